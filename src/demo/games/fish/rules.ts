import { object, picklist, boolean } from 'valibot';
import { tableStakes } from '../stakes.ts';
import { defineTable } from '../table-game.ts';

/** What swims past, from the common to the rare, and how many stakes it pays. */
export const catches = {
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

/** The catches by name. */
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

/** What the net pays back on average, in hundredths of the stake, whatever it is cast for. */
export const returnPercent = 96;

/** A net holds this many times of every so many. Together with what it pays: the return. */
export function oddsOf(name: Catch): { readonly held: number; readonly of: number } {
  return { held: returnPercent, of: catches[name] * 100 };
}

/** The net: choose what to catch, cast, and it holds or it does not. */
export const fish = defineTable({
  stakes: tableStakes,
  rules: { catches },
  choice: picklist(catchNames),
  outcome: object({ choice: picklist(catchNames), caught: boolean() }),
  decide(stakeCentavos, choice, below) {
    const { held, of } = oddsOf(choice);
    const caught = below(of) < held;
    const payoutCentavos = caught ? stakeCentavos * catches[choice] : 0;
    return { payoutCentavos, outcome: { choice, caught } };
  },
});
