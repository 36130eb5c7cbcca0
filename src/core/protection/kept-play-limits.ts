import { array, boolean, nullable, number, object, picklist } from 'valibot';
import { declareEntry } from '../cache/declare-entry.ts';
import { playLimitFrames, playLimitKinds } from '#protocol/model/protection/play-limit.ts';

/** Null when it is unknown, or when there is none. */
const maybe = nullable(number());

/** The play limits of the member, and the gateway's time less this device's. */
export const keptPlayLimits = declareEntry(
  'play-limits',
  {
    shape: object({
      limits: array(
        object({
          kind: picklist(playLimitKinds),
          frame: picklist(playLimitFrames),
          amount: maybe,
          used: maybe,
          remaining: maybe,
          most: maybe,
          endsAt: maybe,
          pending: nullable(
            object({
              isRemoval: boolean(),
              amount: maybe,
              confirmFrom: maybe,
              confirmUntil: maybe,
            }),
          ),
        }),
      ),
      waitHours: maybe,
      aheadMs: number(),
    }),
  },
  'private',
);
