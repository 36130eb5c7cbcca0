import { expect, it } from 'vitest';
import { decideSlip, returns as bookReturns } from '#demo/games/book/book-rules.ts';
import { aims, picks, priceOf } from '#demo/games/book/prices.ts';
import { scoreOf, scoreTables } from '#demo/games/book/score-tables.ts';
import {
  drawWinner,
  payoutOf,
  returns as fightReturns,
  sides,
} from '#demo/games/cockfight/rules.ts';
import { type Played, simulateReturn } from '../support/games/simulate-return.ts';
import { playAdvised } from '../support/games/play-advised.ts';
import { returns as pokerReturns } from '#demo/games/poker/rules.ts';
import type { RandomBelow } from '#demo/games/table-game.ts';
import { printLine } from './print-line.ts';

const rounds = 10_000_000;

/** The return of a game over ten million rounds, printed beside the stated figure. */
function measure(name: string, stated: string, play: (randomBelow: RandomBelow) => Played): number {
  const share = simulateReturn(rounds, play);
  printLine(`${name}: ${share.toFixed(3)} % of all stakes in ${rounds} rounds, stated ${stated} %`);
  return share;
}

it('poker returns what its rules state', () => {
  const share = measure('Poker, by the advice', pokerReturns, playAdvised);
  expect(Math.abs(share - Number(pokerReturns))).toBeLessThan(0.25);
}, 900_000);

it.each(sides)(
  'a cockfight returns what its rules state on %s',
  (side) => {
    const share = measure(`Cockfight, on ${side}`, fightReturns[side], (randomBelow) => ({
      staked: 100,
      paid: payoutOf(100, side, drawWinner(randomBelow)),
    }));
    expect(Math.abs(share - Number(fightReturns[side]))).toBeLessThan(0.3);
  },
  300_000,
);

it('single bets of the books return what their rules state', () => {
  const all = [...scoreTables].flatMap(([table, scores]) =>
    picks.flatMap((pick) => {
      const price = priceOf(scores, pick, aims.least);
      return price === null ? [] : [{ table, scores, pick, price }];
    }),
  );
  const common = { fixture: 'bench', league: 'L', home: 'H', away: 'A', startsAt: null, line: 0 };
  const stated = `${bookReturns.least} to ${bookReturns.most}`;
  const share = measure('Books, singles at the lowest prices', stated, (randomBelow) => {
    const bet = all[randomBelow(all.length)];
    if (bet === undefined) return { staked: 0, paid: 0 };
    const { table, scores, pick, price } = bet;
    const ends = () => ({ ...scoreOf(scores, randomBelow(scores.total)), seed: null });
    const leg = { ...common, table, pick, price };
    return { staked: 1_000, paid: decideSlip(1_000, [leg], ends).payoutCentavos };
  });
  expect(share).toBeGreaterThan(Number(bookReturns.least) - 0.2);
  expect(share).toBeLessThan(Number(bookReturns.most));
}, 900_000);
