import { type Market, packOf } from '#gateway/protection/protection.ts';
import { CannotStart } from '../cannot-start.ts';
import { lastPort } from './setting-shapes.ts';

/** The settings that have to fit each other. */
interface CheckedConfig {
  readonly port: number;
  readonly gamesPort: number;
  readonly gameOrigins: readonly string[];
  readonly appOrigin: string | null;
  readonly gatewayUrl: string | null;
  readonly paymentUrl: string | null;
  readonly paymentSecret: string | null;
  readonly market: Market;
  readonly minimumAge: number;
}

/** The frames of the games must not access the app, so the games need a port and an origin of their own. */
function refuseSharedOrigin({ port: own, gamesPort, gameOrigins, appOrigin }: CheckedConfig): void {
  if (gamesPort > lastPort) {
    throw new CannotStart('PORT is the last port there is: set GAMES_PORT to another one.');
  }
  if (gamesPort === own) throw new CannotStart('GAMES_PORT must differ from PORT.');
  const ownOrigins = [appOrigin, `http://localhost:${own}`];
  if (gameOrigins.some((origin) => ownOrigins.includes(origin))) {
    throw new CannotStart("GAMES_ORIGIN must differ from the app's own origin.");
  }
}

/** Pages and gateway name one age, which comes from one setting. */
function refuseYoungerThanMarket({ market, minimumAge, gatewayUrl }: CheckedConfig): void {
  const { leastAge } = packOf(market);
  if (gatewayUrl !== null || minimumAge >= leastAge) return;
  throw new CannotStart(`MARKET=${market} needs PAROLA_MINIMUM_AGE=${leastAge} or more.`);
}

/** The embedded gateway has accounts with known passwords and payments of play money, which nobody may take for real. */
function refusePublicDemo({ appOrigin, gatewayUrl }: CheckedConfig): void {
  if (appOrigin === null || gatewayUrl !== null) return;
  throw new CannotStart(
    'APP_ORIGIN makes this a public site, but its gateway is the demo, with known passwords and play money: set GATEWAY_URL to your own gateway, or DEMO=on to show the demo to everybody.',
  );
}

/** Throws CannotStart for settings that do not fit each other. */
export function refuseConfig(
  config: CheckedConfig,
  { isDemo }: { readonly isDemo: boolean },
): void {
  refuseSharedOrigin(config);
  refuseYoungerThanMarket(config);
  if (!isDemo) refusePublicDemo(config);
  if (config.paymentUrl !== null && config.paymentSecret === null) {
    throw new CannotStart('PAYMENT_URL needs PAYMENT_SECRET, the secret of that payment site.');
  }
}
