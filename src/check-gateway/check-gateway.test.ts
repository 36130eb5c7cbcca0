import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#protocol/call.ts';
import { calls } from '#protocol/calls.ts';
import { demoPassword } from '#demo/content/accounts.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { openHost } from '#tests/support/open-host.ts';
import { main } from './main.ts';
import { callsOf } from './page.ts';
import { agentPages, guestPages, memberPages } from './pages.ts';

let gateway: TestGateway;
beforeAll(async () => void (gateway = await openTestGateway()));
afterAll(() => gateway.close());

/** Answers of another gateway by path, made of the answer of our own. */
type Odd = Readonly<Record<string, (own: Response) => Response | Promise<Response>>>;

/** A gateway as ours that answers some calls in other ways. `heard` has the method and path of each call. */
async function openGateway(odd: Odd = {}) {
  const received = new Set<string>();
  const { url } = await openHost(async (request, visitor) => {
    const { pathname } = new URL(request.url);
    received.add(`${request.method} ${pathname}`);
    const own = await gateway.gateway.fetch(request, visitor);
    const answer = (await odd[pathname]?.(own)) ?? own;
    answer.headers.set('Date', new Date().toUTCString());
    return answer;
  });
  return { url, received };
}

/** The command with its output. */
async function run(...words: string[]) {
  return runWith({}, ...words);
}

async function runWith(env: Parameters<typeof main>[1], ...words: string[]) {
  const printed: string[] = [];
  const errors: string[] = [];
  const code = await main(words, env, {
    print: (line) => void printed.push(line),
    printError: (line) => void errors.push(line),
  });
  return { code, printed, errors };
}

const juan = ['--user', 'juan', '--password', demoPassword];
const status =
  (code: number, body: BodyInit = '') =>
  () =>
    new Response(body, { status: code });
const failing = (errorCode: string, code: number) =>
  status(code, JSON.stringify({ success: false, value: null, errorCode, message: null }));

/** Changes the value in the envelope of an answer. */
const changed = (change: (value: Record<string, unknown>) => object) => async (own: Response) => {
  const body: { value: Record<string, unknown> } = await own.json();
  return Response.json({ ...body, value: change(body.value) });
};

/** The lines that are not about what matches or works. */
const remarks = (lines: readonly string[]) =>
  lines.filter((line) => line !== '' && !/^matched |: works$/.test(line));

describe('our own gateway', () => {
  it('passes without a remark for a guest, who makes no call of a player', async () => {
    const { url, received } = await openGateway();
    const { code, printed, errors } = await run(url);
    expect([code, remarks(printed), errors]).toEqual([0, [], []]);
    expect(printed).toContain('matched         GET /wps/relay/GCSGAME_gameList');
    expect(printed.slice(-guestPages.length)).toEqual(
      guestPages.map(({ name }) => `${name}: works`),
    );
    expect([...received].filter((call) => !call.startsWith('GET '))).toEqual([]);
  });

  it('passes under its newer names', async () => {
    const { url } = await openGateway();
    const { code, printed } = await runWith({ PAROLA_RELAY_NAMES: 'newer' }, url);
    expect([code, remarks(printed)]).toEqual([0, []]);
    expect(printed).toContain('matched         GET /wps/relay/GCSGAME_newGameVendor');
  });

  it('passes without a remark for juan, and nothing is written but his session', async () => {
    const { url, received } = await openGateway();
    const { code, printed } = await run(url, ...juan);
    expect([code, remarks(printed)]).toEqual([0, []]);
    expect(printed.filter((line) => line.endsWith(': works'))).toHaveLength(
      guestPages.length + memberPages.length,
    );
    expect([...received].filter((call) => !call.startsWith('GET '))).toEqual([
      'POST /wps/session/login',
      'DELETE /wps/session/logout',
    ]);
    expect([...received].filter((call) => /process|launch|ticket/i.test(call))).toEqual([]);
    expect(printed.join('\n')).not.toMatch(/juan|dela cruz|parola2026|[0-9a-f]{8}-[0-9a-f]{4}/i);
  });
});

