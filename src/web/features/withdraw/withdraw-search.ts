import {
  fallback,
  type InferOutput,
  literal,
  maxLength,
  minLength,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot';
import { withdrawalStates } from '#protocol/vocabulary/withdrawal-state.ts';

const id = pipe(string(), minLength(1), maxLength(60));

/** Search parameters of the withdrawals. Without `withdrawal` and `withdrawals`, the page begins a withdrawal. */
export const withdrawSearch = {
  /** Id of the withdrawal that is shown. */
  withdrawal: fallback(optional(id), undefined),
  /** The list of all withdrawals. */
  withdrawals: fallback(optional(literal('all')), undefined),
  /** State of the withdrawals in the list; absent for all. */
  withdrawalState: fallback(optional(picklist(withdrawalStates)), undefined),
};

const shape = object(withdrawSearch);

/** The choices in the address of the withdrawals. */
export type WithdrawSearch = InferOutput<typeof shape>;
