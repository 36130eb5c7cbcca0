import { lawfulAge } from '#protocol/birthday.ts';
import type { Clock } from '../clock.ts';
import type { NamedPerson } from '../exclusions/exclusions.ts';
import type { Database, Sql } from '../store/database.ts';
import type { OperatorSettings } from '../system/system.ts';
import { type Attempts, createAttempts } from './attempts.ts';
import { type Captchas, createCaptchas } from './captcha/captchas.ts';
import type { Passwords } from './password/passwords.ts';
import { createSessions, type Sessions, type SignedInMember } from './sessions.ts';
import type { VerifyIdToken } from './sign-in/id-tokens.ts';
import { createSignInLimits, type SignInLimits } from './sign-in/sign-in-limits.ts';
import { createOneTimeCodes, type OneTimeCodes } from './verification/one-time-codes.ts';
import { createSmsBudget, type SmsBudget } from './verification/sms-budget.ts';

declare module '../http/request-context.ts' {
  interface Services {
    readonly passwords: Passwords;
    readonly sessions: Sessions;
    readonly attempts: Attempts;
    readonly signInLimits: SignInLimits;
    readonly captchas: Captchas;
    readonly codes: OneTimeCodes;
    readonly smsBudget: SmsBudget;
    /** Verifies id tokens of Firebase. Null when Firebase is not configured. */
    readonly verifyIdToken: VerifyIdToken | null;
    /** The place of a network, such as `Manila, PH`. Null when it is unknown. */
    readonly placeOf: PlaceOf;
    /** The lowest age of a member, in years. */
    readonly minimumAge: number;
    /** Runs in the transaction that stores a verified mobile number of a member. */
    readonly onMobileVerified: (sql: Sql, memberId: string) => Promise<void>;
    /** The register of excluded persons. */
    readonly register: PersonRegister;
  }

  interface RequestContext {
    /** The member who is signed in. For a guest, reading it throws the refusal `login.not.session`. */
    readonly member: SignedInMember;
    /** The member who is signed in, or null for a guest. */
    readonly memberOrNull: SignedInMember | null;
  }
}

/** The register of excluded persons, as far as accounts ask it. */
interface PersonRegister {
  /** Returns whether the imported register lists a member. */
  lists(sql: Sql, memberId: string): Promise<boolean>;
  /** Excludes a member if the imported register lists the person. Returns true then. Call inside a transaction. */
  exclude(sql: Sql, memberId: string): Promise<boolean>;
  /**
   * Asks the register of an operator's settings about a person who wants an account, and returns whether it lists the person. Call
   * outside of transactions. Refusal `function.not.available` when it cannot be reached.
   */
  askAboutPerson(person: NamedPerson): Promise<boolean>;
  /**
   * Asks it about a member who signs in, excludes a listed one, and returns whether it has. Call outside of transactions. Refusal
   * `function.not.available` when it cannot be reached and the last clean answer is too old.
   */
  askAboutMember(memberId: string): Promise<boolean>;
  /** Keeps the time of a clean answer about a new member. */
  keepClear(sql: Sql, memberId: string, person: NamedPerson): Promise<void>;
}

/** Looks up the place of an IPv4 address, or of the /64 network of an IPv6 address. */
export type PlaceOf = (network: string) => string | null;

interface AccountServicesNeeds {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: OperatorSettings;
  readonly passwords: Passwords;
  readonly verifyIdToken: VerifyIdToken | null;
  readonly placeOf: PlaceOf;
  readonly minimumAge: number | undefined;
  readonly log: (line: string) => void;
}

/** The services of accounts, as handlers get them in their request context. */
export function createAccountServices({
  database,
  clock,
  settings,
  passwords,
  verifyIdToken,
  placeOf,
  minimumAge = lawfulAge,
  log,
}: AccountServicesNeeds) {
  const { sql } = database;
  const attempts = createAttempts(sql, clock, database.clock !== null);
  return {
    passwords,
    sessions: createSessions(database, clock),
    attempts,
    signInLimits: createSignInLimits(attempts),
    captchas: createCaptchas(sql, clock),
    codes: createOneTimeCodes({ sql, attempts }, clock),
    smsBudget: createSmsBudget({ attempts, settings, clock, log }),
    verifyIdToken,
    placeOf,
    minimumAge,
  };
}
