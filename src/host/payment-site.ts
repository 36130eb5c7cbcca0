import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { isBelow } from '#contract/paths.ts';
import { createDemoProviders } from '#demo/providers/create-demo-providers.ts';
import { createPaymentSite, type PaymentSite } from '#demo/providers/create-payment-site.ts';
import { paymentRoot } from '#demo/providers/payment-api.ts';
import type { PaymentProvider } from '#gateway/money/money.ts';
import type { Config } from './config.ts';

/** The payment site of the demo, and the gateway's providers that reach it. */
export interface HostPaymentSite {
  readonly providers: readonly PaymentProvider[];
  /** Opens the site, after its folder is this process's own. */
  open(): void;
  /** Answers a request to the games' origin; null when it is for the games. */
  fetch(request: Request): Promise<Response> | null;
  close(): Promise<void>;
}

/** Origins of an app on this machine. */
const ownOrigins = ['http://localhost:*', 'http://127.0.0.1:*'];

/** The address at which this machine reaches one of the own ports. */
function ownAddress({ host }: Config, port: number): string {
  const anywhere = host === '0.0.0.0' || host === '::';
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${anywhere ? '127.0.0.1' : name}:${port}`;
}

/**
 * Prepares the payment site on the games' origin, with its own file beside the data. Another process has it when the
 * settings name its address.
 */
export function preparePaymentSite(config: Config): HostPaymentSite {
  const { port, gamesPort, gamesOrigin, appOrigin, dataFolder, paymentUrl } = config;
  const secret = config.paymentSecret ?? randomBytes(32).toString('base64url');
  const providers = createDemoProviders({
    site: paymentUrl ?? ownAddress(config, gamesPort),
    gateway: ownAddress(config, port),
    secret,
  });
  let site: PaymentSite | null = null;
  return {
    providers,
    open() {
      if (paymentUrl !== null) return;
      site = createPaymentSite({
        file: join(dataFolder, 'payments.jsonl'),
        secret,
        origin: gamesOrigin,
        appOrigins: appOrigin === null ? ownOrigins : [appOrigin],
      });
    },
    fetch: (request) =>
      site !== null && isBelow(new URL(request.url).pathname, paymentRoot)
        ? Promise.resolve(site.fetch(request))
        : null,
    close: () => site?.close() ?? Promise.resolve(),
  };
}
