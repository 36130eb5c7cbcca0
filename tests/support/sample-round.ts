import { randomInt } from 'node:crypto';
import { parse } from 'valibot';
import type { GameKind } from '#demo/content/game-kind.ts';
import { tables } from '#demo/games/tables.ts';
import type { RoundToPlay } from '#gateway/bets/rounds.ts';
import { sampleChoices } from './sample-choices.ts';

const kinds = Object.keys(tables) as GameKind[];

/** A round of 5 pesos. `nth` selects the game. */
export function sampleRound(key: string, nth: number): RoundToPlay {
  const kind = kinds[nth % kinds.length] ?? 'slot';
  const choice = parse(tables[kind].choice, sampleChoices[kind]);
  const decide = () => tables[kind].decide(500, choice, (limit) => randomInt(limit));
  return { key, stakeCentavos: 500, decide };
}