/** Pages that the app does not show to agents, with the reason. */
const ofPlayers = {
  'invite friends': 'agents have links',
  'player rank': 'there is no club',
};

it.each([
  ['ana', { 'transfer to upline': 'there is no upline', ...ofPlayers }],
  ['luis', ofPlayers],
  ['aida', ofPlayers],
  ['alma', ofPlayers],
])('our own gateway passes for the agent %s, with the pages of agents', async (name, others) => {
  const { url, received } = await openGateway();
  const { code, printed } = await run(url, '--user', name, '--password', demoPassword);
  const faults = remarks(printed).filter((line) => !line.startsWith('not asked '));
  expect([code, faults]).toEqual([
    0,
    Object.entries(others).map(([page, why]) => `${page}: not checked, because ${why}`),
  ]);
  expect(printed.slice(-agentPages.length)).toEqual(
    agentPages.map((page) => `${page.name}: works`),
  );
  expect([...received].filter((call) => !call.startsWith('GET '))).toEqual([
    'POST /wps/session/login',
    'DELETE /wps/session/logout',
  ]);
});

it('a gateway without reports of teams has that named', async () => {
  const { url } = await openGateway({
    '/wps/agent/reports/sums': status(404),
    '/wps/relay/MCS2_wpsViewAffUrls': status(404),
  });
  const { code, printed } = await run(url, '--user', 'luis', '--password', demoPassword);
  expect(code).toBe(1);
  expect(printed).toContain('reports of the team: without sums of members');
  expect(printed).toContain('links: does not work without /wps/relay/MCS2_wpsViewAffUrls');
});

it('the check is a command of plain Node', async () => {
  const { url } = await openGateway();
  const start = [join(import.meta.dirname, 'start.mjs'), url, ...juan];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, start);
  expect([remarks(stdout.split('\n')), stderr]).toEqual([[], '']);
  await expect(promisify(execFile)(process.execPath, start.slice(0, 1))).rejects.toMatchObject({
    code: 2,
    stdout: '',
  });
});

/** Calls that begin or change something, or are about a code of somebody. */
const unchecked: ReadonlySet<string> = new Set([
  'checkAffiliate',
  'launchChat',
  'launchGame',
  'launchTrial',
  'processDailySalary',
  'processDividend',
  // The app makes them where a page of help is open, or another call has no answer.
  'getDomainRoute',
  'getLotteryGames',
  'getWhitelabel',
]);

it('makes each reading call', () => {
  const reading = Object.entries<Call>(calls).filter(
    ([name, call]) => call.method === 'GET' && !unchecked.has(name),
  );
  const checked = callsOf([...guestPages, ...memberPages, ...agentPages]);
  expect(checked.toSorted()).toEqual(reading.map(([name]) => name).toSorted());
});

