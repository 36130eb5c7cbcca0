import type { GameKind } from '../content/game-kind.ts';
import { baccarat } from './baccarat/rules.ts';
import { bingo } from './bingo/rules.ts';
import { cockfight } from './cockfight/rules.ts';
import { duel } from './duel/rules.ts';
import { esports } from './esports/rules.ts';
import { fish } from './fish/rules.ts';
import { lottery } from './lottery/rules.ts';
import { poker } from './poker/rules.ts';
import { roulette } from './roulette/rules.ts';
import { sicbo } from './sicbo/rules.ts';
import { slot } from './slot/slot.ts';
import { sports } from './sports/rules.ts';
import type { TableGame } from './table-game.ts';

/** Every game by its kind. The kind is also the path of its page. */
export const tables: Readonly<Record<GameKind, TableGame>> = {
  slot,
  fish,
  baccarat,
  bingo,
  lottery,
  duel,
  sports,
  esports,
  cockfight,
  poker,
  roulette,
  sicbo,
};
