import type { PublicCall } from './public-answers.ts';

/** From the server to the thread that renders. */
export type ToRenderer =
  | { readonly kind: 'render'; readonly job: number; readonly path: string }
  /** The answer of a call; null where there is none. */
  | { readonly kind: 'answer'; readonly call: number; readonly body: string | null };

/** From the thread that renders to the server. */
export type FromRenderer =
  | { readonly kind: 'ready'; readonly hostsOfSecondMerchant: readonly string[] }
  | {
      readonly kind: 'call';
      readonly job: number;
      readonly call: number;
      readonly asked: PublicCall;
    }
  | { readonly kind: 'rendered'; readonly job: number; readonly markup: string }
  | { readonly kind: 'failed'; readonly job: number; readonly message: string };
