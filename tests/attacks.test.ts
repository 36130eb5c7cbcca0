import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getMember } from '#protocol/calls/member.ts';
import { registerByMobile } from '#protocol/calls/registration.ts';
import { addFavourite, removeFavourite } from '#protocol/calls/favourite-changes.ts';
import { getGames } from '#protocol/calls/games.ts';
import { launchGame, launchTrial } from '#protocol/calls/launch.ts';
import { getBalance } from '#protocol/calls/wallet.ts';
import { signOut } from '#protocol/calls/session.ts';
import { signIn } from '#protocol/calls/sign-in.ts';
import { sendCode, sendMobileRegisterCode } from '#protocol/calls/verification.ts';
import { demoPassword } from '#demo/content/accounts.ts';
import { games } from '#demo/content/games.ts';
import { sampleChoices } from './support/sample-choices.ts';
import { openHost } from './support/open-host.ts';
import { openTestGateway, type TestGateway } from './support/open-gateway.ts';

let test: TestGateway;
const logged: string[] = [];

beforeAll(async () => {
  test = await openTestGateway({ log: (line) => void logged.push(line) });
});
afterAll(() => test.close());
beforeEach(async () => void (await test.operator.reset()));

const owner = '203.0.113.50';
const codeOf = (error: unknown) => (error as { code?: string }).code;

const attempt = (username: string, password: string, caller: { ip: string; cookie?: string }) =>
  test.request(signIn, { username, password, captcha: '' }, caller);

/** Signs the owner in once and returns the cookie that the browser then has. */
async function deviceCookie(ip: string): Promise<string> {
  const cookies: string[] = [];
  await test.request(
    signIn,
    { username: 'juan', password: demoPassword, captcha: '' },
    { ip, onCookie: (cookie) => cookies.push(cookie) },
  );
  return cookies.find((cookie) => cookie.startsWith('deviceId='))?.split(';')[0] ?? '';
}

describe('wrong passwords of strangers', () => {
  it('from one address never keep the owner out elsewhere', async () => {
    const attacker = { ip: '198.51.100.1' };
    for (let n = 0; n < 60; n += 1) {
      await attempt('juan', `guess ${n}`, attacker).catch(() => undefined);
    }
    expect(await attempt('juan', demoPassword, { ip: owner })).toMatchObject({ username: 'juan' });
  });

  it('from many addresses cost the owner a captcha at most, and a known device nothing', async () => {
    const cookie = await deviceCookie(owner);
    for (let n = 0; n < 200; n += 1) {
      const attacker = { ip: `198.51.100.${n % 100}` };
      await attempt('juan', `guess ${n}`, attacker).catch(() => undefined);
    }
    expect(await attempt('juan', demoPassword, { ip: owner, cookie })).toMatchObject({
      username: 'juan',
    });
    const ip = '192.0.2.200';
    expect(await attempt('juan', demoPassword, { ip }).catch(codeOf)).toBe('captcha_required');
    const captchaCookie = await test.captchaCookie({ ip });
    const captcha = (await test.operator.captchas())[0]?.text ?? '';
    const solved = { username: 'juan', password: demoPassword, captcha };
    expect(await test.request(signIn, solved, { ip, cookie: captchaCookie })).toMatchObject({
      username: 'juan',
    });
  });

  it('count together however the number is spelled', async () => {
    const spellings = ['09175550101', '+63 917 555 0101', '639175550101', '9175550101', 'JUAN'];
    const attacker = { ip: '198.51.100.2' };
    const codes: unknown[] = [];
    for (const name of spellings) codes.push(await attempt(name, 'x', attacker).catch(codeOf));
    expect(codes.slice(0, 3)).toEqual(Array(3).fill('account_or_password_incorrect'));
    expect(codes.slice(3)).toEqual(['captcha_required', 'captcha_required']);
  });

  it('count together for a number that nobody has, too', async () => {
    const attacker = { ip: '198.51.100.3' };
    const codes: unknown[] = [];
    for (const name of ['09990000000', '+63 999 000 0000', '639990000000', '9990000000']) {
      codes.push(await attempt(name, 'x', attacker).catch(codeOf));
    }
    expect(codes.at(-1)).toBe('captcha_required');
  });
});

describe('codes that strangers ask for', () => {
  const juan = { mobile: '9175550101', dialCode: '63' };

  it('never keep the owner from getting one', async () => {
    const cookie = await deviceCookie(owner);
    for (let n = 0; n < 30; n += 1) {
      await test.request(sendCode, juan, { ip: `198.51.100.${n}` }).catch(() => undefined);
    }
    expect(await test.request(sendCode, juan, { ip: owner, cookie })).toMatchObject({ minutes: 5 });
    const ip = '192.0.2.201';
    expect(await test.request(sendCode, juan, { ip }).catch(codeOf)).toBe('captcha_required');
    const captchaCookie = await test.captchaCookie({ ip });
    const captcha = (await test.operator.captchas())[0]?.text ?? '';
    await test.request(sendCode, { ...juan, captcha }, { ip, cookie: captchaCookie });
    expect(await test.operator.outbox('+639175550101')).toHaveLength(7);
  });
});

