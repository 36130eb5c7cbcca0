import { describe, expect, it } from 'vitest';
import { languageCodes } from '#contract/model/language.ts';
import { choices } from '#tests/support/choices.ts';
import type { GameKind } from '../content/game-kind.ts';
import { clientModules } from './client-files.ts';
import { createGames } from './create-games.ts';
import { fakeRounds } from './fake-rounds.ts';
import { paytable, slotSymbols } from './slot/strips.ts';
import { tables } from './tables.ts';

const kinds = Object.keys(tables) as GameKind[];
const appOrigins = ['http://localhost:*'];

function openGames(balanceCentavos = 100_000) {
  const fake = fakeRounds(balanceCentavos);
  const app = createGames({ rounds: fake.rounds, trialRounds: fake.rounds, appOrigins });
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

describe('the pages of the games', () => {
  it.each(kinds)(
    '%s may load nothing from elsewhere and be framed by the app alone',
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

  it.each(kinds)(
    '%s holds no style or script of its own, and all it names is there',
    async (kind) => {
      const { get } = openGames();
      const html = await (await get(`/${kind}`)).text();
      expect(html).not.toMatch(/ style=|<style|<script(?! type="module" src=)| on\w+=/);
      const named = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(
        ([, address]) => address ?? '',
      );
      expect(named.length).toBeGreaterThan(2);
      for (const address of named) expect((await get(address)).status, address).toBe(200);
    },
  );

  it('serve every module that a module asks for, as JavaScript', async () => {
    const { get } = openGames();
    const seen = new Set<string>();
    const follow = async (address: string): Promise<void> => {
      if (seen.has(address)) return;
      seen.add(address);
      const response = await get(address);
      expect(response.headers.get('Content-Type'), address).toContain('text/javascript');
      const source = await response.text();
      const imports = [...source.matchAll(/(?:from|import) '(\.[^']+)';/g)];
      for (const [, next = ''] of imports) {
        await follow(new URL(next, `http://games${address}`).pathname);
      }
    };
    for (const kind of kinds) await follow(`/${kind}.js`);
    expect(seen.size).toBeGreaterThan(40);
  });

  it('never speak to just anybody, nor write HTML', async () => {
    const { get } = openGames();
    const sources = await Promise.all(
      clientModules.map(async (name) => (await get(`/client/${name}`)).text()),
    );
    const all = sources.join('\n');
    expect(all).toContain('parent.postMessage({ type }, origin)');
    expect(all).not.toMatch(/postMessage\([^)]*['"]\*['"]|innerHTML|insertAdjacentHTML|\beval\b/);
  });

  it('let a browser keep what has not changed', async () => {
    const { get, rounds } = openGames();
    const first = await get('/slot.css');
    const etag = first.headers.get('ETag') ?? '';
    const app = createGames({ rounds, trialRounds: rounds, appOrigins });
    const second = await app.request('/slot.css', { headers: { 'If-None-Match': etag } });
    expect([first.status, second.status]).toEqual([200, 304]);
  });

  it('answer 404 for what is not there, under the same policy', async () => {
    const { get } = openGames();
    for (const path of [
      '/',
      '/slot/symbols/anchor.svg',
      '/slot/covers/1.svg',
      '/client/../slot.ts',
    ]) {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    }
  });
});

describe('the pictures of the slot', () => {
  it('are there for every symbol, every hero and the cover', async () => {
    const { get } = openGames();
    const symbols = slotSymbols.filter((symbol) => symbol !== 'hero');
    const addresses = [
      ...symbols.map((symbol) => `/slot/symbols/${symbol}.svg`),
      '/slot/heroes/10001.svg',
      '/slot/heroes/99999.svg',
      '/slot/covers/10001.svg',
    ];
    for (const address of addresses) {
      const response = await get(address);
      expect(response.headers.get('Content-Type'), address).toBe('image/svg+xml');
      expect(await response.text()).toMatch(/^<svg .*<\/svg>$/s);
    }
  });
});

describe('opening the slot', () => {
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

  it('takes a ticket once, and still says whom to tell', async () => {
    const { post } = openGames();
    const ask = () =>
      post('/slot/open', { ticket: 'good-ticket', parents: ['http://localhost:4173'] });
    await ask();
    const second = await ask();
    expect(second.status).toBe(404);
    expect(await second.json()).toEqual({ reason: 'ticket_used', parent: 'http://localhost:4173' });
  });

  it('names no parent that may not frame it', async () => {
    const { post } = openGames();
    const response = await post('/slot/open', {
      ticket: 'good-ticket',
      parents: ['https://evil.example'],
    });
    expect(await response.json()).toMatchObject({ parent: null });
  });
});

describe('a spin over the wire', () => {
  it('moves the balance by what was staked and won', async () => {
    const { spin, purse } = openGames();
    const round = await (await spin()).json();
    expect(round.balanceCentavos).toBe(100_000 - 1_000 + round.payoutCentavos);
    expect(round.balanceCentavos).toBe(purse.centavos);
    expect(round.reels).toHaveLength(5);
    expect(round.reels.every((reel: unknown[]) => reel.length === 3)).toBe(true);
  });

  it('is decided once: the same key twice gives the same outcome', async () => {
    const { spin, purse } = openGames();
    const first = await (await spin()).json();
    const again = await (await spin()).json();
    expect(again).toEqual(first);
    expect(purse.decided).toBe(1);
    await spin({ key: 'key-0002' });
    expect(purse.decided).toBe(2);
  });

  it('is refused in words the page has', async () => {
    const poor = openGames(500);
    const low = await poor.spin();
    expect([low.status, await low.json()]).toEqual([409, { reason: 'insufficient_balance' }]);
    const over = await poor.spin({ session: 'another' });
    expect([over.status, await over.json()]).toEqual([401, { reason: 'session_over' }]);
  });

  it.each([
    ['a stake that is not offered', { stakeCentavos: 150 }],
    ['a stake below nothing', { stakeCentavos: -100 }],
    ['a stake in words', { stakeCentavos: '1000' }],
    ['a key that is none', { key: 'no' }],
    ['a key with a way out', { key: '../../round' }],
    ['no session', { session: null }],
  ])('refuses %s', async (_, over) => {
    const { spin, purse } = openGames();
    const response = await spin(over);
    expect([response.status, await response.json()]).toEqual([400, { reason: 'request_invalid' }]);
    expect(purse.decided).toBe(0);
  });

  it('refuses what is no JSON and what is too long', async () => {
    const { post } = openGames();
    expect((await post('/slot/play', 'not json')).status).toBe(400);
    expect((await post('/slot/open', { ticket: 'x'.repeat(5_000), parents: [] })).status).toBe(400);
  });

  it('tells nothing of what broke', async () => {
    const { rounds } = openGames();
    const broken = {
      ...rounds,
      play: () => Promise.reject(new Error('relation "round" does not exist')),
    };
    const app = createGames({ rounds: broken, trialRounds: broken, appOrigins });
    const body = JSON.stringify({ session: 'a-session', key: 'key-0001', stakeCentavos: 100 });
    const response = await app.request('/slot/play', { method: 'POST', body });
    expect([response.status, await response.json()]).toEqual([500, { reason: 'unavailable' }]);
  });

  it('does not show a round that was played by another game', async () => {
    const { spin, settled } = openGames();
    settled.set('key-0001', { payoutCentavos: 5, outcome: { cards: ['ace'] } });
    expect((await spin()).status).toBe(500);
  });
});

describe('the words of the slot', () => {
  it('are there in every language, for every symbol', async () => {
    const { wordsOf } = await import(new URL('client/words.js', import.meta.url).href);
    const english = wordsOf('EN');
    for (const code of languageCodes) {
      const words = wordsOf(code);
      expect(Object.keys(words).toSorted()).toEqual(Object.keys(english).toSorted());
      expect(Object.keys(words.symbols).toSorted()).toEqual(slotSymbols.toSorted());
      expect(words.won('X', 2)).toContain('X');
      expect(words.fair).toContain('96.09');
      if (code !== 'EN') expect(words.begin).not.toBe(english.begin);
    }
    expect(wordsOf('XX')).toBe(english);
  });
});

describe('the words about play money', () => {
  it('call it so in every language, and change nothing where real money is played with', async () => {
    const { wordsOf } = await import(new URL('client/words.js', import.meta.url).href);
    const { withMoney } = await import(new URL('client/money-words.js', import.meta.url).href);
    const told = languageCodes.map((language) => {
      const words = wordsOf(language);
      expect(withMoney(words, { money: 'real', language })).toBe(words);
      const played = withMoney(words, { money: 'play', language });
      for (const key of ['balance', 'insufficient', 'deposit', 'lowered', 'sessionOver', 'begin']) {
        expect(played[key], `${language} ${key}`).not.toBe(words[key]);
      }
      return played.balance;
    });
    expect(new Set(told).size).toBe(languageCodes.length);
  });
});

describe.each(kinds)('%s', (kind) => {
  const round = { session: 'a-session', key: 'key-0001', stakeCentavos: 500 };

  it('settles a round once, and shows it again under its key', async () => {
    const { post, purse } = openGames();
    const wanted = { ...round, choice: choices[kind] };
    const first = await (await post(`/${kind}/play`, wanted)).json();
    expect(first.balanceCentavos).toBe(100_000 - 500 + first.payoutCentavos);
    expect(Number.isSafeInteger(first.payoutCentavos)).toBe(true);
    expect(await (await post(`/${kind}/play`, wanted)).json()).toEqual(first);
    expect(purse.decided).toBe(1);
  });

  it('refuses a choice there is not, and stakes nothing', async () => {
    const { post, purse } = openGames();
    for (const choice of ['__proto__', 7, [1, 2], { game: 'NONE', numbers: [] }]) {
      const response = await post(`/${kind}/play`, { ...round, choice });
      expect(response.status).toBe(400);
    }
    expect(purse.decided).toBe(0);
  });

  it('has its words in every language, and states what it pays back', async () => {
    if (kind === 'slot') return;
    const file = new URL(`client/${kind}/words.js`, import.meta.url);
    const wordsOf = (await import(file.href))[`${kind}Words`];
    const english = wordsOf('EN');
    const figures = english.fair.match(/\d+\.?\d* %/g) ?? [];
    for (const code of languageCodes) {
      const words = wordsOf(code);
      expect(Object.keys(words).toSorted()).toEqual(Object.keys(english).toSorted());
      for (const figure of figures) expect(words.fair).toContain(figure);
      if (code !== 'EN') expect(words.begin).not.toBe(english.begin);
    }
    const { returns } = tables[kind].rules as { returns?: object | string };
    const stated = typeof returns === 'string' ? [returns] : Object.values(returns ?? {});
    for (const figure of stated) expect(figures).toContain(`${figure} %`);
  });
});
