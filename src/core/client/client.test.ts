import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { getVendors } from '#protocol/calls/lobby.ts';
import { getLotteryGames } from '#protocol/calls/lottery.ts';
import { getAnnouncements } from '#protocol/calls/announcements.ts';
import { addFavourite } from '#protocol/calls/favourite-changes.ts';
import { getMember } from '#protocol/calls/member.ts';
import { signOut } from '#protocol/calls/session.ts';
import { getBalance } from '#protocol/calls/wallet.ts';
import { getJackpot } from '#protocol/calls/winners.ts';
import {
  json,
  openClient as open,
  refused,
  strictCall,
  value,
} from '#tests/support/open-client.ts';
import { appOrigin, type Server, testBrowser } from '#tests/support/test-browser.ts';
import { brandFrom } from '../brand.ts';

const pool = { amount: 12.34, time: 5 };
const balance = { sumBalance: 1, balance: [] };

describe('a call', () => {
  it('is sent with the common headers', async () => {
    let seen: Request | undefined;
    const { send, platform } = open((request) => ((seen = request), value(balance)));
    await send(getBalance, {});
    expect(Object.fromEntries(seen?.headers ?? [])).toMatchObject({
      accept: 'application/json, text/plain',
      authorization: 'token-1',
      device: 'web',
      language: 'TY',
      merchant: 'parola',
      moduleid: 'COMM3',
      'x-gateway-version': '3',
    });
    const url = new URL(seen?.url ?? '');
    expect(url.origin + url.pathname).toBe(`${appOrigin}/wps/v2/wallets/balance`);
    expect(url.searchParams.get('typeId')).toBe('0');
    expect(Math.abs(Number(url.searchParams.get('t')) - platform.now())).toBeLessThan(5_000);
  });

  it('is sent without a token where the protocol has none', async () => {
    let seen: Request | undefined;
    const { send } = open((request) => ((seen = request), value(pool)));
    await send(getJackpot, {});
    expect(seen?.headers.has('Authorization')).toBe(false);
  });

  it('sends its fields as JSON when it changes data', async () => {
    let seen: Request | undefined;
    const { send } = open((request) => ((seen = request.clone()), value(null)));
    await send(addFavourite, { nodeId: 7, vendor: 'AV', category: 'RNG' });
    expect(seen?.headers.get('Content-Type')).toBe('application/json');
    expect(await seen?.json()).toEqual({ nodeId: 7, vendor: 'AV', gameType: 'RNG' });
  });

  it('returns the checked value of its answer', async () => {
    const { send } = open(() => value(pool));
    expect(await send(getJackpot, {})).toEqual({ centavos: 1234, at: 5 });
  });

  it('reads an answer without envelope where the protocol has none', async () => {
    const { send } = open(() => json([{ gameCode: 'A', gameId: 1, displayName: 'Six', icon: '' }]));
    expect(await send(getLotteryGames, {})).toEqual([
      { code: 'A', id: '1', name: 'Six', icon: null },
    ]);
  });

  it('accepts an empty answer of status 204', async () => {
    const { send } = open(() => new Response(null, { status: 204 }));
    expect(await send(signOut, {})).toBeUndefined();
  });

  it('uses the newer relay name if the brand is set to it', async () => {
    const paths: string[] = [];
    const server: Server = (request) => {
      paths.push(new URL(request.url).pathname);
      return value({ data: { lanes: [] } });
    };
    await open(server).send(getVendors, {});
    const brand = brandFrom({ PAROLA_RELAY_NAMES: 'newer' });
    await open(server, { brand }).send(getVendors, {});
    expect(paths).toEqual([getVendors.path, getVendors.aliases[0]]);
  });
});

