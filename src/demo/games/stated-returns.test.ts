import { expect, it } from 'vitest';
import { languageCodes } from '#contract/model/language.ts';
import { playHelp } from '../content/help/play-help.ts';
import * as baccarat from './baccarat/rules.ts';
import * as bingo from './bingo/rules.ts';
import * as book from './book/book-rules.ts';
import * as cockfight from './cockfight/rules.ts';
import * as duel from './duel/rules.ts';
import * as lottery from './lottery/rules.ts';
import * as poker from './poker/rules.ts';

const lotteryFigures = Object.values(lottery.returns).toSorted((a, b) => Number(a) - Number(b));

const figures = [
  ...Object.values(baccarat.returns),
  bingo.returns,
  ...Object.values(book.returns),
  ...Object.values(cockfight.returns),
  duel.returns,
  poker.returns,
  lotteryFigures[0],
  lotteryFigures.at(-1),
];

it('the help states the returns that the rules of the games state, in every language', () => {
  const article = playHelp.find(({ tag }) => tag === 'play.returns');
  for (const code of languageCodes) {
    for (const figure of figures) expect(article?.content[code], code).toContain(`${figure} %`);
  }
});
