import { createDemoProviders } from '#demo/providers/create-demo-providers.ts';
import { createPaymentSite, type PaymentSiteOptions } from '#demo/providers/create-payment-site.ts';
import type { Gateway } from '#gateway/gateway.ts';

/** Signs the messages between a gateway and the payment site of a test. */
export const testPaymentSecret = 'payment-secret-of-the-tests';

const gatewayOrigin = 'http://gateway.test';
const siteOrigin = 'http://localhost:4174';

/**
 * Opens the payment site of the demo in memory, and the providers of a gateway that reach it. `connect` names the gateway
 * that gets its messages.
 */
export function openPayments(options: Partial<PaymentSiteOptions> = {}) {
  let gateway: Pick<Gateway, 'fetch'> | null = null;
  const site = createPaymentSite({
    secret: testPaymentSecret,
    origin: siteOrigin,
    appOrigins: ['http://localhost:*'],
    payoutDelayMs: 0,
    send: async (input, init) =>
      gateway?.fetch(new Request(input, init), { ip: '127.0.0.1' }) ?? Response.error(),
    ...options,
  });
  const providers = createDemoProviders({
    site: siteOrigin,
    gateway: gatewayOrigin,
    secret: testPaymentSecret,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const answer = Promise.resolve(site.fetch(request));
      // A real fetch ends when its patience does.
      const ended = new Promise<never>((_, reject) => {
        request.signal.addEventListener('abort', () => reject(new Error('aborted')));
      });
      return Promise.race([answer, ended]);
    },
    patienceMs: 500,
  });
  return {
    site,
    providers,
    connect(opened: Pick<Gateway, 'fetch'>) {
      gateway = opened;
    },
  };
}
