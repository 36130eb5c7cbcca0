import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A refusal with an error code of the service (firebase.google.com/docs/reference/rest/auth). */
type Refused = { error: string };
type Answer = object | Refused;

const projectId = 'parola-test';
const rightCode = '123456';
const ana = 'ana@example.com';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An unsigned id token, as the Auth emulator issues them. */
function idTokenOf(subject: string, provider: string, claims: object = {}): string {
  const now = Math.floor(Date.now() / 1_000);
  const payload = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    auth_time: now,
    iat: now,
    exp: now + 3_600,
    sub: subject,
    user_id: subject,
    firebase: { identities: {}, sign_in_provider: provider },
    ...claims,
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(payload)}.`;
}

/** The user of an id token. */
function userOf(idToken = ''): object {
  const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());
  return { localId: claims.sub, email: claims.email };
}

function session(idToken: string, localId: string) {
  return { idToken, localId, refreshToken: 'refresh', expiresIn: '3600', kind: 'stand-in' };
}

/** Replacement for the window of Google or Facebook. It reports the sign-in to its opener. */
const handlerPage = `<!doctype html><title>Sign in</title><button>Sign in as Ana</button><script>
  const query = new URLSearchParams(location.search);
  document.querySelector('button').onclick = () => opener.postMessage({ authEvent: {
    type: query.get('authType'), eventId: query.get('eventId'), sessionId: 'session', postBody: null, tenantId: null,
    urlResponse: location.origin + '/done?providerId=' + query.get('providerId'),
  } }, '*');
</script>`;

/** The functions of Google's frame library that the SDK calls. Errors of callbacks are ignored, as in the original. */
export const gapiScript = `(() => {
  const onload = new URL(document.currentScript.src).searchParams.get('onload');
  const open = ({ url, where }, done) => {
    const frame = document.createElement('iframe');
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    frame.src = url;
    frame.hidden = true;
    where.append(frame);
    return done({
      restyle: async () => {},
      ping: (act) => loaded.then(act),
      register: (type, act) => addEventListener('message', ({ data }) => data.authEvent && act({ type, authEvent: data.authEvent })),
      send: (type, message, act) => void loaded.then(() => act([{ [type]: true }])).catch(() => {}),
    });
  };
  const iframes = { Iframe: class {}, CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: () => ({ open }) };
  window.gapi = { iframes, load: (name, { callback }) => callback() };
  window[onload]();
})();`;

/** The answer of the service to a call, by its name. */
function answerTo(call: string, body: Readonly<Record<string, string>>): Answer {
  switch (call) {
    case 'sendVerificationCode':
      return /^\+\d{8,15}$/.test(body['phoneNumber'] ?? '')
        ? { sessionInfo: body['phoneNumber'] }
        : { error: body['phoneNumber'] ? 'INVALID_PHONE_NUMBER' : 'MISSING_PHONE_NUMBER' };
    case 'signInWithPhoneNumber': {
      if (body['code'] !== rightCode) return { error: 'INVALID_CODE' };
      const phone = { phone_number: body['sessionInfo'] };
      return session(idTokenOf('test-user', 'phone', phone), 'test-user');
    }
    case 'signInWithIdp': {
      const { searchParams } = new URL(body['requestUri'] ?? '');
      const providerId = searchParams.get('providerId') ?? '';
      return { ...session(idTokenOf(ana, providerId, { email: ana }), ana), providerId };
    }
    case 'recaptchaParams':
      return { recaptchaSiteKey: 'unused' };
    case 'lookup':
      return { users: [{ ...userOf(body['idToken']), providerUserInfo: [] }] };
    default:
      return {};
  }
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, string>> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? {} : JSON.parse(text);
}

function send(response: ServerResponse, status: number, type: string, text: string): void {
  const origin = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
  response.writeHead(status, { 'Content-Type': type, ...origin }).end(text);
}

/** Opens a server with the part of the Auth emulator's HTTP interface that the SDK uses: codes by SMS (always 123456) and the windows of providers. */
export async function openAuthEmulator() {
  const failures: string[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/emulator/auth/handler') return send(response, 200, 'text/html', handlerPage);
    if (pathname === '/emulator/auth/iframe') return send(response, 200, 'text/html', '');
    if (request.method === 'OPTIONS') return send(response, 204, 'text/plain', '');
    const call = pathname.split(/[/:]/).at(-1) ?? '';
    const body = await bodyOf(request);
    const error = call.startsWith('s') ? failures.shift() : undefined;
    const given: Answer = error ? { error } : answerTo(call, body);
    if (!('error' in given)) return send(response, 200, 'application/json', JSON.stringify(given));
    const refused = { error: { code: 400, message: given.error } };
    send(response, 400, 'application/json', JSON.stringify(refused));
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://localhost:${port}`,
    projectId,
    rightCode,
    /** Makes the next call that sends a code or signs in fail with an error code. */
    failNext: (error: string) => void failures.push(error),
    close: () => server.close().closeAllConnections(),
  };
}
