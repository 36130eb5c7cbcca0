import { array, boolean, nullable, number, object, picklist, string } from 'valibot';
import { gameTypes } from '#contract/vocabulary/category.ts';
import { pointEntryKinds } from '#contract/vocabulary/point-entry-kind.ts';
import { pointItemKinds } from '#contract/vocabulary/point-item-kind.ts';
import { redemptionStates, redemptionTypes } from '#contract/vocabulary/redemption.ts';

/** The catalogue with its rules and rates, as the cache writes it. */
export const pointMallFormat = {
  shape: object({
    items: array(
      object({
        id: string(),
        kind: picklist(pointItemKinds),
        name: string(),
        description: string(),
        picture: nullable(string()),
        points: nullable(number()),
        amount: number(),
        pays: number(),
        stock: nullable(number()),
        most: number(),
        isSent: boolean(),
      }),
    ),
    earning: array(object({ category: picklist(gameTypes), turnover: number() })),
    exchange: array(object({ least: number(), rate: number() })),
  }),
};

/** The points of the member. */
export const pointBalanceFormat = { shape: object({ points: number() }) };

const paging = { page: number(), pages: number(), asOf: nullable(number()) };

/** The page of redemptions that was seen last. */
export const redemptionsFormat = {
  shape: object({
    ...paging,
    rows: array(
      object({
        id: string(),
        type: picklist(redemptionTypes),
        name: string(),
        quantity: number(),
        points: number(),
        amount: number(),
        pays: number(),
        account: string(),
        address: nullable(string()),
        phone: nullable(string()),
        remark: string(),
        state: picklist(redemptionStates),
        at: number(),
        changedAt: number(),
        change: number(),
        balance: number(),
        returned: nullable(object({ points: number(), balance: number() })),
        reason: string(),
        courier: nullable(string()),
        tracking: nullable(string()),
      }),
    ),
  }),
};

/** The page of points details that was seen last. */
export const pointRecordsFormat = {
  shape: object({
    ...paging,
    rows: array(
      object({
        id: string(),
        kind: nullable(picklist(pointEntryKinds)),
        name: string(),
        at: number(),
        points: nullable(number()),
        balance: nullable(number()),
        orderNo: nullable(string()),
        remark: string(),
      }),
    ),
  }),
};
