import { isPriced } from '#protocol/model/rewards/point-item.ts';
import { randomUUID } from 'node:crypto';
import { calls } from '#protocol/calls.ts';
import type { RequestOf } from '#protocol/call.ts';
import { demoWithdrawalPassword } from '#demo/content/accounts.ts';
import { openDatabase } from '#gateway/store/database.ts';
import { auditLedger, balancedLedger } from './audit-ledger.ts';
import { auditPoints, balancedPoints } from './audit-points.ts';
import { openTestGateway } from './open-gateway.ts';
import { testStoreKey } from './test-store-key.ts';
import { openTestStore } from './test-store.ts';

/** The request of all items. */
export const wholeCatalogue = { kind: '', page: 1, size: 100 } as const;

type Wanted = RequestOf<typeof calls.redeemPointReward>;

/** Opens a gateway, and its store beside it, with functions for tests of the points mall. */
export async function openPointMall() {
  const store = await openTestStore('demo');
  const gateway = await openTestGateway({ store, restore: store.restore });
  const database = await openDatabase(store, testStoreKey);
  const { request } = gateway;

  /** A member with functions to redeem items. Can be passed as the caller of a call. */
  async function shopper(username: string) {
    const token = await gateway.signIn(username);
    const caller = { token };
    const { items } = await request(calls.getPointReward, wholeCatalogue);
    return {
      token,
      /** Redeems one piece at its price. `values` overrides fields of the request. */
      redeem(code: string, values: Partial<Wanted> = {}) {
        const item = items.find(({ id }) => id === code);
        const wanted = {
          key: randomUUID(),
          item: code,
          type: item && isPriced(item) ? item.kind : 'gift',
          quantity: 1,
          points: item?.points ?? 1,
          amount: (item?.amount ?? 0) / 100,
          account: username,
          address: '',
          phone: '',
          remark: '',
          keepAddress: false,
          withdrawalPassword: demoWithdrawalPassword,
          ...values,
        };
        return request(calls.redeemPointReward, wanted, caller);
      },
      /** The points and the main wallet. */
      async purses() {
        const points = await request(calls.getPointBalance, {}, caller);
        const { centavos } = await request(calls.getBalance, {}, caller);
        return { points, centavos };
      },
      history: () => request(calls.getRedeemPointList, { state: '', page: 1, size: 10 }, caller),
      async stockOf(code: string) {
        const catalogue = await request(calls.getPointReward, wholeCatalogue);
        return catalogue.items.find(({ id }) => id === code)?.stock;
      },
    };
  }

  return {
    ...gateway,
    database,
    shopper,
    /** Ends a redemption as the operator. */
    end: (id: string, action: 'approve' | 'reject', values: object) =>
      gateway.operator.send('POST', `redemptions/${id}/${action}`, values),
    /** Checks both ledgers. Equals `balanced` when they are correct. */
    audit: async () => ({
      money: await auditLedger(database.sql),
      points: await auditPoints(database.sql),
    }),
    balanced: { money: balancedLedger, points: balancedPoints },
    async close() {
      await database.close();
      await gateway.close();
    },
  };
}

export type PointMallTest = Awaited<ReturnType<typeof openPointMall>>;
export type Shopper = Awaited<ReturnType<PointMallTest['shopper']>>;