describe('a failed call', () => {
  it.each([
    ['an HTML page', () => new Response('<!doctype html><title>Log in to the hotel</title>')],
    ['another shape', () => value({ amount: 'much', time: 5 })],
    ['an answer that was cut off', () => new Response('{"success":true,"value":{"amou')],
    ['no envelope', () => json({ amount: 1, time: 5 })],
    ['an amount past counting', () => value({ amount: 1e300, time: 5 })],
    ['an empty answer', () => new Response('')],
    ['a success that is none', () => json({ success: false })],
  ])('is unavailable for %s', async (what, answer) => {
    const failing = open(answer).send(strictCall, {});
    const failure =
      what === 'a success that is none'
        ? { kind: 'refused', code: null, message: null, status: 200 }
        : { kind: 'unavailable', status: 200 };
    await expect(failing).rejects.toMatchObject({ failure, silent: false });
  });

  it.each([404, 405, 410, 501])(
    'is refused as not there for a page of the web server with status %i',
    async (status) => {
      const { send } = open(() => new Response('<h1>Not Found</h1>', { status }));
      const failure = { kind: 'refused', code: 'function.not.available', message: null, status };
      await expect(send(getJackpot, {})).rejects.toMatchObject({ failure });
    },
  );

  it('does not read an answer that is too large', async () => {
    const huge = new Response('{}', { headers: { 'content-length': '5000001' } });
    const { send } = open(() => huge, { platform: { fetch: () => Promise.resolve(huge) } });
    await expect(send(getJackpot, {})).rejects.toMatchObject({ failure: { kind: 'unavailable' } });
    expect(huge.bodyUsed).toBe(false);
  });

  it('does not read more than an answer may hold when the header is silent', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1_000_000;
        controller.enqueue(new Uint8Array(1_000_000).fill(32));
        if (sent > 50_000_000) controller.close();
      },
    });
    const huge = new Response(endless);
    const { send } = open(() => huge, { platform: { fetch: () => Promise.resolve(huge) } });
    await expect(send(getJackpot, {})).rejects.toMatchObject({ failure: { kind: 'unavailable' } });
    expect(sent).toBeLessThan(10_000_000);
  });

  it('of an ended session is cancelled, except the sign-out', async () => {
    const ending = new AbortController();
    const aborted: string[] = [];
    const fetch: typeof globalThis.fetch = (url, init) =>
      new Promise((_, reject) => {
        const name = new URL(url instanceof Request ? url.url : url, appOrigin).pathname;
        init?.signal?.addEventListener('abort', () => {
          aborted.push(name);
          reject(new DOMException('aborted', 'AbortError'));
        });
      });
    const { send, session } = open(() => json({}), {
      platform: { fetch },
      sessionSignal: () => ending.signal,
    });
    const failing = send(getBalance, {});
    const signingOut = vi.fn();
    void send(signOut, {}, { outlivesSession: true }).catch(signingOut);
    session.token = null;
    ending.abort();
    await expect(failing).rejects.toMatchObject({ failure: { kind: 'signedOut' }, silent: true });
    expect(aborted).toEqual(['/wps/v2/wallets/balance']);
    expect(signingOut).not.toHaveBeenCalled();
  });

  it('gives the answer of a call that outlives the session that it has ended', async () => {
    let answer = (_: Response): void => undefined;
    const { send, session } = open(() => new Promise((resolve) => (answer = resolve)));
    const sent = send(getBalance, {}, { outlivesSession: true });
    session.token = null;
    answer(value(balance));
    await expect(sent).resolves.toMatchObject({ centavos: 100 });
  });

  it('times out without an answer', async () => {
    const { send } = open(() => new Promise(() => {}), { timeoutMs: 20 });
    await expect(send(getJackpot, {})).rejects.toMatchObject({
      failure: { kind: 'unavailable', status: null },
    });
  });

  it('times out after 120 s by default, and not before', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { send } = open(() => new Promise(() => {}));
    let failure: unknown = null;
    const ended = send(getJackpot, {}).catch((error: unknown) => (failure = error));
    await vi.advanceTimersByTimeAsync(119_999);
    expect(failure).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    await ended;
    expect(failure).toMatchObject({ failure: { kind: 'unavailable', status: null } });
  });

  it('times out when the body never ends', async () => {
    const endless = new ReadableStream({ start: (out) => out.enqueue(new Uint8Array([123])) });
    const { send } = open(() => new Response(endless), { timeoutMs: 20 });
    await expect(send(getJackpot, {})).rejects.toMatchObject({
      failure: { kind: 'unavailable', status: null },
    });
  });

  it('is offline without a network, and unavailable without the gateway', async () => {
    const { send, platform } = open(() => Promise.reject(new TypeError('refused')));
    await expect(send(getJackpot, {})).rejects.toMatchObject({
      failure: { kind: 'unavailable', status: null },
    });
    platform.goOffline();
    await expect(send(getJackpot, {})).rejects.toMatchObject({ failure: { kind: 'offline' } });
  });

  it('is silent when its caller cancelled it', async () => {
    const { send } = open(() => new Promise(() => {}));
    const giveUp = new AbortController();
    const failing = send(getJackpot, {}, { signal: giveUp.signal });
    giveUp.abort();
    await expect(failing).rejects.toMatchObject({ silent: true });
  });

  it.each([
    [200, 'insufficient_balance', 'Please top up first. #734', 'Please top up first.'],
    [400, 'not_found', '<b>Not found</b>', null],
    [500, 'login_blocked_by_self_exclusion', null, null],
    [403, 'region_restricted', 'region_restricted', null],
  ])('is refused with status %i and %s', async (status, code, words, message) => {
    const failing = open(() => refused(code, words, status)).send(getJackpot, {});
    await expect(failing).rejects.toMatchObject({
      failure: { kind: 'refused', code, message, status },
      silent: false,
    });
  });

  it('is refused with the message of the gateway when its code is unknown', async () => {
    const answer = () => refused('a.code.nobody.knows', 'Your wallet is asleep', 400);
    await expect(open(answer).send(getJackpot, {})).rejects.toMatchObject({
      failure: { kind: 'refused', code: null, message: 'Your wallet is asleep' },
    });
  });

  it('contains the data of a refusal', async () => {
    const answer = { success: false, errorCode: 'captcha_required', value: { captcha: true } };
    await expect(open(() => json(answer)).send(getJackpot, {})).rejects.toMatchObject({
      failure: { value: { captcha: true } },
    });
  });

  it.each([
    [500, 'system_busy'],
    [503, null],
    [504, null],
  ])('is unavailable with status %i and the code %s', async (status, code) => {
    await expect(
      open(() => refused(code, null, status)).send(getJackpot, {}),
    ).rejects.toMatchObject({ failure: { kind: 'unavailable', status }, silent: false });
  });

  it('is silent for a bad gateway and for throttling', async () => {
    const bad = open(() => new Response('<h1>502</h1>', { status: 502 })).send(getJackpot, {});
    await expect(bad).rejects.toMatchObject({ failure: { kind: 'unavailable' }, silent: true });
    for (const code of ['TOO_MANY_REQUEST', 'TOO_MANY_REQUEST:5']) {
      const throttled = open(() => refused(code, null, 429)).send(getJackpot, {});
      const failure = { kind: 'refused', code: 'TOO_MANY_REQUEST' };
      await expect(throttled).rejects.toMatchObject({ failure, silent: true });
    }
  });
});

