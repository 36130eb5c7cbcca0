// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { openedGame } from '#tests/support/opened-game.ts';
import { tablePage } from './table-page.ts';

const text = (id: string) => document.getElementById(id)?.textContent ?? '';
const say = () => text('message');

/** Answers of the gateway to `/play`, in order. Null: no answer. */
let answers: (object | null)[] = [];
/** The balance of the ledger. Null: the gateway does not answer. */
let ledger: number | null = 0;

const refused = (reason: string, status: number) => Response.json({ reason }, { status });

function answer(path: string): Response {
  if (path.endsWith('/balance')) {
    if (ledger === null) throw new TypeError('no network');
    return Response.json({ balanceCentavos: ledger });
  }
  const next = answers.shift() ?? null;
  if (next === null) throw new TypeError('no network');
  return next instanceof Response ? next : Response.json(next);
}

beforeAll(() => {
  vi.stubGlobal('fetch', async (path: string) => answer(path));
});

beforeEach(() => {
  vi.useFakeTimers();
  const [, page = ''] = tablePage('baccarat').split(/<body[^>]*>|<\/body>/);
  document.body.innerHTML = page;
  vi.resetModules();
});

afterEach(() => vi.useRealTimers());

afterAll(() => vi.unstubAllGlobals());

/** Opens a table with 100 pesos. Returns a function that plays a round of the chosen stake: 5 pesos by default. */
async function openTable(show: () => Promise<string>, stakes = [500]) {
  const { startTable } = await import('./client/start-table.ts');
  const scene = {
    choice: () => 'a',
    lay: () => undefined,
    begin: () => undefined,
    show,
    end: () => undefined,
    prices: () => [],
  };
  await startTable({ createScene: () => scene })({ ...openedGame, stakes }, 'duel');
  return async (waits = 0) => {
    document.getElementById('spin')?.click();
    for (let n = 0; n <= waits; n += 1) await vi.advanceTimersByTimeAsync(20_000);
  };
}

/** A spin of 5 pesos on reels that fail when they stop, if `isBroken`. */
async function spin(isBroken: boolean) {
  const [{ createBalance }, { createStake }, { pesoFormat }, { createRounds }] = await Promise.all([
    import('./client/balance.ts'),
    import('./client/stake/stake.ts'),
    import('./client/labels.ts'),
    import('./client/slot/rounds.ts'),
  ]);
  const money = pesoFormat();
  let stop: (isOver: boolean) => void = () => undefined;
  const roll = () =>
    new Promise<void>((resolve, reject) => {
      stop = (isOver) => (isOver ? resolve() : reject(new Error('a reel is broken')));
    });
  const still = { hurry: () => undefined, mark: () => undefined };
  const rounds = createRounds({
    session: 's',
    money,
    stake: createStake([500], money, () => undefined),
    balance: createBalance('s', money, 10_000),
    reels: { ...still, roll, settle: () => stop(!isBroken), restore: () => stop(true) },
    winLines: { clear: () => undefined, show: () => undefined },
    celebration: {
      clear: () => undefined,
      end: () => undefined,
      show: () => Promise.resolve(),
    },
    quickStop: false,
  });
  return rounds.spin();
}

const settled = { payoutCentavos: 0, balanceCentavos: 9_500 };

/** Opens a session of a market whose rounds last 2.5 seconds at least. Returns a function that plays a round. */
async function openCalmSession() {
  const { openSession, playRound } = await import('./client/calls.ts');
  const conduct = { autoplay: false, quickStop: false, leastRoundMs: 2_500 };
  answers = [{ session: 's', conduct }, settled, settled, settled];
  await openSession('ticket', []);
  return () => playRound({ session: 's', stakeCentavos: 500 }, () => undefined);
}

const draws = () => Promise.resolve('A win');
const fails = () => Promise.reject(new Error('the picture is broken'));

it('a round that is settled but not drawn is shown as settled, with the balance of the ledger', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const play = await openTable(fails);
  answers = [{ payoutCentavos: 1_500, balanceCentavos: 11_000 }];
  ledger = 11_000;
  await play();
  expect(text('balance')).toBe('₱110.00');
  expect(say()).toContain('is settled and paid ₱15.00');
  expect(warned).toHaveBeenCalledOnce();
  warned.mockRestore();
});

it('a spin that is settled but not drawn is shown as settled, with the balance of the ledger', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answers = [{ payoutCentavos: 1_500, balanceCentavos: 11_000, reels: [], lines: [] }];
  expect(await spin(true)).toBe('stop');
  expect(text('balance')).toBe('₱110.00');
  expect(say()).toContain('is settled and paid ₱15.00');
  warned.mockRestore();
});

it('shows the stake again when a spin is refused', async () => {
  answers = [refused('game_closed', 409)];
  ledger = null;
  expect(await spin(false)).toBe('stop');
  expect(text('balance')).toBe('₱100.00');
  expect(say()).toContain('nothing was staked');
});

it.each([
  ['site_closed', 503, 'nothing was staked'],
  ['game_closed', 409, 'nothing was staked'],
])('the game shows %s with the stake untouched', async (reason, status, words) => {
  const play = await openTable(draws);
  answers = [refused(reason, status)];
  ledger = null;
  await play();
  expect(say()).toContain(words);
  expect(text('balance')).toBe('₱100.00');
});

