import { array, boolean, nullable, number, object, picklist, string } from 'valibot';
import { declareEntry } from '../cache/declare-entry.ts';
import { gameTypes } from '#protocol/vocabulary/category.ts';
import { pointEntryKinds } from '#protocol/vocabulary/point-entry-kind.ts';
import { pointItemKinds } from '#protocol/vocabulary/point-item-kind.ts';
import { redemptionStates, redemptionTypes } from '#protocol/vocabulary/redemption.ts';
import { listFormat } from '../query/list-format.ts';

/** Null when it is unknown. */
const amount = nullable(number());

/** The catalogue with its rules and rates, as the cache writes it. */
export const keptPointMall = declareEntry(
  'point-mall',
  {
    shape: object({
      items: array(
        object({
          id: string(),
          kind: picklist([...pointItemKinds, 'other']),
          name: string(),
          description: string(),
          picture: nullable(string()),
          points: amount,
          amount,
          pays: amount,
          stock: nullable(number()),
          most: number(),
          isSent: boolean(),
        }),
      ),
      earning: array(object({ category: picklist([...gameTypes, 'other']), turnover: amount })),
      exchange: array(object({ least: number(), rate: amount })),
    }),
  },
  'public',
);

/** The points of the member. */
export const keptPointBalance = declareEntry(
  'point-balance',
  { shape: object({ points: number() }) },
  'private',
);

/** The page of redemptions that was seen last. */
export const keptRedemptions = declareEntry(
  'redemptions',
  listFormat(
    object({
      id: string(),
      type: picklist([...redemptionTypes, 'other']),
      name: string(),
      quantity: number(),
      points: amount,
      amount,
      pays: amount,
      account: string(),
      address: nullable(string()),
      phone: nullable(string()),
      remark: string(),
      state: picklist([...redemptionStates, 'other']),
      at: number(),
      changedAt: number(),
      change: amount,
      balance: amount,
      returned: nullable(object({ points: number(), balance: amount })),
      reason: string(),
      courier: nullable(string()),
      tracking: nullable(string()),
    }),
  ),
  'private',
  2,
);

/** The page of points details that was seen last. */
export const keptPointRecords = declareEntry(
  'point-records',
  listFormat(
    object({
      id: string(),
      kind: nullable(picklist(pointEntryKinds)),
      name: string(),
      at: number(),
      points: amount,
      balance: amount,
      orderNo: nullable(string()),
      remark: string(),
    }),
  ),
  'private',
  2,
);
