//! serenity with its rate limiter on: it then asks nobody but `https://discord.com`, so that name leads here.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use correio::sandbox::{Fault, Sandbox};
use serenity::all::{ChannelId, CreateMessage};
use serenity::http::{Http, HttpBuilder};
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::pki_types::PrivateKeyDer;

/// Takes TLS connections for `discord.com` and passes what is inside on to the sandbox.
async fn in_place_of_discord(sandbox: &Sandbox) -> (SocketAddr, Vec<u8>) {
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
    (address, certificate.to_vec())
}

async fn limited(sandbox: &Sandbox) -> Http {
    let (address, certificate) = in_place_of_discord(sandbox).await;
    let client = reqwest::Client::builder()
        .use_rustls_tls()
        .add_root_certificate(reqwest::Certificate::from_der(&certificate).unwrap())
        .resolve("discord.com", address)
        .build()
        .unwrap();
    HttpBuilder::new(sandbox.token()).client(client).build()
}

#[tokio::test]
async fn a_rate_limit_is_waited_for_and_the_message_sent_once() {
    let sandbox = Sandbox::start().await.unwrap();
    let http = limited(&sandbox).await;
    sandbox.inject(Fault::rate_limit(Duration::from_millis(20)).times(2).on("POST", "/messages"));
    let channel = ChannelId::new(sandbox.general().0);
    channel.send_message(&http, CreateMessage::new().content("at last")).await.unwrap();
    let statuses: Vec<u16> = sandbox.recorded_since(0).iter().map(|request| request.status).collect();
    assert_eq!(statuses, [429, 429, 200]);
    assert_eq!(sandbox.messages(sandbox.general()).len(), 1);
}