it('names the greatest stake that a bonus allows, and lowers the stake to it', async () => {
  const play = await openTable(draws, [100, 500]);
  document.getElementById('more')?.click();
  answers = [
    Response.json({ reason: 'bonus_stake_limit', mostStakeCentavos: 200 }, { status: 409 }),
  ];
  ledger = 10_000;
  await play();
  expect(say()).toBe('While your bonus is active, stake at most ₱2 at once. Nothing was staked.');
  expect([text('stake'), text('balance')]).toEqual(['₱1', '₱100.00']);
});

it('the game shows that no more open bets are possible, with the stake untouched', async () => {
  const play = await openTable(draws, [100, 500]);
  document.getElementById('more')?.click();
  const stake = text('stake');
  answers = [refused('too_many_open_bets', 409)];
  ledger = 10_000;
  await play();
  expect(say()).toContain('You have as many open bets as possible. Nothing was staked.');
  expect([text('stake'), text('balance')]).toEqual([stake, '₱100.00']);
});

it('a slot that a newer one has ended says so, and takes no further bet', async () => {
  answers = [refused('other_slot', 409)];
  ledger = 10_000;
  await spin(false);
  expect(say()).toContain('This one has ended. Nothing was staked.');
  expect(text('balance')).toBe('₱100.00');
  expect(document.querySelector<HTMLButtonElement>('#spin')?.disabled).toBe(true);
});

it.each([
  [
    'identity_needed',
    {},
    'The law asks us to know who you are before you play. Nothing was staked.',
  ],
  ['time_limit', {}, 'Your time at play is used up. Nothing was staked.'],
  ['wager_limit', { mostStakeCentavos: 300 }, 'Your limit for one bet is ₱3. Nothing was staked.'],
])('the game explains a bet that is refused with %s', async (reason, extra, words) => {
  const play = await openTable(draws, [100, 500]);
  answers = [Response.json({ reason, ...extra }, { status: 409 })];
  ledger = 10_000;
  await play();
  expect(say()).toContain(words);
  expect(text('balance')).toBe('₱100.00');
});

it('the game says that the promised seed of a round has expired, and plays the next under a new one', async () => {
  const play = await openTable(draws);
  answers = [refused('promise_over', 409), settled];
  ledger = 10_000;
  await play();
  expect(say()).toBe(
    'The seed of this round has expired. The next round has a new seed with a new hash. Nothing was staked. Please play again.',
  );
  expect(text('balance')).toBe('₱100.00');
  await play();
  expect([say(), text('balance')]).toEqual(['A win', '₱95.00']);
});

it('asks again for a round that may have been played when the site closes meanwhile', async () => {
  const play = await openTable(draws);
  answers = [null, refused('site_closed', 503)];
  ledger = null;
  await play();
  expect(say()).toContain('nothing is staked twice');
  expect(text('balance')).toBe('₱95.00');
  answers = [{ payoutCentavos: 0, balanceCentavos: 9_500 }];
  await play(2);
  expect(say()).toBe('A win');
  expect(text('balance')).toBe('₱95.00');
});

it('claims nothing about a round that may have been played when the session ends meanwhile', async () => {
  const play = await openTable(draws);
  answers = [null, refused('session_over', 401)];
  ledger = null;
  await play(1);
  expect(say()).toContain('could not learn how this round ended');
  expect(text('balance')).toBe('₱95.00');
});

it('the game asks for its balance when money has moved elsewhere, and sends the app the figure', async () => {
  const own = globalThis.parent;
  const app = { postMessage: vi.fn() };
  vi.stubGlobal('parent', app);
  onTestFinished(() => void vi.stubGlobal('parent', own));
  const origin = 'http://localhost:4173';
  const { setParentOrigin } = await import('./client/parent.ts');
  const { pesoFormat } = await import('./client/labels.ts');
  const { createBalance } = await import('./client/balance.ts');
  setParentOrigin(origin);
  createBalance('s', pesoFormat(), 10_000);
  ledger = 35_050;
  const moveMoney = (from: string) =>
    dispatchEvent(
      Object.assign(new MessageEvent('message', { data: { type: 'parola:balance' } }), {
        origin: from,
        source: app,
      }),
    );
  moveMoney('https://evil.example');
  await vi.advanceTimersByTimeAsync(0);
  expect(text('balance')).toBe('₱100.00');
  moveMoney(origin);
  await vi.advanceTimersByTimeAsync(0);
  expect(text('balance')).toBe('₱350.50');
  const shown = { type: 'parola:balance', centavos: 35_050, held: false };
  expect(app.postMessage).toHaveBeenLastCalledWith(shown, origin);
});

it.each([
  [2_000, 'plain', '₱20.00', false],
  [3_000, 'plain', '₱30.00', false],
  [3_500, 'gain', '₱35.00', true],
])('shows %d paid for a stake of 3,000 in the tone %s', async (paid, tone, shown, isGain) => {
  const play = await openTable(draws, [3_000]);
  answers = [{ payoutCentavos: paid, balanceCentavos: 7_000 + paid }];
  await play();
  expect(document.getElementById('message')?.dataset['tone']).toBe(tone);
  expect(text('win')).toBe(shown);
  expect(document.getElementById('win')?.hasAttribute('data-gain')).toBe(isGain);
});

it('the next round waits for the least time of the market, and a later one does not', async () => {
  const play = await openCalmSession();
  await play();
  const second = vi.fn();
  void Promise.resolve(play()).then(second);
  await vi.advanceTimersByTimeAsync(2_400);
  expect(second).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(second).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(3_000);
  await play();
  expect(answers).toEqual([]);
});

it('a round that the gateway finds too soon is sent again', async () => {
  const play = await openCalmSession();
  answers = [refused('round_too_soon', 429), settled];
  const round = play();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await round).toMatchObject(settled);
});
