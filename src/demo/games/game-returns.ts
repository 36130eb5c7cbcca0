import type { GameKind } from '../content/game-kind.ts';
import * as baccarat from './baccarat/rules.ts';
import * as bingo from './bingo/rules.ts';
import * as book from './book/book-rules.ts';
import * as cockfight from './cockfight/rules.ts';
import * as duel from './duel/rules.ts';
import * as fish from './fish/rules.ts';
import * as lottery from './lottery/rules.ts';
import * as poker from './poker/rules.ts';
import * as roulette from './roulette/rules.ts';
import * as sicbo from './sicbo/rules.ts';
import { returns as slotReturns } from './slot/strips.ts';

/** The least and the greatest return to player among the bets of a game, in hundredths of a percent. */
interface GameReturn {
  readonly least: number;
  readonly most: number;
}

/** The range of the returns that the rules of a game state in percent. */
function rangeOf(stated: readonly string[]): GameReturn {
  const hundredths = stated.map((percent) => Math.round(Number(percent) * 100));
  return { least: Math.min(...hundredths), most: Math.max(...hundredths) };
}

const bookRange = rangeOf(Object.values(book.returns));

/** The returns to player of all games, from their rules. Tests compare the rules with the exact figures, or with simulations. */
export const gameReturns: Readonly<Record<GameKind, GameReturn>> = {
  slot: rangeOf([slotReturns]),
  fish: rangeOf([String(fish.returnPercent)]),
  baccarat: rangeOf(Object.values(baccarat.returns)),
  bingo: rangeOf([bingo.returns]),
  lottery: rangeOf(Object.values(lottery.returns)),
  duel: rangeOf([duel.returns]),
  sports: bookRange,
  esports: bookRange,
  cockfight: rangeOf(Object.values(cockfight.returns)),
  poker: rangeOf([poker.returns]),
  roulette: rangeOf([roulette.returns]),
  sicbo: rangeOf(Object.values(sicbo.returns)),
};
