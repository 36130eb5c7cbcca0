import { fallback, type InferOutput, object, pipe, transform } from 'valibot';
import { dataCopyStates } from '../../vocabulary/data-copy-state.ts';
import { count, countOrNull } from '../readers/count.ts';
import { timeOrNull } from '../readers/time.ts';
import { word } from '../readers/word.ts';

/** Address of the download of a copy. Its one-use ticket follows as `?ticket=`. */
export const dataCopyPath = '/wps/member/dataCopy/file';

/**
 * The copy of their data that a member has asked for. `state` is `none` without one; `doneParts` of `allParts` are written. A copy
 * that is ready is deleted at `expiresAt`. `keptYears`: the law keeps data this many years after an account is closed. Null
 * values are unknown.
 */
export const dataCopy = pipe(
  object({
    state: fallback(word(['none', ...dataCopyStates]), 'none'),
    askDate: timeOrNull(),
    doneParts: count(),
    allParts: count(),
    expireDate: timeOrNull(),
    keptYears: countOrNull(),
  }),
  transform(({ askDate, expireDate, ...wire }) => ({
    ...wire,
    askedAt: askDate,
    expiresAt: expireDate,
  })),
);

export type DataCopy = InferOutput<typeof dataCopy>;
