import type { Call, ReplyOf, RequestOf } from '#protocol/call.ts';

export interface SendOptions {
  /** Cancels the call, which then fails silently. */
  readonly signal?: AbortSignal;
  /** The call goes on when the session of its token ends, as the sign-out itself does. */
  readonly outlivesSession?: boolean;
  /** The token of another session, instead of the current one. A refused one ends no session. */
  readonly token?: string;
  /** Called with the part of the body that is sent, from 0 to 1, where the platform knows it. */
  readonly onProgress?: (part: number) => void;
}

/** Sends a call and returns its checked answer. Throws no other error than GatewayError. */
export type Send = <C extends Call>(
  call: C,
  request: RequestOf<C> & object,
  options?: SendOptions,
) => Promise<ReplyOf<C>>;
