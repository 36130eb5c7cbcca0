import { parseAstAsync } from 'vite';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '#protocol/model/language.ts';
import type { GameType } from '#protocol/vocabulary/category.ts';
import { sampleChoices } from '#tests/support/sample-choices.ts';
import { Refusal } from '#gateway/http/refusal.ts';
import { type GamesNeeds, hashOfSeed, type Rounds, seedsFrom } from '#gateway/play/play.ts';
import { games } from '../content/games.ts';
import type { GameKind } from '../content/game-kind.ts';
import { clientModules } from './client-files.ts';
import { createGames } from './create-games.ts';
import { createFakeBets } from '#tests/support/games/fake-bets.ts';
import { fakeRounds } from '#tests/support/games/fake-rounds.ts';
import { paytable, slotSymbols } from './slot/strips.ts';
import { tables } from './tables.ts';

const kinds = Object.keys(tables) as GameKind[];
const appOrigins = ['http://localhost:*'];

/** The conduct of games in a strict market. */
const calm = { autoplay: false, quickStop: false, leastRoundMs: 2_500 };

function needsOf(rounds: Rounds, logged: string[] = []): GamesNeeds {
  const findGame = async (nodeId: number) => games.find((game) => game.nodeId === nodeId) ?? null;
  const log = (line: string) => void logged.push(line);
  const { bets } = createFakeBets({ centavos: 100_000 }, { now: () => Date.now() });
  const seeds = seedsFrom('a secret of the test');
  const all = { rounds, trialRounds: { ...rounds }, replays: { ...rounds }, bets };
  const conductOf = () => calm;
  return { ...all, seeds, conductOf, appOrigins, findGame, log };
}

function openGames(balanceCentavos = 100_000, category: GameType = 'RNG') {
  const fake = fakeRounds(balanceCentavos, category);
  const logged: string[] = [];
  const app = createGames(needsOf(fake.rounds, logged));
  const get = (path: string) => app.request(path);
  const post = (path: string, body: unknown) =>
    app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const spin = (over: object = {}) =>
    post('/slot/play', { session: 'a-session', key: 'key-0001', stakeCentavos: 1_000, ...over });
  return { ...fake, get, post, spin };
}

