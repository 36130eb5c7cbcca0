import type { Call, RequestOf, WireReplyOf } from '#protocol/call.ts';
import type { Language } from '#protocol/model/language.ts';
import type { AccountType } from '#protocol/model/member.ts';
import type { Clock, StoreClock } from '../clock.ts';
import type { Database, Sql } from '../store/database.ts';
import type { Vault } from '../store/encryption/vault.ts';
import type { Report } from '../store/read-replica.ts';
import type { Cookies } from './cookies.ts';
import type { DeviceCookie } from './device-cookie.ts';
import { Refusal } from './refusal.ts';
import type { Seals } from './seals.ts';

/** Environment of the Hono apps: the connection that a request came over. */
export interface HttpEnv {
  Bindings: {
    readonly ip: string;
    readonly secure: boolean;
    /** Host of the site that a trusted proxy sends. */
    readonly host: string | null;
    /** Name of the machine in the address that the connection has reached. */
    readonly reached: string;
  };
}

/**
 * Services that handlers get in their request context. Each capability declares its own here, so that this file imports
 * none of them: `declare module '../http/request-context.ts'` in its entry file.
 */
export interface Services {
  readonly sql: Sql;
  /** Runs queries of records and reports on the replica when it is up to date, else on the store. */
  readonly read: Database['read'];
  /** Runs the queries of a report for a member, one report at a time. */
  readonly report: Report;
  readonly transaction: Database['transaction'];
  /** Encrypts single values of the store. */
  readonly vault: Vault;
  /** The gateway's time, which the operator can advance. */
  readonly clock: Clock;
  /** The time of the store, by which results of games are revealed. */
  readonly storeClock: StoreClock;
  readonly seals: Seals;
  /** Origin of the game pages, as the browser reaches it. */
  readonly gamesOrigin: string;
}

/**
 * Everything a handler gets beside the request itself: the connection and the services. `accounts` adds the member, and
 * `system` the settings.
 */
export interface RequestContext extends Services {
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
  /** Epoch milliseconds. */
  readonly now: number;
}

/** A call of the protocol with the function that handles it. */
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
export function requireTrueAccount(member: { readonly type: AccountType }): void {
  if (member.type === 4) throw new Refusal(200, 'need_true_account');
}
