import type { ErrorCode } from '#contract/errors.ts';

/** The reason why an action failed. `status` is the HTTP status; null without a response. */
export type Failure =
  | {
      readonly kind: 'refused';
      /** Null for a code that the contract does not list. */
      readonly code: ErrorCode | null;
      /** The message of the gateway, if it is written for people. */
      readonly message: string | null;
      /** Data of the refusal, such as `{ captcha: true }`. */
      readonly value: unknown;
      readonly status: number;
    }
  | { readonly kind: 'signedOut'; readonly message: string | null }
  | { readonly kind: 'offline' }
  /** The browser has no encryption on pages without HTTPS. */
  | { readonly kind: 'insecure' }
  /** The geetest check was closed by the player, or could not be loaded. Nothing was sent. */
  | { readonly kind: 'checkClosed' | 'checkUnreachable' }
  /** A third party has failed, not the gateway. */
  | {
      readonly kind: 'thirdParty';
      /** A message descriptor of the catalogues. */
      readonly words: { readonly id: string; readonly message?: string };
      /** The field of the form, by its name in the contract; null for none. */
      readonly field: string | null;
    }
  | { readonly kind: 'unavailable'; readonly status: number | null };
