import { randomBytes } from 'node:crypto';
import {
  check,
  type InferOutput,
  object,
  optional,
  picklist,
  pipe,
  regex,
  safeParse,
  string,
} from 'valibot';
import { lawfulAge } from '#protocol/birthday.ts';
import { defaultMarket, type Market, markets } from '#gateway/protection/protection.ts';
import { appSettings } from './settings/app-settings.ts';
import { registerOf, registerSettings } from './settings/register-settings.ts';
import { CannotStart } from './cannot-start.ts';
import type { Policy } from './headers.ts';
import { isKeyText } from './is-key-text.ts';
import { refuseConfig } from './settings/refuse-config.ts';
import {
  address,
  list,
  onOff,
  origin,
  origins,
  port,
  secret,
  wholeNumber,
} from './settings/setting-shapes.ts';
import { isNetwork, loopbackNetworks } from './visitor.ts';

/** The settings of the server. */
export interface Config {
  readonly port: number;
  /** The address that both ports listen on. The default accepts connections of this machine only. */
  readonly host: string;
  readonly gamesPort: number;
  /** The origin of the games of this host in the browser. It always differs from the app's. */
  readonly gamesOrigin: string;
  /** All origins whose games the pages may frame: the first one and the origins of further vendors. */
  readonly gameOrigins: readonly string[];
  /** The public origin of the app; null when it is used on this machine only. */
  readonly appOrigin: string | null;
  /** The address of a PostgreSQL that has the embedded gateway's data instead of the folder. */
  readonly databaseUrl: string | null;
  /** The address of a streaming replica of that database, for records and reports. */
  readonly readDatabaseUrl: string | null;
  /** Most connections to each database at a time. */
  readonly databasePool: number;
  /** Seconds between the signal to end and the end, in which load balancers notice that no more requests may come. */
  readonly drainSeconds: number;
  /** A page whose data cannot be checked in time is sent with its content up to this age of the data, in seconds. */
  readonly pageDataSeconds: number;
  /** The address of another gateway, used instead of the embedded one. */
  readonly gatewayUrl: string | null;
  readonly dataFolder: string;
  /** The key of the encrypted values of the store, in base64. Null when a file has it. */
  readonly storeKey: string | null;
  /** The file with the key. Null for the default: a file beside the data folder, made at the first start. */
  readonly storeKeyFile: string | null;
  /** The origin of a payment site in a process of its own; null when the games' origin has it. */
  readonly paymentUrl: string | null;
  /** Signs the messages between gateway and payment site. Null: made at each start. */
  readonly paymentSecret: string | null;
  /** A file in the MMDB format with the places of devices; null shows no places. */
  readonly geoipFile: string | null;
  /** The firebase project whose id tokens can sign in; null turns sign-in by firebase off. */
  readonly firebaseProject: string | null;
  /** Accepts the unsigned id tokens of the Auth emulator. For tests. */
  readonly firebaseEmulator: boolean;
  /** The token that every request to the operator console carries; null while the console is off. */
  readonly operatorToken: string | null;
  /** The token comes from the settings. The log then does not name it. */
  readonly isOperatorTokenSet: boolean;
  /** Addresses and networks of the proxies whose forwarded headers are trusted. */
  readonly trustedProxies: readonly string[];
  /** Names of cookies that the gateway at `gatewayUrl` may set in addition to the cookies of the protocol. */
  readonly gatewayCookies: readonly string[];
  /** The most sockets to the gateway at `gatewayUrl`, apart from open streams of events. */
  readonly gatewaySockets: number;
  /** Origins that the policy of the pages allows besides the origins of the build, by directive. */
  readonly pageSources: Policy;
  /** Code of the merchant, in calls of the host itself. */
  readonly merchant: string;
  /** The age of players that the embedded gateway asks for, in years. */
  readonly minimumAge: number;
  /** The market whose rules of player protection the embedded gateway keeps. */
  readonly market: Market;
  /** The register of excluded persons that it asks. Null without one. */
  readonly exclusionRegister: ReturnType<typeof registerOf>;
  /** The contact of the operator for push services; null names nobody. */
  readonly pushContact: string | null;
  /** Further origins that notifications may be sent to. For tests. */
  readonly pushOrigins: readonly string[];
  /** Serves no pages. In development Vite serves them. */
  readonly gatewayOnly: boolean;
}