describe('a stolen idempotency key', () => {
  it('signs nobody in', async () => {
    const mobile = { mobile: '9185551234', dialCode: '63' };
    await test.request(sendMobileRegisterCode, mobile);
    const [message] = await test.operator.outbox('+639185551234');
    const form = {
      fields: {
        mobileNum: '9185551234',
        verificationCode: message?.code ?? '',
        password: 'Bangka77',
        payeeName: 'Ada Cruz',
      },
      dialCode: '63',
      idempotencyKey: 'a-key-that-somebody-has-seen',
    };
    const made = await test.request(registerByMobile, form);
    expect(await test.request(registerByMobile, form)).toMatchObject({
      customerId: made.customerId,
    });
    for (const fields of [{ mobileNum: '9185551234' }, { ...form.fields, payeeName: 'Eve Cruz' }]) {
      await expect(test.request(registerByMobile, { ...form, fields })).rejects.toThrow();
    }
  });
});

/** Sends a request to the games' origin, as the page of a game or an attacker does. */
async function post(path: string, body: unknown): Promise<Record<string, unknown>> {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
  const request = new Request(`http://localhost:4174${path}`, init);
  const answer = await test.gateway.gamesFetch(request, { ip: owner });
  const reported = await answer.text();
  return { status: answer.status, ...(reported.startsWith('{') ? JSON.parse(reported) : {}) };
}

function gameOf(kind: string) {
  const game = games.find((one) => one.kind === kind && one.trial === (kind === 'slot'));
  if (game === undefined) throw new Error(`No game is a ${kind}`);
  return game;
}

async function ticketOf(token: string, kind: string): Promise<string> {
  const { vendor, gameId, nodeId } = gameOf(kind);
  const wanted = { launchMode: 'GLS' as const, vendor, gameId, nodeId };
  return new URL(
    (await test.request(launchGame, wanted, { token })).url,
    'http://localhost:4174',
  ).hash.slice(1);
}

/** Opens a game of a member. Returns its session and a function that sends a bet to a path with it. */
async function openGame(token: string, kind: string) {
  const ticket = await ticketOf(token, kind);
  const { session } = await post(`/${kind}/open`, { ticket, parents: [] });
  let bets = 0;
  const bet = (
    path = `/${kind}`,
    choice = sampleChoices.slot,
    key = `bet-${kind}-${(bets += 1)}`,
  ) => post(`${path}/play`, { session, key, stakeCentavos: gameOf(kind).leastBet ?? 500, choice });
  return { session, bet };
}

const balanceOf = (token: string) => test.request(getBalance, {}, { token });

