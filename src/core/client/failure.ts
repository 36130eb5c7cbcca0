import type { ErrorCode } from '#protocol/errors.ts';

/** The reason why an action failed. `status` is the HTTP status; null without a response. */
export type Failure =
  | {
      readonly kind: 'refused';
      /** Null for a code that the protocol does not list. */
      readonly code: ErrorCode | null;
      /** The code as the gateway sent it, also one that the protocol does not list. */
      readonly sentCode?: string | null;
      /** The wait of a throttled action, in milliseconds. */
      readonly waitMs?: number;
      /** The message of the gateway, if it is written for people. */
      readonly message: string | null;
      /** Data of the refusal, such as `{ captcha: true }`. */
      readonly value: unknown;
      readonly status: number;
    }
  /** The message is the text of the gateway, or a code of the protocol that names the reason. */
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
      /** The field of the form, by its name in the protocol; null for none. */
      readonly field: string | null;
      /** The wait of the action, in milliseconds, where the third party throttles it. */
      readonly waitMs?: number;
    }
  /** The address of a game is not one that may be opened: not https, or on the origin of the app. */
  | { readonly kind: 'unsafeAddress' }
  /** A chunk of the app did not arrive within 120 s. */
  | { readonly kind: 'loadTimeout' }
  | {
      readonly kind: 'unavailable';
      readonly status: number | null;
      /** The code that came with the status, if the protocol does not list it. */
      readonly sentCode?: string | null;
    };
