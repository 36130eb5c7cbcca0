import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** Refusals as the service words them (firebase.google.com/docs/reference/rest/auth). */
type Refused = { error: string };
type Answer = object | Refused;

const projectId = 'parola-test';
const rightCode = '123456';
const ana = 'ana@example.com';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An id token as the Auth emulator makes them: nobody signs it. */
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

/** Whom an id token of ours is about. */
function whoIs(idToken = ''): object {
  const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());
  return { localId: claims.sub, email: claims.email };
}

function session(idToken: string, localId: string) {
  return { idToken, localId, refreshToken: 'refresh', expiresIn: '3600', kind: 'stand-in' };
}

/** The window that stands in for Google's or Facebook's, and tells the page who has pressed. */
const handlerPage = `<!doctype html><title>Sign in</title><button>Sign in as Ana</button><script>
  const asked = new URLSearchParams(location.search);
  document.querySelector('button').onclick = () => opener.postMessage({ authEvent: {
    type: asked.get('authType'), eventId: asked.get('eventId'), sessionId: 'session', postBody: null, tenantId: null,
    urlResponse: location.origin + '/done?providerId=' + asked.get('providerId'),
  } }, '*');
</script>`;

/** The few functions of Google's frame library that the SDK calls. What its callbacks throw is kept from it, as there. */
export const gapiScript = `(() => {
  const onload = new URL(document.currentScript.src).searchParams.get('onload');
  const open = ({ url, where }, done) => {
    const frame = document.createElement('iframe');
    const soon = new Promise((resolve) => frame.addEventListener('load', resolve));
    frame.src = url;
    frame.hidden = true;
    where.append(frame);
    return done({
      restyle: async () => {},
      ping: (act) => soon.then(act),
      register: (type, act) => addEventListener('message', ({ data }) => data.authEvent && act({ type, authEvent: data.authEvent })),
      send: (type, message, act) => void soon.then(() => act([{ [type]: true }])).catch(() => {}),
    });
  };
  const iframes = { Iframe: class {}, CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: () => ({ open }) };
  window.gapi = { iframes, load: (name, { callback }) => callback() };
  window[onload]();
})();`;

/** What the service answers to a call, by its name. */
function answerTo(call: string, asked: Readonly<Record<string, string>>): Answer {
  switch (call) {
    case 'sendVerificationCode':
      return /^\+\d{8,15}$/.test(asked['phoneNumber'] ?? '')
        ? { sessionInfo: asked['phoneNumber'] }
        : { error: asked['phoneNumber'] ? 'INVALID_PHONE_NUMBER' : 'MISSING_PHONE_NUMBER' };
    case 'signInWithPhoneNumber': {
      if (asked['code'] !== rightCode) return { error: 'INVALID_CODE' };
      const phone = { phone_number: asked['sessionInfo'] };
      return session(idTokenOf('somebody', 'phone', phone), 'somebody');
    }
    case 'signInWithIdp': {
      const { searchParams } = new URL(asked['requestUri'] ?? '');
      const providerId = searchParams.get('providerId') ?? '';
      return { ...session(idTokenOf(ana, providerId, { email: ana }), ana), providerId };
    }
    case 'recaptchaParams':
      return { recaptchaSiteKey: 'not asked for' };
    case 'lookup':
      return { users: [{ ...whoIs(asked['idToken']), providerUserInfo: [] }] };
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

/** A server that speaks as much of the Auth emulator's HTTP as the SDK asks for: codes by phone (always 123456), windows of providers. */
export async function openAuthEmulator() {
  const failures: string[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/emulator/auth/handler') return send(response, 200, 'text/html', handlerPage);
    if (pathname === '/emulator/auth/iframe') return send(response, 200, 'text/html', '');
    if (request.method === 'OPTIONS') return send(response, 204, 'text/plain', '');
    const call = pathname.split(/[/:]/).at(-1) ?? '';
    const asked = await bodyOf(request);
    const error = call.startsWith('s') ? failures.shift() : undefined;
    const given: Answer = error ? { error } : answerTo(call, asked);
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
    /** Refuses the next call that would send something or sign somebody in. */
    failNext: (error: string) => void failures.push(error),
    close: () => server.close().closeAllConnections(),
  };
}
