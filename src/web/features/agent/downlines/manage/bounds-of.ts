import { number, object, safeParse } from 'valibot';
import type { Failure } from '#core/client/failure.ts';
import type { RateBounds } from '../../parts/rate-field.tsx';

const bounds = object({ least: number(), most: number() });

/** The bounds that a refused rebate has to keep to. Null for other failures. */
export function boundsOf(failure: Failure): RateBounds | null {
  if (failure.kind !== 'refused' || failure.code !== 'rebate_out_of_bounds') return null;
  const { success, output } = safeParse(bounds, failure.value);
  return success ? output : null;
}
