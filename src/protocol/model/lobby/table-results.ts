import { type InferOutput, object, pipe, transform } from 'valibot';
import { countOrNull } from '../readers/count.ts';
import { list, wholeNumber } from '../wire.ts';
import { wordOrOther } from '../readers/maybe-word.ts';

/** The outcomes of rounds of baccarat, roulette, sic bo and cockfights. */
const tableOutcomes = [
  'banker',
  'player',
  'tie',
  'red',
  'black',
  'green',
  'big',
  'small',
  'triple',
  'meron',
  'wala',
  'draw',
] as const;

export type TableOutcome = (typeof tableOutcomes)[number];

const tableResult = object({
  outcome: wordOrOther(tableOutcomes),
  /** The pocket of roulette, or the sum of the dice of sic bo. */
  number: countOrNull(),
});

/** A result as our own gateway has it. */
export interface TableResult {
  readonly outcome: TableOutcome;
  readonly number: number | null;
}

/** The latest results of a live table or an arena, newest first. A result with an unknown outcome is 'other'. */
export const tableResults = pipe(
  object({ nodeId: wholeNumber(), resultList: list(tableResult, 20) }),
  transform(({ nodeId, resultList }) => ({ nodeId, results: resultList })),
);

export type TableResults = InferOutput<typeof tableResults>;
