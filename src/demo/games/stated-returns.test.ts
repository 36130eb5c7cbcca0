import { expect, it } from 'vitest';
import { languageCodes } from '#protocol/model/language.ts';
import { help } from '../content/help.ts';
import * as baccarat from './baccarat/rules.ts';
import * as cockfight from './cockfight/rules.ts';
import { gameReturns } from './game-returns.ts';

/** Games that the article leaves out: they are named by the rules alone. */
const unnamed = new Set(['roulette', 'sicbo']);

const percent = (hundredths: number): string => (hundredths / 100).toFixed(2);

const figures = [
  ...Object.values(baccarat.returns),
  ...Object.values(cockfight.returns),
  ...Object.entries(gameReturns).flatMap(([kind, { least, most }]) =>
    unnamed.has(kind) || kind === 'fish' ? [] : [percent(least), percent(most)],
  ),
  String(gameReturns.fish.least / 100),
];

it('the help states the returns that the rules of the games state, in every language', () => {
  const article = help.find(({ tag }) => tag === 'play.returns');
  for (const code of languageCodes) {
    for (const figure of figures) expect(article?.content[code], code).toContain(`${figure} %`);
  }
});

it('every game has a return between 85 and 99 percent', () => {
  for (const [kind, { least, most }] of Object.entries(gameReturns)) {
    expect(least, kind).toBeGreaterThan(8_500);
    expect(most, kind).toBeLessThan(9_900);
    expect(least, kind).toBeLessThanOrEqual(most);
  }
});
