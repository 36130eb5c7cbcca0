import { describe, expect, it } from 'vitest';
import { type Language, languageCodes } from '#protocol/model/language.ts';
import { isAppPath } from '#protocol/paths.ts';
import { demoSeed } from '../demo.ts';
import { accounts } from './accounts.ts';
import { announcements } from './announcements.ts';
import { activities } from './rewards/activities.ts';
import { banners } from './banners.ts';
import { contractRequests, contracts } from './contracts.ts';
import { countries } from './countries.ts';
import { games } from './games.ts';
import { help } from './help.ts';
import { hotTitles } from './hot-titles.ts';
import { vendorTitles } from './vendor-titles.ts';
import { draws, lotteryGames } from './lottery.ts';
import { showcases } from './showcases.ts';
import { slotClasses } from './slot-classes.ts';
import { EN } from './texts/EN.ts';
import { titles } from './titles.ts';
import { vendors } from './vendors.ts';
import { winners } from './winners.ts';

const distinct = (values: readonly unknown[]) => new Set(values).size;
const count = <Item>(items: readonly Item[], test: (item: Item) => boolean) =>
  items.filter(test).length;

describe('texts about what the catalogue has', () => {
  it('name no counts and stakes, which the data would contradict', () => {
    const studio = announcements.find(({ id }) => id === 111);
    const texts = [
      ...Object.values(showcases).flatMap(({ title, description }) => [title.EN, description.EN]),
      studio?.content.EN ?? 'one hundred',
    ];
    const counted = /\d|\b(ten|twenty|thirty|forty|fifty|hundred|dozen)\b/i;
    expect(texts.filter((text) => counted.test(text))).toEqual([]);
  });
});

describe('vendors', () => {
  it('are in every category', () => {
    const inCategory = (category: string) =>
      count(vendors, (vendor) => vendor.category === category);
    expect(inCategory('RNG')).toBeGreaterThanOrEqual(8);
    expect(inCategory('LIVE')).toBeGreaterThanOrEqual(5);
    expect(inCategory('FISH')).toBe(3);
    expect(inCategory('PVP')).toBe(3);
    expect(inCategory('ELOTT')).toBe(2);
    expect(vendors.length).toBeGreaterThanOrEqual(28);
    expect(vendors.length).toBeLessThanOrEqual(32);
  });

  it('include three sports books, two cockfights and the five esports codes', () => {
    const sports = vendors.filter(({ category }) => category === 'SPORTS').map(({ code }) => code);
    expect(sports).toEqual(
      expect.arrayContaining(['AV', 'IMES', 'IA', 'AI', 'TF', 'SV3', 'TANDANG']),
    );
    expect(sports).toHaveLength(10);
  });

  it('include one under maintenance and several that open a list', () => {
    expect(count(vendors, ({ underMaintenance }) => underMaintenance)).toBe(1);
    expect(count(vendors, ({ opensGames }) => opensGames)).toBeGreaterThan(4);
    expect(distinct(vendors.map(({ code }) => code))).toBe(vendors.length);
    expect(distinct(vendors.map(({ name }) => name))).toBe(vendors.length);
  });

  it('have a showcase in every language if they are live casinos', () => {
    const live = vendors.filter(({ category }) => category === 'LIVE').map(({ code }) => code);
    expect(Object.keys(showcases).toSorted()).toEqual(live.toSorted());
    for (const { title, description } of Object.values(showcases)) {
      for (const text of [title, description]) {
        expect(distinct(languageCodes.map((code) => text[code]))).toBe(languageCodes.length);
      }
    }
  });
});

describe('games', () => {
  it('are more than four hundred, with distinct node ids, ids and names', () => {
    expect(games.length).toBeGreaterThanOrEqual(420);
    expect(distinct(games.map(({ nodeId }) => nodeId))).toBe(games.length);
    expect(distinct(games.map(({ gameId }) => gameId))).toBe(games.length);
    expect(distinct(games.map(({ name }) => name.toLowerCase()))).toBe(games.length);
  });

  it('belong to a vendor of their category, and every vendor has games', () => {
    const category = new Map(vendors.map((vendor) => [vendor.code, vendor.category]));
    expect(games.filter((game) => category.get(game.vendor) !== game.category)).toEqual([]);
    expect(distinct(games.map(({ vendor }) => vendor))).toBe(vendors.length);
  });

  it('use every title of the list and no other title', () => {
    const known = Object.values(titles).flat().toSorted();
    expect(games.map(({ name }) => name).toSorted()).toEqual(known);
    const slots = new Set(
      games.filter(({ category }) => category === 'RNG').map(({ name }) => name),
    );
    expect(
      Object.values(vendorTitles)
        .flat()
        .filter((title) => slots.has(title)),
    ).toEqual([]);
  });

  it('include each slot class for every slot vendor', () => {
    const slotVendors = vendors.filter(({ category }) => category === 'RNG');
    for (const { code } of slotVendors) {
      const classes = games.filter(({ vendor }) => vendor === code).map((game) => game.slotClass);
      expect(new Set(classes)).toEqual(new Set(slotClasses.map(({ key }) => key)));
    }
  });

  it('include twenty-four hot games', () => {
    const ranks = games.map(({ hot }) => hot).filter((rank) => rank > 0);
    expect(ranks.toSorted((a, b) => a - b)).toEqual(hotTitles.map((_, index) => index + 1));
    expect(hotTitles).toHaveLength(24);
    expect(count(games, ({ trial }) => trial)).toBeGreaterThan(150);
  });
});