describe('game pages', () => {
  it.each(kinds)(
    '%s loads only from its own origin and can be framed only by the app',
    async (kind) => {
      const { get } = openGames();
      const page = await get(`/${kind}`);
      const policy = page.headers.get('Content-Security-Policy') ?? '';
      expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
      expect(policy).toContain('frame-ancestors http://localhost:*;');
      expect(policy).not.toMatch(/unsafe|data:|blob:|https?:\/\/(?!localhost)/);
      expect(page.headers.get('Cache-Control')).toBe('no-store');
      expect(page.headers.get('Referrer-Policy')).toBe('no-referrer');
    },
  );

  it.each(kinds)('%s has no inline style or script, and all its files exist', async (kind) => {
    const { get } = openGames();
    const html = await (await get(`/${kind}`)).text();
    expect(html).not.toMatch(/ style=|<style|<script(?! type="module" src=)| on\w+=/);
    const addresses = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(
      ([, address]) => address ?? '',
    );
    expect(addresses.length).toBeGreaterThan(2);
    for (const address of addresses) expect((await get(address)).status, address).toBe(200);
  });

  /** The modules that the scripts of all kinds import. `pattern`: an import with its address. */
  async function modulesOf(pattern: RegExp): Promise<ReadonlySet<string>> {
    const { get } = openGames();
    const seen = new Set<string>();
    const follow = async (address: string): Promise<void> => {
      if (seen.has(address)) return;
      seen.add(address);
      const response = await get(address);
      expect(response.headers.get('Content-Type'), address).toContain('text/javascript');
      const source = await response.text();
      await expect(parseAstAsync(source), address).resolves.toBeDefined();
      for (const [, next = ''] of source.matchAll(pattern)) {
        await follow(new URL(next, `http://games${address}`).pathname);
      }
    };
    for (const kind of kinds) await follow(`/${kind}.js`);
    return seen;
  }

  it('serve every imported module as JavaScript, and load one catalogue of texts late', async () => {
    const atOnce = await modulesOf(/(?:from|import) ["'](\.[^"']+)["'];/g);
    const all = await modulesOf(/(?:from |import |import\()["'](\.[^"']+)["']/g);
    expect(atOnce.size).toBeGreaterThan(40);
    const late = [...all].filter((address) => !atOnce.has(address));
    expect(late.toSorted()).toEqual(
      languageCodes.map((code) => `/client/texts/${code}.js`).toSorted(),
    );
  });

  it('send messages only to the parent origin, and never write HTML', async () => {
    const { get } = openGames();
    const sources = await Promise.all(
      Array.from(clientModules.keys(), async (name) => (await get(`/client/${name}`)).text()),
    );
    const all = sources.join('\n');
    expect(all).toMatch(/parent\.postMessage\(\{\s*type,\s*\.\.\.more\s*\}, origin\)/);
    expect(all).not.toMatch(/postMessage\([^)]*['"]\*['"]|innerHTML|insertAdjacentHTML|\beval\b/);
  });

  it('answer 304 for an unchanged file', async () => {
    const { get, rounds } = openGames();
    const first = await get('/slot.css');
    const etag = first.headers.get('ETag') ?? '';
    const app = createGames(needsOf(rounds));
    const second = await app.request('/slot.css', { headers: { 'If-None-Match': etag } });
    expect([first.status, second.status]).toEqual([200, 304]);
  });

  it('answer 404 with the same policy for unknown paths', async () => {
    const { get } = openGames();
    for (const path of [
      '/',
      '/slot/symbols/anchor.svg',
      '/slot/covers/1.svg',
      '/slot/covers/010001.svg',
      '/slot/covers/99999999999.svg',
      '/slot/heroes/99999.svg',
      '/slot/symbols/constructor.svg',
      '/fish/catches/constructor.svg',
      '/lottery/pictures/NONE.svg',
      '/client/../slot.ts',
    ]) {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    }
  });
});

describe('pictures of the slot', () => {
  it('exist for every symbol, hero and cover', async () => {
    const { get } = openGames();
    const symbols = slotSymbols.filter((symbol) => symbol !== 'hero');
    const addresses = [
      ...symbols.map((symbol) => `/slot/symbols/${symbol}.svg`),
      '/slot/heroes/10001.svg',
      '/slot/covers/10001.svg',
    ];
    for (const address of addresses) {
      const response = await get(address);
      expect(response.headers.get('Content-Type'), address).toBe('image/svg+xml');
      expect(await response.text()).toMatch(/^<svg .*<\/svg>$/s);
    }
  });
});

describe('POST /slot/open', () => {
  it('exchanges a ticket for a session and the rules', async () => {
    const { post } = openGames();
    const response = await post('/slot/open', {
      ticket: 'good-ticket',
      parents: ['http://localhost:4173'],
    });
    expect(await response.json()).toMatchObject({
      session: 'a-session',
      balanceCentavos: 100_000,
      nodeId: 10_001,
      gameName: 'Keeper of the Lamp',
      language: 'TY',
      parent: 'http://localhost:4173',
      money: 'real',
      stakes: [100, 200, 500, 1_000, 2_000, 5_000],
      paytable,
    });
  });

  it('accepts a ticket once, and always returns the parent origin', async () => {
    const { post } = openGames();
    const openSlot = () =>
      post('/slot/open', { ticket: 'good-ticket', parents: ['http://localhost:4173'] });
    await openSlot();
    const second = await openSlot();
    expect(second.status).toBe(404);
    expect(await second.json()).toEqual({ reason: 'ticket_used', parent: 'http://localhost:4173' });
  });

  it('returns no parent that may not frame the game', async () => {
    const { post } = openGames();
    const response = await post('/slot/open', {
      ticket: 'good-ticket',
      parents: ['https://evil.example'],
    });
    expect(await response.json()).toMatchObject({ parent: null });
  });
});

describe('POST /slot/play', () => {
  it('changes the balance by stake and payout', async () => {
    const { spin, wallet } = openGames();
    const round = await (await spin()).json();
    expect(round.balanceCentavos).toBe(100_000 - 1_000 + round.payoutCentavos);
    expect(round.balanceCentavos).toBe(wallet.centavos);
    expect(round.reels).toHaveLength(5);
    expect(round.reels.every((reel: unknown[]) => reel.length === 3)).toBe(true);
  });

  it('decides a round once: the same key returns the same outcome', async () => {
    const { spin, wallet } = openGames();
    const first = await (await spin()).json();
    const again = await (await spin()).json();
    expect({ ...again, fair: null }).toEqual({ ...first, fair: null });
    expect(wallet.decided).toBe(1);
    await spin({ key: 'key-0002' });
    expect(wallet.decided).toBe(2);
  });

  it('refuses with a reason that the page knows', async () => {
    const poor = openGames(500);
    const low = await poor.spin();
    expect([low.status, await low.json()]).toEqual([409, { reason: 'insufficient_balance' }]);
    const over = await poor.spin({ session: 'another' });
    expect([over.status, await over.json()]).toEqual([401, { reason: 'session_over' }]);
  });

  it.each([
    ['a stake that is not offered', { stakeCentavos: 150 }],
    ['a negative stake', { stakeCentavos: -100 }],
    ['a stake as text', { stakeCentavos: '1000' }],
    ['a key that is too short', { key: 'no' }],
    ['a key with a path', { key: '../../round' }],
    ['no session', { session: null }],
  ])('refuses %s', async (_, over) => {
    const { spin, wallet } = openGames();
    const response = await spin(over);
    expect([response.status, await response.json()]).toEqual([400, { reason: 'request_invalid' }]);
    expect(wallet.decided).toBe(0);
  });

  it('refuses invalid JSON and long bodies', async () => {
    const { post } = openGames();
    expect((await post('/slot/play', 'not json')).status).toBe(400);
    expect((await post('/slot/open', { ticket: 'x'.repeat(5_000), parents: [] })).status).toBe(400);
  });

  it('logs an internal error and reveals nothing about it', async () => {
    const { rounds } = openGames();
    const logged: string[] = [];
    const broken = {
      ...rounds,
      play: () => Promise.reject(new Error('relation "round" does not exist')),
    };
    const app = createGames(needsOf(broken, logged));
    const body = JSON.stringify({ session: 'a-session', key: 'key-0001', stakeCentavos: 100 });
    const response = await app.request('/slot/play', { method: 'POST', body });
    expect([response.status, await response.json()]).toEqual([500, { reason: 'unavailable' }]);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('/slot/play of the games failed: Error: relation "round"');
  });

  it.each([
    ['system_maintenance', 503, 'site_closed'],
    ['region_restricted', 403, 'site_closed'],
    ['game_under_maintenance', 200, 'game_closed'],
  ] as const)(
    'sends the page the reason when %s refuses the round',
    async (code, status, reason) => {
      const { rounds } = openGames();
      const logged: string[] = [];
      const closed = { ...rounds, play: () => Promise.reject(new Refusal(status, code)) };
      const app = createGames(needsOf(closed, logged));
      const body = JSON.stringify({ session: 'a-session', key: 'key-0001', stakeCentavos: 100 });
      const response = await app.request('/slot/play', { method: 'POST', body });
      expect(await response.json()).toEqual({ reason });
      expect(response.ok).toBe(false);
      expect(logged).toEqual([]);
    },
  );

  it('does not return a round of another game', async () => {
    const { spin, settled } = openGames();
    settled.set('key-0001', { payoutCentavos: 5, outcome: { cards: ['ace'] } });
    expect((await spin()).status).toBe(500);
  });
});

describe('POST /open', () => {
  it.each(kinds)('gives the page of %s the conduct of the market', async (kind) => {
    for (const path of [`/${kind}`, `/trial/${kind}`]) {
      const app = createGames(needsOf(fakeRounds(100_000, 'RNG').rounds));
      const body = JSON.stringify({ ticket: 'good-ticket', parents: [] });
      const response = await app.request(`${path}/open`, { method: 'POST', body });
      expect(await response.json()).toMatchObject({ conduct: calm });
    }
  });
});

/** Kinds whose bets wait for a result. */
const later: readonly GameKind[] = ['sports', 'esports', 'cockfight', 'poker', 'lottery'];

describe.each(kinds.filter((kind) => !later.includes(kind)))('%s', (kind) => {
  const round = { session: 'a-session', key: 'key-0001', stakeCentavos: 500 };

  it('settles a round once, and returns it again for its key', async () => {
    const { post, wallet } = openGames();
    const request = { ...round, choice: sampleChoices[kind] };
    const first = await (await post(`/${kind}/play`, request)).json();
    expect(first.balanceCentavos).toBe(100_000 - 500 + first.payoutCentavos);
    expect(Number.isSafeInteger(first.payoutCentavos)).toBe(true);
    const { fair, ...again } = await (await post(`/${kind}/play`, request)).json();
    const { fair: before, ...rest } = first;
    expect(again).toEqual(rest);
    expect(fair.proof).toEqual(before.proof);
    expect(hashOfSeed(fair.proof.seed)).toBe(fair.proof.hash);
    expect(wallet.decided).toBe(1);
  });

  it('refuses an invalid choice and takes no stake', async () => {
    const { post, wallet } = openGames();
    for (const choice of ['__proto__', 7, [1, 2], { game: 'NONE', numbers: [] }]) {
      const response = await post(`/${kind}/play`, { ...round, choice });
      expect(response.status).toBe(400);
    }
    expect(wallet.decided).toBe(0);
  });
});

describe.each(['baccarat', 'roulette', 'sicbo'] as const)('%s', (kind) => {
  const round = { session: 'a-session', key: 'key-0001', stakeCentavos: 500 };
  const invalid = { reason: 'request_invalid' };

  it('plays no round for one at a live title, except with play money', async () => {
    const { post, wallet } = openGames(100_000, 'LIVE');
    const request = { ...round, choice: sampleChoices[kind] };
    const refused = await post(`/${kind}/play`, request);
    expect([refused.status, await refused.json()]).toEqual([400, invalid]);
    expect(wallet).toEqual({ centavos: 100_000, decided: 0 });
    expect((await post(`/trial/${kind}/play`, request)).status).toBe(200);
  });

  it('refuses the choice of a shared round where rounds are played for one', async () => {
    const { post, wallet } = openGames();
    const choice = { bets: sampleChoices[kind], round: 7, table: 10_001 };
    for (const path of [`/${kind}/play`, `/trial/${kind}/play`]) {
      const refused = await post(path, { ...round, choice });
      expect([refused.status, await refused.json()]).toEqual([400, invalid]);
    }
    expect(wallet).toEqual({ centavos: 100_000, decided: 0 });
  });
});

describe.each(later)('%s', (kind) => {
  it('plays no round at once, also not with play money', async () => {
    const { post } = openGames();
    const request = { session: 'a-session', key: 'key-0001', stakeCentavos: 500 };
    for (const path of [`/${kind}/play`, `/trial/${kind}/play`]) {
      const response = await post(path, { ...request, choice: sampleChoices[kind] });
      expect(response.status).toBe(404);
    }
  });
});