/** The age of the build, which is never below the lawful age. */
const builtMinimumAge = Math.max(
  lawfulAge,
  Number(import.meta.env.PAROLA_MINIMUM_AGE) || lawfulAge,
);

type Environment = Readonly<Record<string, string | undefined>>;

const settings = object({
  PORT: optional(port('PORT'), '4173'),
  HOST: optional(
    pipe(string(), regex(/^[\w.:-]+$/, 'HOST must be an address or a host name.')),
    '127.0.0.1',
  ),
  GAMES_PORT: optional(port('GAMES_PORT')),
  GAMES_ORIGIN: optional(origins('GAMES_ORIGIN'), ''),
  APP_ORIGIN: optional(origin('APP_ORIGIN')),
  DEMO: optional(onOff('DEMO'), 'off'),
  DATABASE_URL: optional(
    address('DATABASE_URL', /^postgres(ql)?:/, 'postgres://user:password@host:5432/parola'),
  ),
  READ_DATABASE_URL: optional(
    address('READ_DATABASE_URL', /^postgres(ql)?:/, 'postgres://user:password@replica:5432/parola'),
  ),
  DATABASE_POOL: optional(wholeNumber('DATABASE_POOL', 1, 500), '10'),
  DRAIN_SECONDS: optional(wholeNumber('DRAIN_SECONDS', 0, 300), '0'),
  PAGE_DATA_SECONDS: optional(wholeNumber('PAGE_DATA_SECONDS', 0, 3_600), '60'),
  GATEWAY_URL: optional(address('GATEWAY_URL', /^https?:/, 'https://gateway.example')),
  DATA_DIR: optional(string(), '.data'),
  STORE_KEY: optional(
    pipe(
      string(),
      check(
        isKeyText,
        'STORE_KEY must be 32 bytes in base64, as `openssl rand -base64 32` prints them.',
      ),
    ),
  ),
  STORE_KEY_FILE: optional(string()),
  PAYMENT_URL: optional(origin('PAYMENT_URL')),
  PAYMENT_SECRET: optional(secret('PAYMENT_SECRET')),
  GEOIP_FILE: optional(string()),
  FIREBASE_PROJECT: optional(
    pipe(string(), regex(/^[a-z0-9-]{4,40}$/, 'FIREBASE_PROJECT must be the id of a project.')),
  ),
  FIREBASE_EMULATOR: optional(onOff('FIREBASE_EMULATOR'), 'off'),
  OPERATOR_CONSOLE: optional(onOff('OPERATOR_CONSOLE'), 'on'),
  OPERATOR_TOKEN: optional(secret('OPERATOR_TOKEN')),
  TRUSTED_PROXIES: optional(
    pipe(
      list,
      check(
        (networks) => networks.every(isNetwork),
        'TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8, separated by commas.',
      ),
    ),
    loopbackNetworks.join(','),
  ),
  GATEWAY_COOKIES: optional(list, ''),
  GATEWAY_SOCKETS: optional(wholeNumber('GATEWAY_SOCKETS', 1, 10_000), '500'),
  ...appSettings,
  ...registerSettings,
  PAROLA_PAYMENT_ORIGINS: optional(origins('PAROLA_PAYMENT_ORIGINS'), ''),
  PAROLA_CHAT_ORIGIN: optional(origins('PAROLA_CHAT_ORIGIN'), ''),
  PAROLA_PICTURE_ORIGINS: optional(origins('PAROLA_PICTURE_ORIGINS'), ''),
  PUSH_CONTACT: optional(
    address('PUSH_CONTACT', /^(https|mailto):/, 'mailto:people@casino.example'),
  ),
  PUSH_ORIGINS: optional(list, ''),
  GATEWAY_ONLY: optional(onOff('GATEWAY_ONLY'), 'off'),
  MARKET: optional(
    picklist(markets, `MARKET must be one of ${markets.join(', ')}.`),
    defaultMarket,
  ),
});

