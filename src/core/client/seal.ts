import type { Call, ReplyOf } from '#protocol/call.ts';
import type { Brand } from '../brand.ts';
import type { Failure } from './failure.ts';
import type { HttpRequest } from './http-request.ts';

/** A scheme of encrypted request bodies. */
export interface Seal {
  /** Loads the key of the gateway. */
  prepare(): Promise<unknown>;
  /** The same request with its body encrypted. */
  sealed(request: HttpRequest): Promise<HttpRequest>;
  /**
   * Learns from the failure of a sealed call. Returns true where the gateway has not processed the call and would take it
   * now: sealed with a new key, or in another form.
   */
  learn(failure: Failure): boolean;
}

export interface SealNeeds {
  crypto: Crypto;
  brand: Pick<Brand, 'gatewayVersion'>;
  /** Sends a call without fields, as a guest. */
  ask<C extends Call>(call: C): Promise<ReplyOf<C>>;
  /** The time of the gateway in epoch milliseconds. It refuses old seals. */
  now(): number;
}
