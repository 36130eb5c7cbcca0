import { providerRoot } from '#protocol/paths.ts';
import { createSignedProvider, type PaymentProvider } from '#gateway/providers/providers.ts';
import { paymentBrandCodes } from './brands.ts';
import { paymentRoot } from './payment-api.ts';

interface DemoProvidersOptions {
  /** Origin of the payment site, as the gateway reaches it. */
  readonly site: string;
  /** Origin of the gateway, as the payment site reaches it. */
  readonly gateway: string;
  readonly secret: string;
  readonly fetch?: typeof fetch;
  readonly patienceMs?: number;
}

/** The gateway's providers for the brands of the payment site. They are reached by HTTP only. */
export function createDemoProviders({
  site,
  gateway,
  ...options
}: DemoProvidersOptions): PaymentProvider[] {
  return paymentBrandCodes.map((code) =>
    createSignedProvider({
      ...options,
      code,
      address: `${site}${paymentRoot}/${code}/api`,
      notifyUrl: `${gateway}${providerRoot}/${code}/notices`,
      hasFaults: true,
    }),
  );
}
