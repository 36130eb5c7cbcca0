import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';

/** A notification that has arrived, decrypted as a browser does (RFC 8291). */
interface PushedMessage {
  readonly endpoint: string;
  readonly payload: {
    readonly kind: string;
    readonly ids: readonly string[];
    readonly title: string;
    readonly many: string;
    readonly body: string;
    readonly page: string;
    readonly unread: number | null;
  };
  readonly headers: IncomingMessage['headers'];
  /** The body as it was sent. */
  readonly sent: Buffer;
}

/** A browser with its subscription. */
interface Browser {
  readonly keys: ECDH;
  readonly auth: Buffer;
}

const tagBytes = 16;

/** Decrypts a body of the content coding `aes128gcm` (RFC 8188) with one record. */
function decrypt(body: Buffer, { keys, auth }: Browser): string {
  const salt = body.subarray(0, 16);
  const idEnd = 21 + (body[20] ?? 0);
  const sender = body.subarray(21, idEnd);
  const record = body.subarray(idEnd);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const input = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(record.subarray(-tagBytes));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -tagBytes)), decipher.final()]);
  // The delimiter of the last record, before the padding.
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
}

/** The claims of a VAPID header (RFC 8292). Throws unless the key in it has signed them. */
export function claimsOf(authorization = ''): { aud: string; sub: string; key: string } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const signatureBytes = Buffer.from(signature, 'base64url');
  if (!verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, signatureBytes)) {
    throw new Error('The signature is wrong');
  }
  return { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), key };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** Opens a push service on this machine, which decrypts what it gets. */
export async function openPushService() {
  const browsers = new Map<string, Browser>();
  const received: PushedMessage[] = [];
  const answers: { status: number; headers?: Record<string, string> }[] = [];
  let origin = '';

  const server = createServer((request, response) => {
    void readBody(request).then((sent) => {
      const endpoint = origin + request.url;
      const { status, headers = {} } = answers.shift() ?? { status: 201 };
      const browser = browsers.get(endpoint);
      // A kept connection that the server ends meanwhile would fail the next notification.
      response.setHeader('Connection', 'close');
      if (browser === undefined) {
        response.writeHead(410).end();
        return;
      }
      if (status === 201) {
        const payload = JSON.parse(decrypt(sent, browser));
        received.push({ endpoint, payload, headers: request.headers, sent });
      }
      response.writeHead(status, headers).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;

  return {
    origin,
    received,
    /** The answers to the next notifications, in order. Later ones are accepted. */
    answers,
    /** A new browser, as it names itself to a gateway. */
    subscribe() {
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const auth = randomBytes(16);
      const endpoint = `${origin}/send/${randomBytes(12).toString('hex')}`;
      browsers.set(endpoint, { keys, auth });
      const p256dh = keys.getPublicKey().toString('base64url');
      return { endpoint, p256dh, auth: auth.toString('base64url') };
    },
    /** Forgets a browser: its notifications are answered with 410. */
    forget: (endpoint: string) => void browsers.delete(endpoint),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export type PushService = Awaited<ReturnType<typeof openPushService>>;
