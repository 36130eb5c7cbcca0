import type { Call, RequestOf, WireReplyOf } from '#contract/call.ts';
import type { Language } from '#contract/model/language.ts';
import type { Services } from '../services.ts';
import type { SignedIn } from '../accounts/sessions.ts';
import type { Settings } from '../system/settings.ts';

/** The cookies of the one who calls, which no script can read. */
export interface Cookies {
  read(name: string): string | null;
  write(name: string, value: string, seconds: number): void;
}

/** One call being answered: who asks, from where, in which language, and what the gateway works with. */
export interface Visit extends Services {
  /** Who is signed in. Reading it when nobody is refuses the call with `login.not.session`. */
  readonly member: SignedIn;
  /** Who is signed in, or null. */
  readonly visitor: SignedIn | null;
  readonly ip: string;
  readonly language: Language;
  readonly cookies: Cookies;
  /** The name of the site, as codes are bound to it. */
  readonly host: string;
  readonly settings: Settings;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** How one call is answered: in wire shape, or by throwing a Refusal. */
export interface Answer<C extends Call> {
  readonly call: C;
  handle(request: RequestOf<C>, visit: Visit): Promise<WireReplyOf<C>> | WireReplyOf<C>;
}

/** Says how a call is answered. */
export function answer<C extends Call>(call: C, handle: Answer<C>['handle']): Answer<C> {
  return { call, handle };
}
