import { createHmac, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { isBelow } from '#protocol/paths.ts';
import { createDemoProviders } from '#demo/providers/create-demo-providers.ts';
import { createPaymentSite, type PaymentSite } from '#demo/providers/create-payment-site.ts';
import { isMerchantCall, paymentRoot } from '#demo/providers/payment-api.ts';
import type { LineCipher } from '#demo/providers/payment-lines.ts';
import type { PaymentPlace } from '#demo/providers/payment-store.ts';
import type { Gateway } from '#gateway/gateway.ts';
import type { PaymentProvider } from '#gateway/providers/providers.ts';
import type { StoreKey } from '#gateway/store/encryption/store-key.ts';
import { createVault } from '#gateway/store/encryption/vault.ts';
import { createNetworkLimit } from '#gateway/http/call-limits.ts';
import { throttle } from '#gateway/http/throttle.ts';
import type { Config } from './config.ts';
import type { Visitor } from './visitor.ts';

/** The payment site of the demo, and the gateway's providers that reach it. */
export interface HostPaymentSite {
  readonly providers: readonly PaymentProvider[];
  /** Opens the site, after the store of the gateway is this process's own. */
  open(gateway: Pick<Gateway, 'journal'>): void;
  /** Answers a request to the games' origin; null when it is for the games. */
  fetch(request: Request, visitor: Visitor): Promise<Response> | null;
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

/** Requests for pages of payments and their files that one network may send in a minute. Calls of the merchant are signed. */
const requestsPerMinute = 600;

/** Encrypts the lines of the site's file with the key of the store, which the gateway has found or made. */
function cipherOf({ find, create }: StoreKey): LineCipher {
  const vault = createVault(find() ?? create());
  return {
    encrypt: (text) => vault.encrypt('payment', 'line', text),
    decrypt: (line) => vault.decrypt('payment', 'line', line),
  };
}

/** The secret of the site and its gateway. Parolas on one database have the same, which their key of the store gives. */
function secretOf({ databaseUrl }: Config, { find }: StoreKey): string {
  const key = databaseUrl === null ? null : find();
  return key === null
    ? randomBytes(32).toString('base64url')
    : createHmac('sha256', key).update('payment site').digest('base64url');
}

/**
 * Prepares the payment site on the games' origin. Its records are in a file beside the data, or in the database when there
 * is one, so that all Parolas on it answer for a payment. Another process has the site when the settings name its address.
 */
export function preparePaymentSite(config: Config, storeKey: StoreKey): HostPaymentSite {
  const { port, gamesPort, gamesOrigin, appOrigin, dataFolder, paymentUrl } = config;
  const secret = config.paymentSecret ?? secretOf(config, storeKey);
  const gateway = ownAddress(config, port);
  const providers = createDemoProviders({
    site: paymentUrl ?? ownAddress(config, gamesPort),
    gateway,
    secret,
  });
  let site: PaymentSite | null = null;
  const fetchPage = throttle(
    (request) => site?.fetch(request) ?? new Response(null, { status: 503 }),
    createNetworkLimit(requestsPerMinute),
  );
  return {
    providers,
    open({ journal }) {
      if (paymentUrl !== null) return;
      const place: PaymentPlace =
        config.databaseUrl === null
          ? { kind: 'file', path: join(dataFolder, 'payments.jsonl') }
          : { kind: 'shared', texts: journal('payments') };
      site = createPaymentSite({
        place,
        cipher: cipherOf(storeKey),
        secret,
        origin: gamesOrigin,
        appOrigins: appOrigin === null ? ownOrigins : [appOrigin],
        // The Parola that has asked for a payment may be gone. Any of them takes its notices.
        send: (url, init) => fetch(new URL(new URL(url).pathname, gateway), init),
      });
    },
    fetch(request, { ip }) {
      const { pathname } = new URL(request.url);
      if (site === null || !isBelow(pathname, paymentRoot)) return null;
      return isMerchantCall(pathname)
        ? Promise.resolve(site.fetch(request))
        : fetchPage(request, ip);
    },
    close: () => site?.close() ?? Promise.resolve(),
  };
}
