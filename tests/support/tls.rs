//! A client for which `https://discord.com` is the sandbox: serenity's limiter knows no other address.

use std::net::Ipv4Addr;
use std::sync::Arc;

use sandbox::Sandbox;
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::pki_types::PrivateKeyDer;

/// Takes TLS connections for `discord.com` and passes what is inside on to the sandbox.
pub async fn in_place_of_discord(sandbox: &Sandbox) -> reqwest::Client {
    let made = rcgen::generate_simple_self_signed(["discord.com".to_owned()]).unwrap();
    let certificate = made.cert.der().clone();
    let key = PrivateKeyDer::try_from(made.signing_key.serialize_der()).unwrap();
    let provider = Arc::new(tokio_rustls::rustls::crypto::ring::default_provider());
    let config = ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![certificate.clone()], key)
        .unwrap();
    let acceptor = TlsAcceptor::from(Arc::new(config));
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
    let address = listener.local_addr().unwrap();
    let to = sandbox.address();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let acceptor = acceptor.clone();
            tokio::spawn(async move {
                let mut outside = acceptor.accept(stream).await?;
                let mut inside = TcpStream::connect(to).await?;
                tokio::io::copy_bidirectional(&mut outside, &mut inside).await
            });
        }
    });
    reqwest::Client::builder()
        .use_rustls_tls()
        .add_root_certificate(reqwest::Certificate::from_der(&certificate).unwrap())
        .resolve("discord.com", address)
        .build()
        .unwrap()
}
