import type { Call, ReplyOf, RequestOf } from '#contract/call.ts';

export interface SendOptions {
  /** Gives the call up. It then fails silently. */
  readonly signal?: AbortSignal;
}

/** Sends one call and gives its checked answer. Throws GatewayError, and nothing else. */
export type Send = <C extends Call>(
  call: C,
  request: RequestOf<C> & object,
  options?: SendOptions,
) => Promise<ReplyOf<C>>;
