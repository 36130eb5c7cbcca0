import {
  createServer,
  type IncomingMessage,
  request as sendRequest,
  type ServerResponse,
} from 'node:http';
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { desModulus, openDesKey, openDesText } from '../open-des.ts';
import { memberAnswers, secondSteps, sessionAnswers } from './account-answers.ts';
import { type Answers, notThere, Refusal } from './answers.ts';
import { cashierAnswers } from './cashier-answers.ts';
import { gameAnswers, lotteryAnswers } from './game-answers.ts';
import { createMembers } from './members.ts';
import { recordAnswers } from './record-answers.ts';
import { rewardAnswers } from './reward-answers.ts';
import { systemAnswers } from './system-answers.ts';

/** The member of the tests. All members have one password. */
export const plainMember = { username: 'maria', password: 'Mabuhay88' };

interface Sent {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

const json = (status: number, value: unknown): Sent => ({
  status,
  type: 'application/json',
  text: JSON.stringify(value),
});

const wrapped = (value: unknown): Sent => json(200, { success: true, value });

const refused = ({ status, code, message, value }: Refusal): Sent =>
  json(status, { success: false, errorCode: code, message, value });

/** The answer of the web server before the gateway to a path that nobody knows. */
const noPage: Sent = {
  status: 404,
  type: 'text/html',
  text: '<!doctype html><title>404 Not Found</title><h1>Not Found</h1>',
};

/** A game. It knows nothing of the app around its frame. */
const gamePage: Sent = {
  status: 200,
  type: 'text/html',
  text: '<!doctype html><title>Game</title><h1>The reels turn</h1>',
};

/** Opens sealed bodies. `answers` has its key, by path. */
interface Opener {
  readonly answers: Readonly<Record<string, Sent>>;
  /** `header` is the header `Encryption`. */
  open(sealed: string, header: string): Promise<unknown>;
}

/** The key of the seal that is ours. */
async function createJweOpener(): Promise<Opener> {
  const { publicKey, privateKey } = await generateKeyPair('RSA-OAEP-256');
  const kid = 'plain';
  const key = { ...(await exportJWK(publicKey)), kid, use: 'enc', alg: 'RSA-OAEP-256' };
  return {
    answers: { 'GET /wps/session/key': json(200, key) },
    async open(sealed: string): Promise<unknown> {
      const { plaintext } = await compactDecrypt(sealed, privateKey);
      return JSON.parse(new TextDecoder().decode(plaintext));
    },
  };
}

/** The key of the older seal. */
const desOpener: Opener = {
  answers: { 'GET /wps/session/key/rsa': { status: 200, type: 'text/plain', text: desModulus } },
  async open(sealed, header) {
    return JSON.parse(openDesText(sealed, openDesKey(header)));
  },
};

async function bodyOf(request: IncomingMessage, { open }: Opener) {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  const body: unknown = text === '' ? {} : JSON.parse(text);
  const { value }: { value?: unknown } = Object(body);
  const header = String(request.headers['encryption'] ?? '');
  const opened = header !== '' && typeof value === 'string' ? await open(value, header) : body;
  const fields: Record<string, unknown> = Object(opened);
  return fields;
}

/** The handler of a gateway of another make: it has the calls and fields that are common to all, and nothing more. */
async function createPlainGateway(seal: 'jwe' | 'des') {
  const members = createMembers();
  members.add(plainMember.username, plainMember.password, 1_500.5);
  for (const name of secondSteps.keys()) members.add(name, plainMember.password, 10);
  const opener = seal === 'des' ? desOpener : await createJweOpener();
  /** The calls so far, by method and path. */
  const asked: string[] = [];
  const answers: Answers = {
    ...systemAnswers,
    ...gameAnswers,
    ...sessionAnswers(members),
    ...memberAnswers,
    ...recordAnswers,
    ...cashierAnswers,
    ...rewardAnswers,
  };

  async function answer(request: IncomingMessage): Promise<Sent> {
    const { headers, method = 'GET', url = '/' } = request;
    const { pathname, searchParams: query } = new URL(url, 'http://gateway');
    const call = `${method} ${pathname}`;
    asked.push(call);
    if (call === 'GET /game.html') return gamePage;
    const key = opener.answers[call];
    if (key) return key;
    const raw = lotteryAnswers[call];
    const wrappedAnswer = answers[call];
    const member = members.of(headers.authorization ?? '');
    try {
      const origin = `http://127.0.0.1:${request.socket.localPort}`;
      const facts = { headers, origin, query, member, body: await bodyOf(request, opener) };
      if (raw) return json(200, raw(facts));
      if (!headers['merchant'] || headers['merchant'].includes(',')) throw notThere();
      if (wrappedAnswer) return wrapped(wrappedAnswer(facts));
      if (pathname.startsWith('/wps/relay/')) throw notThere();
      return noPage;
    } catch (error) {
      if (error instanceof Refusal) return refused(error);
      return json(500, { success: false, message: 'System busy #500' });
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, type, text } = await answer(request);
    response.writeHead(status, { 'Content-Type': type }).end(text);
  }

  return { members, asked, handle };
}

/** Opens the gateway on a free port of this machine. It takes sealed bodies by one seal. */
export async function openPlainGateway(seal: 'jwe' | 'des' = 'jwe') {
  const { handle, ...gateway } = await createPlainGateway(seal);
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const url = `http://127.0.0.1:${port}`;

  /** Sends a request of a test browser to the gateway. The fetch of a simulated page would refuse another origin. */
  async function fetchFrom({ url: wanted, method, headers, body }: Request): Promise<Response> {
    const { pathname, search } = new URL(wanted);
    const text = body === null ? '' : await new Response(body).text();
    return new Promise((resolve, reject) => {
      const options = { method, headers: Object.fromEntries(headers) };
      const sent = sendRequest(url + pathname + search, options, (answer) => {
        let received = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => (received += chunk));
        answer.on('end', () =>
          resolve(new Response(received, { status: answer.statusCode ?? 500 })),
        );
      });
      sent.on('error', reject).end(text);
    });
  }

  async function close(): Promise<void> {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  return { ...gateway, url, fetch: fetchFrom, close };
}

export type PlainGateway = Awaited<ReturnType<typeof openPlainGateway>>;
