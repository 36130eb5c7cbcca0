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
  /** Somebody other than the gateway has failed, and whoever asked them has the words for it. */
  | {
      readonly kind: 'thirdParty';
      /** A message of the catalogue. */
      readonly words: { readonly id: string; readonly message?: string };
      /** The field of a form that it is about, by the wire's name. */
      readonly field: string | null;
    }
  | { readonly kind: 'unavailable'; readonly status: number | null };