describe('a closed site', () => {
  it.each([{ maintenance: true }, { regionRestriction: true }])(
    'takes no bets and opens no games: %o',
    async (closed) => {
      const token = await test.signIn('juan');
      const ticket = await ticketOf(token, 'slot');
      const { session, bet } = await openGame(token, 'slot');
      const { gameId, nodeId } = gameOf('slot');
      const trial = await test.request(launchTrial, { gameId, nodeId });
      const balance = await balanceOf(token);
      await test.operator.settings(closed);
      const refused = { status: 503, reason: 'site_closed' };
      expect(await bet()).toEqual(refused);
      expect(await post('/slot/open', { ticket, parents: [] })).toMatchObject(refused);
      expect(await post('/slot/balance', { session })).toEqual(refused);
      const tryOut = {
        ticket: new URL(trial.url, 'http://localhost:4174').hash.slice(1),
        parents: [],
      };
      expect(await post('/trial/slot/open', tryOut)).toMatchObject(refused);
      await test.operator.settings({ maintenance: false, regionRestriction: false });
      expect(await balanceOf(token)).toEqual(balance);
      expect(await bet()).toMatchObject({ status: 200 });
    },
  );

  it('stops bets of one vendor while that vendor is under maintenance', async () => {
    const token = await test.signIn('juan');
    const [slot, fish] = [await openGame(token, 'slot'), await openGame(token, 'fish')];
    const ticket = await ticketOf(token, 'slot');
    // The promise of the next round is a new one in each answer.
    const { fair: _, ...first } = await slot.bet('/slot', null, 'before-the-end');
    await test.operator.vendor(gameOf('slot').vendor, true);
    const balance = await balanceOf(token);
    expect(await slot.bet()).toEqual({ status: 409, reason: 'game_closed' });
    expect(await post('/slot/open', { ticket, parents: [] })).toMatchObject({
      status: 409,
      reason: 'game_closed',
    });
    expect(await balanceOf(token)).toEqual(balance);
    expect(await slot.bet('/slot', null, 'before-the-end')).toMatchObject(first);
    expect(await fish.bet('/fish', sampleChoices.fish)).toMatchObject({ status: 200 });
    await test.operator.vendor(gameOf('slot').vendor, false);
    expect(await post('/slot/open', { ticket, parents: [] })).toMatchObject({ status: 200 });
  });

  it('stops trials of a vendor under maintenance, and the lottery when it is launched by its code', async () => {
    const token = await test.signIn('juan');
    const { gameId, nodeId, vendor } = gameOf('slot');
    const { url } = await test.request(launchTrial, { gameId, nodeId });
    const ticket = new URL(url, 'http://localhost:4174').hash.slice(1);
    const { session } = await post('/trial/slot/open', { ticket, parents: [] });
    await test.operator.vendor(vendor, true);
    const bet = { session, key: 'bet-of-a-trial', stakeCentavos: gameOf('slot').leastBet };
    expect(await post('/trial/slot/play', bet)).toEqual({ status: 409, reason: 'game_closed' });
    const lottery = games.find(({ kind }) => kind === 'lottery');
    await test.operator.vendor(lottery?.vendor ?? '', true);
    const wanted = { launchMode: 'LOTT', lottoGameCode: 'ALON3', lottoView: 'betting' } as const;
    const launch = test.request(launchGame, wanted, { token });
    await expect(launch).rejects.toMatchObject({ code: 'game_under_maintenance' });
  });
});

describe('a game session', () => {
  it('plays its own game only, and neither does a ticket open another game', async () => {
    const token = await test.signIn('juan');
    const { session, bet } = await openGame(token, 'slot');
    const balance = await balanceOf(token);
    const refused = { status: 401, reason: 'session_over' };
    for (const kind of ['fish', 'baccarat', 'roulette', 'bingo'] as const) {
      expect(await bet(`/${kind}`, sampleChoices[kind]), kind).toEqual(refused);
      expect(await post(`/${kind}/balance`, { session }), kind).toEqual(refused);
      expect(await bet(`/trial/${kind}`, sampleChoices[kind]), kind).toEqual(refused);
    }
    expect(await post('/lottery/draws', { session, game: 'KULAY3' })).toEqual(refused);
    expect(await balanceOf(token)).toEqual(balance);
    const ticket = await ticketOf(token, 'slot');
    expect(await post('/fish/open', { ticket, parents: [] })).toMatchObject({ status: 404 });
    expect(await post('/slot/open', { ticket, parents: [] })).toMatchObject({ status: 200 });
  });
});

/** Sends the head of a request as it is written and returns the first line of the answer. */
async function statusOf(port: number, head: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.end(`${head}\r\nConnection: close\r\n\r\n`);
  return (await text(socket)).split('\r\n')[0] ?? '';
}

