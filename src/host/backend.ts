import { demo } from '#demo/demo.ts';
import { type GatewayOptions, openGateway } from '#gateway/gateway.ts';
import { signedIdTokens, unsignedIdTokens } from '#gateway/accounts/sign-in/id-tokens.ts';
import { packOf } from '#gateway/protection/protection.ts';
import { isBelow, operatorRoot } from '#protocol/paths.ts';
import type { Config } from './config.ts';
import { preparePaymentSite } from './payment-site.ts';
import type { AnswerCall } from './visitor.ts';
import { openPlaces } from './geoip/open-places.ts';
import { findStoreKey } from './find-store-key.ts';
import { createGatewayProbe } from './proxy/gateway-probe.ts';
import { proxyTo } from './proxy/proxy.ts';
import { createAnswerWatch } from './proxy/watch-answers.ts';
import { compressResponse } from './compress-response.ts';

/** The part of the server that answers calls. */
export interface Backend {
  readonly answerCall: AnswerCall;
  /** Answers requests to the games' origin; null when another server has the games. */
  readonly answerGame: AnswerCall | null;
  /** Ends streams that would otherwise stay open, so that the server can close. */
  endStreams(): void;
  /** Returns whether calls are answered. */
  isReady(): Promise<boolean>;
  /** Finishes pending writes. */
  close(): Promise<void>;
}

function storeOf({
  databaseUrl: url,
  readDatabaseUrl: replicaUrl,
  databasePool: poolSize,
  dataFolder,
}: Config): GatewayOptions['store'] {
  return url === null
    ? { kind: 'folder', path: dataFolder }
    : { kind: 'postgres', url, replicaUrl, poolSize };
}

function idTokensOf({ firebaseProject: project, firebaseEmulator }: Config) {
  if (project === null) return null;
  return firebaseEmulator ? unsignedIdTokens(project) : signedIdTokens(project);
}

function pushOf({ pushContact: contact, pushOrigins: origins }: Config) {
  return { origins, ...(contact !== null && { contact }) };
}

async function openEmbedded(config: Config, log: (line: string) => void): Promise<Backend> {
  const { gamesOrigin, appOrigin, operatorToken, minimumAge, market, exclusionRegister } = config;
  const store = storeOf(config);
  const verifyIdToken = idTokensOf(config);
  const storeKey = findStoreKey(config);
  const payments = preparePaymentSite(config, storeKey);
  const options = {
    ...demo,
    providers: payments.providers,
    store,
    storeKey,
    gamesOrigin,
    appOrigin,
    operatorToken,
    minimumAge,
    market: packOf(market),
    exclusionRegister,
    verifyIdToken,
    placeOf: openPlaces(config.geoipFile),
    push: pushOf(config),
    version: import.meta.env.VITE_VERSION,
    log,
  };
  const gateway = await openGateway(options);
  payments.open(gateway);
  return {
    answerCall: async (request, visitor) =>
      compressResponse(request, await gateway.fetch(request, visitor)),
    answerGame: async (request, visitor) =>
      compressResponse(
        request,
        await (payments.fetch(request, visitor) ?? gateway.gamesFetch(request, visitor)),
      ),
    endStreams: () => gateway.endStreams(),
    isReady: () => gateway.isReady(),
    async close() {
      await payments.close();
      await gateway.close();
    },
  };
}

/** Passes calls on to another gateway. Its operator console answers its own machine only, so it is not passed on. */
function openRemote(gatewayUrl: string, config: Config, log: (line: string) => void): Backend {
  const { gatewayCookies: cookies, gatewaySockets: sockets, merchant } = config;
  const pass = proxyTo(gatewayUrl, { cookies, sockets });
  const watch = createAnswerWatch({ log });
  const isReady = createGatewayProbe(gatewayUrl, { merchant });
  return {
    answerCall: async (request, visitor) =>
      isBelow(new URL(request.url).pathname, operatorRoot)
        ? new Response('There is nothing here.\n', { status: 404 })
        : watch(request, await pass(request, visitor)),
    answerGame: null,
    endStreams: () => undefined,
    isReady,
    close: () => Promise.resolve(),
  };
}

/** Opens the embedded gateway, or a proxy when the settings name another gateway. */
export async function openBackend(config: Config, log: (line: string) => void): Promise<Backend> {
  return config.gatewayUrl === null
    ? openEmbedded(config, log)
    : openRemote(config.gatewayUrl, config, log);
}