describe('the session', () => {
  it('ends once when several calls are refused for it', async () => {
    const { send, onSignedOut } = open(() => refused('login.not.session', 'Please log in', 401));
    const failures = await Promise.allSettled([
      send(getBalance, {}),
      send(getMember, {}),
      send(addFavourite, { nodeId: 1, vendor: 'A', category: 'RNG' }),
    ]);
    expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(onSignedOut.mock.calls).toEqual([['Please log in']]);
  });

  it.each([
    ['customer.not.login', null],
    [null, 'CUSTOMER_NOT_LOGIN #12'],
  ])('ends by the code %s or the message %s, whatever the status', async (code, message) => {
    const { send, onSignedOut } = open(() => refused(code, message));
    await expect(send(getBalance, {})).rejects.toMatchObject({ failure: { kind: 'signedOut' } });
    expect(onSignedOut).toHaveBeenCalledTimes(1);
  });

  it('does not end for a token that was replaced meanwhile', async () => {
    let answer = (_: Response): void => {};
    const { send, session, onSignedOut } = open(() => new Promise((resolve) => (answer = resolve)));
    const failing = send(getBalance, {});
    session.token = 'token-2';
    answer(refused('login.not.session', null, 401));
    await expect(failing).rejects.toMatchObject({ failure: { kind: 'signedOut' }, silent: true });
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  it('drops an answer to an earlier session', async () => {
    let answer = (_: Response): void => {};
    const { send, session } = open(() => new Promise((resolve) => (answer = resolve)));
    const failing = send(getBalance, {});
    session.token = null;
    answer(value(balance));
    await expect(failing).rejects.toMatchObject({ failure: { kind: 'signedOut' }, silent: true });
  });

  it('repeats a call as a guest if guests may make it', async () => {
    const tokens: (string | null)[] = [];
    const { send, onSignedOut } = open((request) => {
      const token = request.headers.get('Authorization');
      tokens.push(token);
      return token ? refused('login.not.session', null, 401) : value({ banners: [] });
    });
    expect(await send(getAnnouncements, {})).toMatchObject({ list: [] });
    expect(tokens).toEqual(['token-1', null]);
    expect(onSignedOut).toHaveBeenCalledTimes(1);
  });
});

describe('equal calls at the same time', () => {
  it('are sent once', async () => {
    const server = vi.fn(async () => value(pool));
    const { send } = open(server);
    const answers = await Promise.all([send(getJackpot, {}), send(getJackpot, {})]);
    expect(answers[0]).toEqual(answers[1]);
    expect(server).toHaveBeenCalledTimes(1);
    await send(getJackpot, {});
    expect(server).toHaveBeenCalledTimes(2);
  });

  it('are sent separately for different sessions, and when they change data', async () => {
    const server = vi.fn(async (request: Request) =>
      value(request.method === 'GET' ? balance : null),
    );
    const { send, session } = open(server);
    const first = send(getBalance, {});
    session.token = 'token-2';
    await Promise.allSettled([first, send(getBalance, {})]);
    expect(server).toHaveBeenCalledTimes(2);
    const star = { nodeId: 1, vendor: 'A', category: 'RNG' } as const;
    await Promise.all([send(addFavourite, star), send(addFavourite, star)]);
    expect(server).toHaveBeenCalledTimes(4);
  });

  it('continue when one caller cancels, and stop when all do', async () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    const platform = testBrowser(() => value(pool)).openTab();
    const hanging = (_: unknown, init?: RequestInit) => {
      signals.push(init?.signal);
      return new Promise<Response>(() => {});
    };
    const { send } = open(() => value(pool), { platform: { ...platform, fetch: hanging } });
    const [one, other] = [new AbortController(), new AbortController()];
    const waiting = [one, other].map(({ signal }) => send(getJackpot, {}, { signal }));
    one.abort();
    await expect(waiting[0]).rejects.toMatchObject({ silent: true });
    expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
    other.abort();
    await expect(waiting[1]).rejects.toMatchObject({ silent: true });
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
  });
});
