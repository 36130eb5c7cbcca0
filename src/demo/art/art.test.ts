import { describe, expect, it } from 'vitest';
import { announcements } from '../content/announcements.ts';
import { banners } from '../content/banners.ts';
import { games } from '../content/games.ts';
import { lotteryGames } from '../content/lottery.ts';
import { titles } from '../content/titles.ts';
import { vendors } from '../content/vendors.ts';
import { drawBadge } from './draw-badge.ts';
import { drawBanner } from './draw-banner.ts';
import { drawCatch } from './draw-catch.ts';
import { drawGame } from './draw-game.ts';
import { drawLottery } from './draw-lottery.ts';
import { drawPerson } from './draw-person.ts';
import { drawPopup, popupNames } from './draw-popup.ts';
import { drawPromotion } from './draw-promotion.ts';
import { drawSymbol } from './draw-symbol.ts';
import { drawReward, rewardCodes } from './draw-reward.ts';
import { drawVendorIcon } from './draw-vendor-icon.ts';
import { drawVendorPicture } from './draw-vendor-picture.ts';
import { motifOf } from './motif-of.ts';
import { motifs } from './motifs.ts';

/** Finds what makes a drawing unsafe or malformed XML. */
function faultsOf(svg: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  const used = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id);
  for (const [, slash, name = '', rest = ''] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^<>]*)>/g)) {
    if (!/^( [a-zA-Z][a-zA-Z0-9-]*="[^"<>]*")*\/?$/.test(rest))
      faults.push(`attributes of ${name}`);
    const names = [...rest.matchAll(/ ([a-zA-Z0-9-]+)="/g)].map(([, attribute]) => attribute);
    if (new Set(names).size < names.length) faults.push(`a repeated attribute on ${name}`);
    if (slash === '/')
      faults.push(...(open.pop() === name ? [] : [`an unexpected end of ${name}`]));
    else if (!rest.endsWith('/')) open.push(name);
  }
  if (open.length > 0) faults.push(`unclosed: ${open.join()}`);
  if (new Set(ids).size < ids.length) faults.push('a repeated id');
  if (used.some((id) => !ids.includes(id))) faults.push('a reference to an unknown id');
  if (/<(style|script|image|foreignObject|text|a)\b| style=| on\w+=|javascript:/i.test(svg)) {
    faults.push('a forbidden element or attribute');
  }
  if (/(?:href="|url\()(?!#)/.test(svg)) faults.push('a reference to another file');
  if (/NaN|undefined|Infinity|null/.test(svg)) faults.push('an invalid number');
  return faults;
}

const covers = games.map((game) => ({ game, svg: drawGame(game) }));

describe('game covers', () => {
  it('are safe and well-formed', () => {
    expect(
      covers.flatMap(({ game, svg }) => faultsOf(svg).map((fault) => [game.name, fault])),
    ).toEqual([]);
  });

  it('are distinct and deterministic', () => {
    expect(new Set(covers.map(({ svg }) => svg)).size).toBe(games.length);
    expect(covers.filter(({ game, svg }) => drawGame(game) !== svg)).toEqual([]);
  });

  it('have at most 18 kB, and 9 kB on average', () => {
    const sizes = covers.map(({ svg }) => svg.length);
    expect(Math.max(...sizes)).toBeLessThan(18_000);
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(9_000);
  });

  it('show the motif of the title, else the motif of the category', () => {
    expect(Object.keys(titles).toSorted()).toEqual(Object.keys(motifs).toSorted());
    expect(motifOf('Nine Koi', 'RNG')).toBe('koi');
    expect(motifOf('An unknown title', 'FISH')).toBe('koi');
  });
});

describe('other drawings', () => {
  const drawings = [
    ...banners.map(({ bannerId }) => drawBanner(bannerId)),
    ...announcements.filter(({ type }) => type === 'PR').map(({ id }) => drawPromotion(id)),
    ...vendors.map(drawVendorPicture),
    ...vendors.flatMap((vendor) => drawPerson(vendor) ?? []),
    ...lotteryGames.map(({ gameCode }) => drawLottery(gameCode) ?? ''),
    ...(['deposit', 'withdrawal', 'partners', 'providers'] as const).map(drawBadge),
    ...rewardCodes.flatMap((code) => drawReward(code) ?? []),
    drawBanner(0),
    drawBanner(999),
    drawVendorPicture({ code: 'UNKNOWN', category: 'LIVE' }),
    drawVendorIcon({ code: 'UNKNOWN', category: 'RNG' }),
  ];

  it('are safe and well-formed', () => {
    expect(drawings.flatMap(faultsOf)).toEqual([]);
    expect(drawings.every((svg) => svg.length < 40_000)).toBe(true);
  });
});

it.each(['UNKNOWN', 'constructor', '__proto__'])('%s is no name of a picture', (name) => {
  const drawn = [drawLottery(name), drawCatch(name), drawSymbol(name), drawReward(name)];
  expect(drawn).toEqual([null, null, null, null]);
});

describe('service badges', () => {
  it.each(['deposit', 'withdrawal', 'partners', 'providers'] as const)(
    'match public/services/%s.svg',
    async (name) =>
      expect(drawBadge(name)).toMatchFileSnapshot(`../../../public/services/${name}.svg`),
  );
});

describe('vendor icons', () => {
  it.each(vendors)('match public/vendors/$code.svg', async (vendor) => {
    const svg = drawVendorIcon(vendor);
    expect(faultsOf(svg)).toEqual([]);
    expect(svg.length).toBeLessThanOrEqual(1_200);
    await expect(svg).toMatchFileSnapshot(`../../../public/vendors/${vendor.code}.svg`);
  });

  it('have at most 40 kB together', () => {
    const all = vendors.reduce((sum, vendor) => sum + drawVendorIcon(vendor).length, 0);
    expect(all).toBeLessThanOrEqual(40_000);
  });
});

describe('popup pictures', () => {
  it.each(popupNames)('match public/popups/%s.svg', async (name) => {
    const svg = drawPopup(name);
    expect(faultsOf(svg)).toEqual([]);
    expect(svg.length).toBeLessThanOrEqual(32_000);
    await expect(svg).toMatchFileSnapshot(`../../../public/popups/${name}.svg`);
  });
});
