import type { ErrorCode } from '#contract/errors.ts';

/** Why a call did not give what was asked for. `status` is the HTTP status, null when nothing answered. */
export type Failure =
  | {
      readonly kind: 'refused';
      /** Null for a code that nobody has words for. */
      readonly code: ErrorCode | null;
      /** The gateway's own words, when they are for people. */
      readonly message: string | null;
      /** What came with the refusal, such as `{ captcha: true }`. */
      readonly value: unknown;
      readonly status: number;
    }
  | { readonly kind: 'signedOut'; readonly message: string | null }
  | { readonly kind: 'offline' }
  /** This browser keeps ciphers from pages that are not served over HTTPS. */
  | { readonly kind: 'insecure' }
  /** The check that a person is there was put away by the player, or did not come; nothing was sent. */
  | { readonly kind: 'checkClosed' | 'checkUnreachable' }
  | { readonly kind: 'unavailable'; readonly status: number | null };
