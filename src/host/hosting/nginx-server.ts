/** The files of a certificate, as nginx reads them. */
export interface Certificate {
  readonly chain: string;
  readonly key: string;
}

/** The largest body that a call takes: a picture of 5 MB in base64. */
export const largestBody = 'client_max_body_size 8m;';

/** Headers that describe the visitor to the server behind. */
export const forwardedHeaders = [
  'proxy_set_header Host $http_host;',
  'proxy_set_header X-Forwarded-For $remote_addr;',
] as const;

/** The lines by which a server answers for an origin. Throws when an https origin has no certificate. */
export function listenLines(origin: string, certificate: Certificate | null): string[] {
  const { protocol, hostname, port } = new URL(origin);
  if (protocol === 'http:') return [`listen ${port || 80};`, `server_name ${hostname};`];
  if (certificate === null) {
    throw new Error(
      `${origin} needs TLS_CERTIFICATE and TLS_KEY, the files of the certificate and its key.`,
    );
  }
  return [
    `listen ${port || 443} ssl http2;`,
    `server_name ${hostname};`,
    `ssl_certificate ${certificate.chain};`,
    `ssl_certificate_key ${certificate.key};`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
    'ssl_session_cache shared:parola:1m;',
  ];
}

export const indent = (lines: readonly string[]): string =>
  lines.map((line) => `    ${line}`).join('\n');
