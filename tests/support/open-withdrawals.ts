import { defaultMarket, type Market, packOf } from '#gateway/protection/protection.ts';
import { randomUUID } from 'node:crypto';
import { calls } from '#protocol/calls.ts';
import { demoWithdrawalPassword } from '#demo/content/accounts.ts';
import { demo } from '#demo/demo.ts';
import { startGateway } from '#gateway/gateway.ts';
import type { Database } from '#gateway/store/database.ts';
import { createCaller } from './open-gateway.ts';
import { createOperatorClient } from './operator-client.ts';
import { createTestPayouts } from './test-payouts.ts';
import { testGatewayOptions } from './test-gateway-options.ts';
import { databaseOf } from './test-store.ts';

/** Opens a gateway with the demo content and a provider that pays, and returns functions to withdraw with. */
export async function openWithdrawals(opened?: Database, market: Market = defaultMarket) {
  const { database, restore } = await databaseOf(opened);
  const payouts = createTestPayouts();
  const providers = [payouts.provider];
  const options = { ...demo, ...testGatewayOptions, providers, restore, market: packOf(market) };
  const gateway = await startGateway(options, database);
  const caller = createCaller(gateway);
  const operator = createOperatorClient(gateway);

  /** Signs in, and returns functions for the withdrawals of this member. */
  async function member(username: string) {
    const token = await caller.signIn(username);
    const accounts = await caller.request(calls.getPayoutAccounts, {}, { token });
    const account = accounts[0]?.id ?? '';
    const password = demoWithdrawalPassword;
    return {
      token,
      account,
      settings: () => caller.request(calls.getWithdrawSettings, {}, { token }),
      /** Asks for a withdrawal of an amount in pesos. */
      ask: (amount: number, rest: object = {}) =>
        caller.request(
          calls.withdraw,
          { key: randomUUID(), amount, account, password, ...rest },
          { token },
        ),
      see: (id: string) => caller.request(calls.getWithdrawal, { id }, { token }),
      cancel: (id: string) => caller.request(calls.cancelWithdrawal, { id }, { token }),
      /** Cash and held money in centavos. */
      async purses() {
        const { centavos, held } = await caller.request(calls.getBalance, {}, { token });
        return { centavos, held };
      },
    };
  }

  /** Moves a requested withdrawal to `approved`. */
  async function approve(id: string): Promise<void> {
    await operator.withdrawal(id, 'take');
    await operator.withdrawal(id, 'approve');
  }

  return { ...caller, gateway, database, operator, payouts, member, approve };
}

export type Withdrawals = Awaited<ReturnType<typeof openWithdrawals>>;
export type WithdrawingMember = Awaited<ReturnType<Withdrawals['member']>>;