describe('another gateway', () => {
  const games = (value: Record<string, unknown>) => {
    const [one, two, ...rest] = value['games'] as object[];
    return {
      ...value,
      pageNum: '1',
      games: [{ ...one, minBet: '1,250.00', isHot: 'yes' }, { ...two, nodeId: 'x' }, ...rest],
    };
  };

  it('has each difference named, and works where the app can do without', async () => {
    const { url } = await openGateway({
      '/wps/relay/GCSGAME_gameList': changed(games),
      '/wps/relay/GCSGAME_hotGamesV2': failing('function.not.available', 400),
      '/wps/relay/ODSFE2_getWinnerBoard': status(404),
      '/wps/relay/VIS_getJackpot': status(200, '<html><h1>Welcome</h1></html>'),
      '/wps/relay/GCSGAME_nextEvents': changed(() => ({ list: [{ eventId: 'Juan' }] })),
      '/wps/relay/MCSFE_getFeedbackConfig': failing('strange_code', 500),
    });
    const { code, printed } = await run(url);
    expect(remarks(printed)).toEqual([
      'not there       GET /wps/relay/GCSGAME_hotGamesV2 (function.not.available)',
      'not there       GET /wps/relay/ODSFE2_getWinnerBoard (404)',
      'not there       GET /wps/relay/VIS_getJackpot (a page, with status 200)',
      'missing         GET /wps/relay/GCSGAME_nextEvents',
      '                list: 1 of 1 rows left out, the first because of list[].vassalage: missing',
      'read liberally  GET /wps/relay/GCSGAME_gameList',
      '                games[].minBet: the text "9,999.99", read as a number',
      '                games[].isHot: the text "yes", read as yes',
      '                games: 1 of 24 rows left out, the first because of games[].nodeId: the text "x"',
      '                pageNum: the text "9", read as a number',
      'refused         GET /wps/relay/MCSFE_getFeedbackConfig (strange_code, status 500)',
      'home: without hot games, winners, the jackpot of the gateway, next draws and matches',
      'help: without the feedback form',
    ]);
    expect(code).toBe(0);
  });

  it('does not work without a call that the app needs', async () => {
    const { url } = await openGateway({
      '/wps/v2/wallets/balance': status(404),
      '/wps/relay/MCSFE_getListAnnouncements': status(404),
      '/wps/relay/MCSFE_getWithdrawCharges': status(404),
      '/wps/relay/MCSFE_getWithdrawSettings': changed((value) => ({
        ...value,
        fixedAmounts: ['x'],
      })),
    });
    const { code, printed } = await run(url, ...juan);
    expect(remarks(printed)).toEqual([
      'not there       GET /wps/relay/MCSFE_getListAnnouncements (404; newer gateways have /wps/relay/CCSFE_getListAnnouncements: PAROLA_RELAY_NAMES=newer)',
      'not there       GET /wps/v2/wallets/balance (404)',
      'read liberally  GET /wps/relay/MCSFE_getWithdrawSettings',
      '                fixedAmounts: 1 of 1 rows left out, the first because of fixedAmounts[]: the text "x"',
      'not there       GET /wps/relay/MCSFE_getWithdrawCharges (404)',
      'home: without banners and announcements',
      'account: does not work without /wps/v2/wallets/balance',
      'withdraw: without charges',
      'wallets: does not work without /wps/v2/wallets/balance',
    ]);
    expect(code).toBe(1);
  });

  it('without a key for passwords has no sign-in', async () => {
    const { url, received } = await openGateway({ '/wps/session/key': status(404) });
    const { code, printed } = await run(url, ...juan);
    expect(remarks(printed)).toEqual([
      'not there       GET /wps/session/key (404)',
      'not there       POST /wps/session/login (/wps/session/key: 404)',
      'registration: does not work without /wps/session/key',
      'sign-in: does not work without /wps/session/key',
      'pages of a member: not checked, because the sign-in has failed',
    ]);
    expect(code).toBe(1);
    expect([...received]).not.toContain('POST /wps/session/login');
  });

  it('that switches a page off, or refuses the sign-in, gets that in the report', async () => {
    const { url } = await openGateway();
    await gateway.operator.settings({ modules: { PTSYS3: false } });
    const { code, printed } = await run(url, '--user', 'juan', '--password', 'wrong');
    await gateway.operator.reset();
    expect(remarks(printed)).toEqual([
      'refused         POST /wps/session/login (account_or_password_incorrect, status 200)',
      'points mall: switched off by the operator (PTSYS3)',
      'pages of a member: not checked, because the sign-in has failed',
    ]);
    expect(code).toBe(1);
  });
});

it.each([
  [[], 'The address of a gateway begins with http:// or https://.'],
  [['gateway.example'], 'The address of a gateway begins with http:// or https://.'],
  [['http://localhost:1', '--user', 'juan'], 'A member has a name and a password.'],
  [['http://localhost:1', '--deposit'], 'Usage: npm run check-gateway'],
])('refuses the arguments %o', async (words, reason) => {
  const { code, printed, errors } = await run(...words);
  expect([code, printed]).toEqual([2, []]);
  expect(errors.join('\n')).toContain(reason);
  expect(errors).toHaveLength(1);
});

it('says so when the address cannot be reached', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  const address = `http://127.0.0.1:${port}`;
  const reason = `The gateway at ${address} cannot be reached (ECONNREFUSED).`;
  expect(await run(address)).toEqual({ code: 2, printed: [], errors: [reason] });
});