describe('a malformed request', () => {
  it.each([
    '/media/vendors/%00.svg',
    '/media/people/%00.svg',
    '/media/vendors/constructor.svg',
    '/media/vendors/__proto__.svg',
    '/media/lottery/constructor.svg',
    '/media/lottery/__proto__.svg',
    '/media/lottery/NONE.svg',
    '/media/badges/constructor.svg',
    '/media/games/constructor.svg',
    '/media/games/99999999999.svg',
    '/media/games/2147483648.svg',
    '/media/games/010001.svg',
    '/media/banners/99.svg',
    '/media/promotions/99999.svg',
    '/media/%E0%A4%A/x.svg',
    '/media/games/%ff.svg',
    '/wps/%00',
    '/wps/%E0%A4%A',
  ])('to %s is answered with 404', async (path) => {
    const { status } = await test.fetchRaw(path, { headers: { Merchant: 'parola' } });
    expect(status).toBe(404);
  });

  it.each([
    '/%00',
    '/slot/symbols/constructor.svg',
    '/fish/catches/constructor.svg',
    '/lottery/pictures/CONSTRUCTOR.svg',
    '/slot/covers/2147483648.svg',
    '/slot/heroes/999999.svg',
    '/constructor',
    '/trial/__proto__',
    '/%E0%A4%A',
  ])('to %s of the games is answered with 404', async (path) => {
    const request = new Request(`http://localhost:4174${path}`);
    expect((await test.gateway.gamesFetch(request, { ip: owner })).status).toBe(404);
  });

  it('names a game by a number beyond the catalogue, and is refused', async () => {
    const token = await test.signIn('juan');
    for (const nodeId of [2_147_483_648, 3_000_000_000, 999_999_999_999_999]) {
      const game = { nodeId, vendor: 'TALA', category: 'RNG' } as const;
      const [status, code] = [expect.any(Number), expect.any(String)];
      const launch = { launchMode: 'GLS' as const, vendor: 'TALA', gameId: 'x', nodeId };
      for (const call of [
        test.request(addFavourite, game, { token }),
        test.request(removeFavourite, game, { token }),
        test.request(launchGame, launch, { token }),
        test.request(launchTrial, { gameId: 'x', nodeId }),
        test.request(getGames, {
          category: 'RNG',
          vendor: '',
          slotClass: '',
          search: '',
          leastBet: nodeId,
          leastLines: nodeId,
          sort: '',
          page: nodeId,
          pageSize: 10,
        }),
      ]) {
        const error = await call.then(
          () => ({ status: 200, code: '' }),
          (reason: unknown) => reason,
        );
        expect(error).toMatchObject({ status, code });
        expect((error as { status: number }).status).toBeLessThan(500);
      }
    }
  });

  it('nests its body 10,000 levels deep, and is refused', async () => {
    const token = await test.signIn('juan');
    const headers = { Merchant: 'parola', Authorization: token };
    for (const body of [
      '['.repeat(10_000) + ']'.repeat(10_000),
      `{"nodeId":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`,
    ]) {
      const answer = await test.fetchRaw(addFavourite.path, { method: 'POST', headers, body });
      expect(answer.status).toBe(400);
    }
    const deep = '['.repeat(1_900) + ']'.repeat(1_900);
    expect((await post('/slot/play', deep)).status).toBe(400);
    expect((await post('/slot/open', '['.repeat(30_000))).status).toBe(400);
  });

  it.each([
    ['//', 'localhost'],
    ['/%', 'localhost'],
    ['/wps/%00', 'localhost'],
    ['/media/vendors/%00.svg', 'localhost'],
    ['/assets/%E0%A4%A', 'localhost'],
    ['http://[/', 'localhost'],
    ['*', 'localhost'],
    ['/', '['],
    ['/wps/x', 'a b'],
    [`/${'a'.repeat(9_000)}`, 'localhost'],
  ])('to %s of the host %s is answered with 4xx by the web server', async (path, host) => {
    const { port } = await openHost((request, visitor) => test.gateway.fetch(request, visitor));
    expect(await statusOf(port, `GET ${path} HTTP/1.1\r\nHost: ${host}`)).toMatch(/ 4\d\d /);
  });

  it('fails no handler', () => {
    expect(logged.filter((line) => !line.includes('out of range'))).toEqual([]);
  });
});

describe('many requests of one client', () => {
  const spell = [
    (n: number) => `/media/banners/1.svg?n=${n}`,
    (n: number) => `/media/games/${n}.svg`,
  ];

  it('are throttled by their network, however their addresses are spelled', async () => {
    const few = await openTestGateway({ callsPerMinute: 4 });
    const fetchAs = (ip: string) => async (path: string) =>
      (await few.fetchRaw(path, {}, ip)).status;
    const seen: number[] = [];
    for (let n = 0; n < 22; n += 1) {
      const ip = n % 2 === 0 ? `2001:db8:0:1::${n}` : `2001:0DB8:0000:0001:0:0:0:${n}`;
      seen.push(await fetchAs(ip)(spell[n % 2]?.(n) ?? ''));
    }
    expect(seen.slice(20)).toEqual([429, 429]);
    expect(seen.slice(0, 20)).not.toContain(429);
    expect(await fetchAs('192.0.2.9')('/media/banners/1.svg')).toBe(200);
    const playAs = async (ip: string) => {
      const request = new Request('http://localhost:4174/slot/play', {
        method: 'POST',
        body: '{}',
      });
      return (await few.gateway.gamesFetch(request, { ip })).status;
    };
    const played: number[] = [];
    for (let n = 0; n < 21; n += 1) played.push(await playAs('192.0.2.1'));
    expect(played.slice(19)).toEqual([400, 429]);
    expect(await playAs('192.0.2.2')).toBe(400);
    await few.close();
  });
});

describe('a stolen token', () => {
  it('is worth nothing once its owner has signed out, whatever was under way', async () => {
    const token = await test.signIn('juan');
    const steal = () => test.request(getMember, {}, { token }).catch(codeOf);
    const underWay = Array.from({ length: 20 }, steal);
    await Promise.all([test.request(signOut, {}, { token }), ...underWay]);
    expect(await steal()).toBe('login.not.session');
  });
});
