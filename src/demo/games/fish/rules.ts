import { object, picklist, boolean } from 'valibot';
import { tableStakes } from '../table-stakes.ts';
import { defineTable } from '../table-game.ts';

/** Payout of each catch in stakes, from the most frequent to the rarest. */
const catches = {
  koi: 2,
  crab: 3,
  shell: 5,
  octopus: 8,
  shark: 20,
  crown: 50,
  chest: 100,
  bakunawa: 500,
} as const;

export type Catch = keyof typeof catches;

/** The names of the catches. */
export const catchNames = [
  'koi',
  'crab',
  'shell',
  'octopus',
  'shark',
  'crown',
  'chest',
  'bakunawa',
] as const satisfies readonly Catch[];

/** Return to player in percent, the same for every catch. */
export const returnPercent = 96;

/** The chance of a catch: `held` of every `of` casts. Chance times payout is the return to player. */
export function oddsOf(name: Catch): { readonly held: number; readonly of: number } {
  return { held: returnPercent, of: catches[name] * 100 };
}

/** Fishing: the player chooses a catch and casts the net, which holds the catch or not. */
export const fish = defineTable({
  stakes: tableStakes,
  rules: { catches },
  choice: picklist(catchNames),
  outcome: object({ choice: picklist(catchNames), caught: boolean() }),
  decide(stakeCentavos, choice, randomBelow) {
    const { held, of } = oddsOf(choice);
    const caught = randomBelow(of) < held;
    const payoutCentavos = caught ? stakeCentavos * catches[choice] : 0;
    return { payoutCentavos, outcome: { choice, caught } };
  },
});
