import { number, object, safeParse } from 'valibot';
import type { Failure } from '../client/failure.ts';

const value = object({ count: number() });

/** How many contracts of downlines accepting a request would end, when it was refused for that; null when it was not. 0 is a number that was not told. */
export function endedContracts(failure: Failure): number | null {
  if (failure.kind !== 'refused' || failure.code !== 'contract_ends_downlines') return null;
  const read = safeParse(value, failure.value);
  return read.success ? read.output.count : 0;
}
