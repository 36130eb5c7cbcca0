import { expect, it } from 'vitest';
import { languageCodes } from '#protocol/model/language.ts';
import type { GameKind } from '../content/game-kind.ts';
import { CN } from './client/texts/CN.ts';
import { EN } from './client/texts/EN.ts';
import { TH } from './client/texts/TH.ts';
import { TY } from './client/texts/TY.ts';
import { gameReturns } from './game-returns.ts';
import { slotSymbols } from './slot/strips.ts';
import { tables } from './tables.ts';

const catalogues = { EN, TY, CN, TH };
const translated = languageCodes.filter((code) => code !== 'EN');
const kinds = Object.keys(tables) as GameKind[];

/** The name of a kind in the keys of its texts. */
const nameOf = (kind: GameKind) => (kind === 'sports' || kind === 'esports' ? 'book' : kind);

it.each(kinds)('the page of %s states its return to player in every language', (kind) => {
  const figuresIn = (code: keyof typeof catalogues) =>
    catalogues[code][`${nameOf(kind)}.fair`].match(/\d+\.?\d* %/g) ?? [];
  const { returns } = tables[kind].rules as { returns?: object | string };
  const stated = typeof returns === 'string' ? [returns] : Object.values(returns ?? {});
  if (kind === 'slot') stated.push((gameReturns.slot.least / 100).toFixed(2));
  for (const figure of stated) expect(figuresIn('EN')).toContain(`${figure} %`);
  for (const code of translated)
    expect(figuresIn(code).toSorted(), code).toEqual(figuresIn('EN').toSorted());
});

it.each(kinds)('the page of %s begins in the words of each language', (kind) => {
  const begins = languageCodes.map((code) => catalogues[code][`${nameOf(kind)}.begin`]);
  expect(new Set(begins).size).toBe(languageCodes.length);
});

it.each(['siteClosed', 'gameClosed', 'closedMeanwhile', 'unsettled'] as const)(
  'a round that is not played as usual is explained in each language: %s',
  (reason) => {
    const texts = languageCodes.map((code) => catalogues[code][`round.${reason}`]);
    expect(new Set(texts).size).toBe(languageCodes.length);
  },
);

it('each symbol of the slot has a name', () => {
  const named = Object.keys(EN).filter((key) => key.startsWith('slot.symbol.'));
  expect(named.toSorted()).toEqual(slotSymbols.map((one) => `slot.symbol.${one}`).toSorted());
});

it.each(['balance', 'insufficient', 'deposit', 'lowered', 'sessionOver'] as const)(
  'play money has words of its own in every language: %s',
  (what) => {
    for (const code of languageCodes) {
      const texts = catalogues[code];
      expect(texts[`playMoney.${what}`], code).not.toBe(texts[`money.${what}`]);
    }
  },
);
