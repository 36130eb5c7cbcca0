import { randomUUID } from 'node:crypto';
import { calls } from '#protocol/calls.ts';
import { demo } from '#demo/demo.ts';
import type { PaymentSiteOptions } from '#demo/providers/create-payment-site.ts';
import { startGateway } from '#gateway/gateway.ts';
import type { Database } from '#gateway/store/database.ts';
import { createCaller } from './open-gateway.ts';
import { openPayments } from './open-payments.ts';
import { createOperatorClient } from './operator-client.ts';
import { testGatewayOptions } from './test-gateway-options.ts';
import { databaseOf } from './test-store.ts';

/** Opens a gateway with the demo content, its payment site and the database of both, for tests of payments. */
export async function openCashier(options: Partial<PaymentSiteOptions> = {}, database?: Database) {
  const { database: store, restore } = await databaseOf(database);
  const payments = openPayments(options);
  const gateway = await startGateway(
    { ...demo, ...testGatewayOptions, providers: payments.providers, restore },
    store,
  );
  payments.connect(gateway);
  const operator = createOperatorClient(gateway);
  const caller = createCaller(gateway);
  return {
    ...caller,
    database: store,
    gateway,
    operator,
    site: payments.site,
    /** Sends what waits at the payment site, and runs the jobs of the gateway. */
    async settle(): Promise<void> {
      await payments.site.work();
      await operator.jobs();
    },
    /** The payment of a deposit at the payment site. */
    paymentOf({ id }: { readonly id: string }, brand = 'agos') {
      const payment = payments.site.desk.byOrder(brand, id);
      if (!payment) throw new Error('The payment site has no such payment');
      return payment;
    },
    /** Switches faults of the payment site on or off. */
    faults: (change: object, provider = 'agos') =>
      operator.send('PATCH', 'payments/faults', { provider, faults: change }),
    /** Begins a deposit on a page of the provider. The amount is in pesos. */
    deposit: (token: string, amount = 500, channel = 'agos') =>
      caller.request(calls.depositByLaunchUrl, { key: randomUUID(), channel, amount }, { token }),
    async close(): Promise<void> {
      await payments.site.close();
      await gateway.close();
    },
  };
}

export type Cashier = Awaited<ReturnType<typeof openCashier>>;
