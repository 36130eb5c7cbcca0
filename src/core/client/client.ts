import type { Call, ReplyOf } from '#protocol/call.ts';
import type { Language } from '#protocol/model/language.ts';
import { type Brand, merchantOf } from '../brand.ts';
import type { Platform } from '../platform.ts';
import { memoizeAsync } from '../memoize-async.ts';
import { readAnswer } from './answer.ts';
import type { Answer } from './http-answer.ts';
import type { Clock } from './clock.ts';
import { createDedupe } from './dedupe.ts';
import { GatewayError } from './gateway-error.ts';
import { createHttpRequest } from './http-request.ts';
import type { Send, SendOptions } from './send.ts';
import { eitherSignal } from './session-signal.ts';
import { createTransport } from './transport.ts';

/** The part of the platform that calls need. */
type CallingPlatform = Pick<Platform, 'fetch' | 'upload' | 'origin' | 'crypto' | 'online'>;

export interface ClientNeeds {
  platform: CallingPlatform;
  /** Learns from each answer. */
  clock: Clock;
  brand: Brand;
  token(): string | null;
  language(): Language;
  /** Aborts when the current session ends, and cancels its calls. */
  sessionSignal?(): AbortSignal;
  /** Called when the session of the current token has ended, but not for a token that was replaced meanwhile. */
  onSignedOut(message: string | null): void;
  /** Called for each failed call. */
  onFailure?(error: GatewayError): void;
  timeoutMs?: number;
}

/** Sends the calls of the protocol and checks the responses. The app uses no other HTTP. */
export function createClient(needs: ClientNeeds): Send {
  const exchange = createExchange(needs);

  /** Cancels the call when its session ends, and drops an answer that arrives after that. */
  async function ask<C extends Call>(
    call: C,
    request: object,
    options: SendOptions,
  ): Promise<ReplyOf<C>> {
    const own = call.token === 'never' || options.token !== undefined ? null : needs.token();
    const token = options.token ?? own;
    const changed = (): boolean => own !== null && own !== needs.token();
    const ending = own === null || options.outlivesSession ? undefined : needs.sessionSignal?.();
    const signal = eitherSignal(options.signal, ending);
    try {
      const { onProgress } = options;
      const reply = await exchange(call, request, {
        ...(signal && { signal }),
        ...(onProgress && { onProgress }),
        token,
      });
      if (options.outlivesSession || !changed()) return reply;
    } catch (error) {
      const over = isOver(error);
      if (over && own !== null && !changed()) needs.onSignedOut(error.failure.message);
      const isCancelled = ending?.aborted === true && options.signal?.aborted !== true;
      if (!isCancelled && !(over && changed())) throw error;
    }
    if (call.token === 'optional') return ask(call, request, options);
    throw new GatewayError({ kind: 'signedOut', message: null }, { silent: true });
  }

  return async (call, request, options = {}) => {
    try {
      return await ask(call, request, options);
    } catch (error) {
      const failed = explain(error, needs.platform, options);
      needs.onFailure?.(failed);
      throw failed;
    }
  };
}

interface ExchangeOptions extends Omit<SendOptions, 'token'> {
  readonly token: string | null;
  /** Idempotency key of a keyed call. */
  readonly key?: string;
}

type Exchange = <C extends Call>(
  call: C,
  request: object,
  options: ExchangeOptions,
) => Promise<ReplyOf<C>>;

function createExchange(needs: ClientNeeds): Exchange {
  const { platform, clock, brand, language, timeoutMs = 120_000 } = needs;
  const merchant = merchantOf(brand, platform.origin);
  const exchangeOnce = createTransport(platform, clock, timeoutMs);
  const dedupe = createDedupe<Answer>();
  const sealerOf = memoizeAsync(async () => {
    const { createSealer } = await import('./sealer.ts');
    return createSealer({
      brand,
      crypto: platform.crypto,
      now: clock.gatewayNow,
      ask: (call) => exchange(call, {}, { token: null }),
    });
  });
  const requestKeysOf = memoizeAsync(async () => {
    const { createRequestKeys } = await import('./request-keys.ts');
    return createRequestKeys(platform.crypto ?? crypto);
  });
  let sent = 0;

  const once = async <C extends Call>(
    call: C,
    fields: object,
    { signal, token, key: requestKey, onProgress }: ExchangeOptions,
  ): Promise<ReplyOf<C>> => {
    const sender = { brand, merchant, language: language(), token, key: requestKey ?? null };
    const plain = createHttpRequest(call, fields, sender);
    const request = call.sealed ? await (await sealerOf()).sealed(plain) : plain;
    sent += 1;
    const alike = [request.address, sender.language, token].join();
    const key = request.method === 'GET' ? alike : String(sent);
    return readAnswer(
      call,
      await dedupe.join(key, (abort) => exchangeOnce(request, abort, onProgress), signal),
    );
  };

  const exchange: Exchange = async (call, fields, options) => {
    if (!call.keyed) return once(call, fields, options);
    const { token } = options;
    const withKey = await requestKeysOf();
    return withKey(call, { fields, token }, (key) => once(call, fields, { ...options, key }));
  };

  /** Sends a sealed call once more when the gateway has refused its seal, and so has not processed it. */
  return async (call, request, options) => {
    try {
      return await exchange(call, request, options);
    } catch (error) {
      if (!call.sealed || !(await sealerOf()).learn(error)) throw error;
      return exchange(call, request, options);
    }
  };
}

function explain(error: unknown, platform: CallingPlatform, { signal }: SendOptions): GatewayError {
  if (error instanceof GatewayError) return error;
  const how = { silent: signal?.aborted ?? false, cause: error };
  return platform.online()
    ? new GatewayError({ kind: 'unavailable', status: null }, how)
    : new GatewayError({ kind: 'offline' }, how);
}

type SignedOutError = GatewayError & { failure: { kind: 'signedOut' } };

function isOver(error: unknown): error is SignedOutError {
  return error instanceof GatewayError && error.failure.kind === 'signedOut';
}
