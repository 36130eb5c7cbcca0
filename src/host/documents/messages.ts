import type { Policy } from '../headers.ts';
import type { PublicCall } from './public-answers.ts';

/** From the server to the thread that renders. */
export type ToRenderer =
  /** A page with the answers of its first view, or a bare one, as the build renders it. */
  | {
      readonly kind: 'render';
      readonly job: number;
      readonly path: string;
      readonly isBare: boolean;
    }
  /** The answer of a call; null where there is none. */
  | { readonly kind: 'answer'; readonly call: number; readonly body: string | null };

/** The settings of the app that the server needs. */
export interface SiteFacts {
  /** Hosts at which the site is the second merchant's. */
  readonly hostsOfSecondMerchant: readonly string[];
  /** Sources that the pages need for the third parties of the brand. */
  readonly sources: Policy;
}

/** From the thread that renders to the server. */
export type FromRenderer =
  | ({ readonly kind: 'ready' } & SiteFacts)
  | {
      readonly kind: 'call';
      readonly job: number;
      readonly call: number;
      readonly asked: PublicCall;
    }
  | { readonly kind: 'rendered'; readonly job: number; readonly markup: string }
  | { readonly kind: 'failed'; readonly job: number; readonly message: string };