/** A public site has a console only with a token from the settings. Otherwise each start creates a token. */
function operatorTokenOf({
  OPERATOR_CONSOLE: console,
  OPERATOR_TOKEN: token,
  APP_ORIGIN: appOrigin,
}: InferOutput<typeof settings>): string | null {
  if (console === 'off' || (token === undefined && appOrigin !== undefined)) return null;
  return token ?? randomBytes(24).toString('base64url');
}

/** Without a source, a directive is left out. */
function pageSourcesOf(output: InferOutput<typeof settings>): Policy {
  const sources = {
    'connect-src': output.PAROLA_LIVE_ORIGIN,
    'frame-src': [...output.PAROLA_PAYMENT_ORIGINS, ...output.PAROLA_CHAT_ORIGIN],
    'img-src': output.PAROLA_PICTURE_ORIGINS,
  };
  return Object.fromEntries(Object.entries(sources).filter(([, origins]) => origins.length > 0));
}

/** Reads the settings from environment variables. An empty variable counts as absent. Throws CannotStart. */
export function readConfig(env: Environment): Config {
  const given = Object.entries(env).filter(([, value]) => value !== undefined && value !== '');
  const read = safeParse(settings, Object.fromEntries(given));
  if (!read.success) throw new CannotStart(read.issues.map(({ message }) => message).join('\n'));
  const { output } = read;
  const gamesPort = output.GAMES_PORT ?? output.PORT + 1;
  const [gamesOrigin = `http://localhost:${gamesPort}`, ...furtherGames] = output.GAMES_ORIGIN;
  const config = {
    port: output.PORT,
    host: output.HOST,
    gamesPort,
    gamesOrigin,
    gameOrigins: [gamesOrigin, ...furtherGames],
    appOrigin: output.APP_ORIGIN ?? null,
    databaseUrl: output.DATABASE_URL ?? null,
    readDatabaseUrl: output.READ_DATABASE_URL ?? null,
    databasePool: output.DATABASE_POOL,
    drainSeconds: output.DRAIN_SECONDS,
    pageDataSeconds: output.PAGE_DATA_SECONDS,
    gatewayUrl: output.GATEWAY_URL ?? null,
    dataFolder: output.DATA_DIR,
    storeKey: output.STORE_KEY ?? null,
    storeKeyFile: output.STORE_KEY_FILE ?? null,
    paymentUrl: output.PAYMENT_URL ?? null,
    paymentSecret: output.PAYMENT_SECRET ?? null,
    geoipFile: output.GEOIP_FILE ?? null,
    firebaseProject: output.FIREBASE_PROJECT ?? null,
    firebaseEmulator: output.FIREBASE_EMULATOR === 'on',
    operatorToken: operatorTokenOf(output),
    isOperatorTokenSet: output.OPERATOR_TOKEN !== undefined,
    trustedProxies: output.TRUSTED_PROXIES,
    gatewayCookies: output.GATEWAY_COOKIES,
    gatewaySockets: output.GATEWAY_SOCKETS,
    merchant: output.PAROLA_MERCHANT,
    minimumAge: output.PAROLA_MINIMUM_AGE ?? builtMinimumAge,
    market: output.MARKET,
    exclusionRegister: registerOf(output),
    pageSources: pageSourcesOf(output),
    pushContact: output.PUSH_CONTACT ?? null,
    pushOrigins: output.PUSH_ORIGINS,
    gatewayOnly: output.GATEWAY_ONLY === 'on',
  };
  refuseConfig(config, { isDemo: output.DEMO === 'on' });
  return config;
}
