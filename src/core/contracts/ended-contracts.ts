import { array, number, object, safeParse, string } from 'valibot';
import type { Failure } from '../client/failure.ts';

const value = object({ count: number() });

/** Number of contracts of downlines that an acceptance would end, if it was refused for that reason; otherwise null. 0 means that the gateway gave no number. */
export function endedContracts(failure: Failure): number | null {
  if (failure.kind !== 'refused' || failure.code !== 'contract_ends_downlines') return null;
  const read = safeParse(value, failure.value);
  return read.success ? read.output.count : 0;
}

const names = object({ downlines: array(string()) });

/** Names of the downlines whose contracts an acceptance would end. Empty for a gateway that gives none. */
export function endedDownlines(failure: Failure): readonly string[] {
  if (failure.kind !== 'refused') return [];
  const read = safeParse(names, failure.value);
  return read.success ? read.output.downlines : [];
}
