import {
  fallback,
  type InferOutput,
  literal,
  maxLength,
  minLength,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  transform,
  union,
} from 'valibot';
import { depositStates } from '#protocol/vocabulary/deposit-state.ts';

/** An id, which the address may hold as a number. */
const id = pipe(union([string(), number()]), transform(String), minLength(1), maxLength(100));

/** Search parameters of the deposits. Without `deposit` and `deposits`, the page begins a deposit. */
export const depositSearch = {
  /** Id of the deposit that is shown. */
  deposit: fallback(optional(id), undefined),
  /** Id of the bonus that is chosen at first, or of the promotion that describes it. */
  bonus: fallback(optional(id), undefined),
  /** The list of all deposits. */
  deposits: fallback(optional(literal('all')), undefined),
  /** State of the deposits in the list; absent for all. */
  depositState: fallback(optional(picklist(depositStates)), undefined),
};

const shape = object(depositSearch);

/** The choices in the address of the deposits. */
export type DepositSearch = InferOutput<typeof shape>;