const allowed = /^(a|p|h3|ul|ol|li|strong|em|small|table|thead|tbody|tr|th|td)$/;

/** True when the attributes of a tag are one link: to a site, to a page of the app, or to an existing article. */
function isValidLink(rest: string): boolean {
  const [, address] = /^ href="([^"]+)"$/.exec(rest) ?? [];
  if (!address?.startsWith('/')) return address?.startsWith('https://') ?? false;
  const { pathname, searchParams } = new URL(address, 'https://app.invalid');
  const topic = searchParams.get('topic');
  return isAppPath(pathname) && (topic === null || help.some(({ tag }) => tag === topic));
}

/** Finds tags that are forbidden, have forbidden attributes, or are unclosed. */
function faultsOf(html: string): string[] {
  const open: string[] = [];
  const faults: string[] = [];
  for (const [whole, slash, name = '', rest = ''] of html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/gi)) {
    if (!allowed.test(name)) faults.push(whole);
    if (rest !== '' && !(name === 'a' && isValidLink(rest))) faults.push(whole);
    if (slash === '') open.push(name);
    else if (open.pop() !== name) faults.push(whole);
  }
  return [...faults, ...open];
}

const contents = [...announcements, ...help];

const latin = /^[^\p{Script=Han}\p{Script=Thai}]+$/u;
const scripts: Readonly<Record<Language, RegExp>> = {
  EN: latin,
  TY: latin,
  CN: /\p{Script=Han}/u,
  TH: /\p{Script=Thai}/u,
};

describe('texts', () => {
  it('are all in use', () => {
    const content = JSON.stringify(demoSeed);
    const partsOf = (text: string) => text.split(/\{\w+\}/).map((part) => JSON.stringify(part));
    const isUsed = (text: string) =>
      partsOf(text).every((part) => content.includes(part.slice(1, -1)));
    expect(Object.entries(EN).filter(([, text]) => !isUsed(text))).toEqual([]);
  });

  it('use the script of their language', () => {
    for (const { title, content } of contents) {
      for (const code of languageCodes) expect(title[code] + content[code]).toMatch(scripts[code]);
      expect(content.TY).not.toBe(content.EN);
    }
  });

  it('are valid HTML with the same tags in every language', () => {
    const tags = (html: string) => html.match(/<[^>]+>/g)?.filter((tag) => !/<\/?em>/.test(tag));
    for (const { content } of contents) {
      expect(languageCodes.flatMap((code) => faultsOf(content[code]))).toEqual([]);
      for (const code of languageCodes) expect(tags(content[code])).toEqual(tags(content.EN));
    }
  });
});

describe('announcements', () => {
  it('include popups of every execution and promotions of every type', () => {
    expect(announcements.length).toBeGreaterThanOrEqual(25);
    expect(distinct(announcements.map(({ id }) => id))).toBe(announcements.length);
    const popups = announcements.filter(({ type }) => type === 'PU');
    expect(new Set(popups.map(({ execution }) => execution))).toEqual(new Set(['A', 'B', 'F']));
    const promotions = announcements.filter(({ type }) => type === 'PR');
    expect(new Set(promotions.map(({ promotionType }) => promotionType))).toEqual(
      new Set(['sport_promo', 'referral', 'fish_promo', 'deposit_promo']),
    );
    expect(promotions.every(({ pictures }) => pictures.length > 0)).toBe(true);
  });

  it('are shown on the day when the demo is loaded, apart from an activity that comes', () => {
    const coming = activities.filter(({ opensInDays }) => opensInDays > 0).map(({ id }) => id);
    const off = announcements.filter(
      ({ startsInDays, endsInDays }) => startsInDays > 0 || (endsInDays ?? 1) <= 0,
    );
    expect(off.map(({ id }) => id)).toEqual(coming);
  });
});

describe('activities', () => {
  it('belong to promotions, and lead to deposits and referrals of their type', () => {
    const types = new Map(announcements.map(({ id, promotionType }) => [id, promotionType]));
    for (const { id, way, reward, bonusRule } of activities) {
      expect(types.get(id)).toBeTruthy();
      expect(reward !== null).toBe(way === 'apply' || way === 'join');
      expect(bonusRule !== null).toBe(way === 'deposit');
      if (way === 'referral') expect(types.get(id)).toBe('referral');
    }
    expect(distinct(activities.map(({ id }) => id))).toBe(activities.length);
  });
});

