import { object } from 'valibot';
import { getJackpot } from '#contract/calls/winners.ts';
import { decimal } from '#contract/model/readers/decimal.ts';

/** A call whose reply cannot be read without its one field: the calls of the contract read almost everything. */
export const strictCall = { ...getJackpot, reply: object({ amount: decimal() }) };
