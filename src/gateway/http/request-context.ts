import type { Call, RequestOf, WireReplyOf } from '#contract/call.ts';
import type { Language } from '#contract/model/language.ts';
import type { SignedInMember } from '../accounts/accounts.ts';
import type { Services } from '../services.ts';
import type { Cookies } from './cookies.ts';
import type { DeviceCookie } from './device-cookie.ts';
import type { Settings } from '../system/system.ts';
import { Refusal } from './refusal.ts';

/** Everything a handler gets beside the request itself: the member, the connection and the services. */
export interface RequestContext extends Services {
  /** The member who is signed in. For a guest, reading it throws the refusal `login.not.session`. */
  readonly member: SignedInMember;
  /** The member who is signed in, or null for a guest. */
  readonly memberOrNull: SignedInMember | null;
  /** Address of the client. */
  readonly ip: string;
  readonly language: Language;
  readonly cookies: Cookies;
  /** The cookie that identifies the browser. */
  readonly device: DeviceCookie;
  /** The `User-Agent` header, cut to 300 characters; empty without the header. */
  readonly userAgent: string;
  /** Origin of the site, as the browser reaches it. */
  readonly origin: string;
  /** Host name of the site. One-time codes in SMS are bound to it. */
  readonly host: string;
  readonly settings: Settings;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** A call of the contract with the function that handles it. */
export interface CallHandler<C extends Call> {
  readonly call: C;
  /** Returns the reply in wire shape, or throws a Refusal. */
  handle(request: RequestOf<C>, context: RequestContext): Promise<WireReplyOf<C>> | WireReplyOf<C>;
}

/** Binds a function to the call it handles. */
export function handle<C extends Call>(call: C, handler: CallHandler<C>['handle']): CallHandler<C> {
  return { call, handle: handler };
}

/** Throws the refusal `need_true_account` for a trial account. */
export function requireTrueAccount(member: Pick<SignedInMember, 'type'>): void {
  if (member.type === 4) throw new Refusal(200, 'need_true_account');
}