describe('banners', () => {
  it('link to existing targets', () => {
    const promotions = announcements
      .filter(({ type }) => type === 'PR')
      .map(({ id }) => String(id));
    const targets = {
      PAGE: (target: string) => target.startsWith('/'),
      PROMOTION: (target: string) => promotions.includes(target),
      GAME: (target: string) => games.some(({ nodeId }) => String(nodeId) === target),
      URL: (target: string) => URL.canParse(target) && target.startsWith('https://example.com/'),
    };
    expect(banners).toHaveLength(5);
    expect(banners.filter((banner) => !targets[banner.linkageType](banner.linkageTarget))).toEqual(
      [],
    );
    expect(distinct(banners.map(({ linkageType }) => linkageType))).toBe(4);
  });
});

describe('contracts', () => {
  const highest = (rules: readonly { readonly rate: number }[]) =>
    Math.max(...rules.map(({ rate }) => rate));

  it('and offers of members have rates of at most their own contract of the kind', () => {
    const given = [
      ...contracts.map(({ upline: by, ...terms }) => ({ ...terms, by })),
      ...contractRequests
        .filter(({ ends }) => ends === null)
        .map(({ from: by, ...terms }) => ({ ...terms, by })),
    ];
    for (const { id, by, kind, rules } of given) {
      if (by === null) continue;
      const own = contracts.find((one) => one.downline === by && one.kind === kind);
      expect(highest(rules), id).toBeLessThanOrEqual(own ? highest(own.rules) : 0);
    }
  });
});

describe('other content', () => {
  it('has 120 winners with masked names and existing games', () => {
    const nodes = new Set(games.map(({ nodeId }) => nodeId));
    expect(winners).toHaveLength(120);
    expect(winners.every(({ nodeId }) => nodes.has(nodeId))).toBe(true);
    expect(winners.every(({ customerName }) => customerName.includes('***'))).toBe(true);
    expect(winners.every(({ centavos }) => Number.isSafeInteger(centavos) && centavos > 0)).toBe(
      true,
    );
    expect(distinct(winners.map(({ recordId }) => recordId))).toBe(120);
  });

  it('has the countries of the world with code and dial code', () => {
    expect(countries.length).toBeGreaterThanOrEqual(240);
    expect(distinct(countries.map(({ countryCode }) => countryCode))).toBe(countries.length);
    expect(
      countries.filter((one) => !/^[A-Z]{2}\d{1,4}$/.test(one.countryCode + one.dialCode)),
    ).toEqual([]);
    expect(countries[0]).toEqual({ countryCode: 'PH', dialCode: '63' });
  });

  it('has at least twelve help articles with distinct tags that name a group', () => {
    expect(help.length).toBeGreaterThanOrEqual(12);
    expect(distinct(help.map(({ tag }) => tag))).toBe(help.length);
    expect(help.filter(({ tag }) => !/^[a-z]+\.[a-z]+$/.test(tag))).toEqual([]);
  });

  it('has lottery draws that follow the rules of their game', () => {
    expect(lotteryGames.length).toBeGreaterThanOrEqual(6);
    const codes = lotteryGames.map(({ gameCode }) => gameCode);
    expect(draws.filter(({ gameCode }) => !codes.includes(gameCode))).toEqual([]);
    expect(distinct(draws.map(({ numero }) => numero))).toBe(draws.length);
    const six = draws.filter(({ gameCode }) => gameCode === 'PERLAS6');
    for (const { openCode } of six) {
      const balls = openCode.split(',').map(Number);
      expect(distinct(balls)).toBe(6);
      expect(Math.min(...balls)).toBeGreaterThanOrEqual(1);
      expect(Math.max(...balls)).toBeLessThanOrEqual(42);
    }
  });

  it('has the demo accounts, uplines before their downlines', () => {
    const names = accounts.map(({ username }) => username);
    expect(names.toSorted()).toEqual([
      'aida',
      'alma',
      'ana',
      'dina',
      'ed',
      'iggy',
      'juan',
      'luis',
      'nena',
      'tino',
    ]);
    accounts.forEach(({ upline }, index) => {
      if (upline !== null) expect(names.slice(0, index)).toContain(upline);
    });
    const nodes = new Set(games.map(({ nodeId }) => nodeId));
    expect(accounts.flatMap(({ favourites }) => favourites).every((node) => nodes.has(node))).toBe(
      true,
    );
    const juan = accounts.find(({ username }) => username === 'juan');
    expect(juan).toMatchObject({ balanceCentavos: 1_000_000, club: { type: 'AUTO' } });
    expect(juan?.favourites).toHaveLength(3);
    expect(accounts.every(({ mobile }) => /^\+63917555\d{4}$/.test(mobile))).toBe(true);
    expect(accounts.every(({ email }) => email.endsWith('@example.com'))).toBe(true);
  });
});
