import type { IncomingHttpHeaders } from 'node:http';

/** A call as the gateway has read it. */
export interface Asked {
  readonly query: URLSearchParams;
  /** The body, opened where it was sealed. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: IncomingHttpHeaders;
  /** The origin of the gateway, which serves the games too. */
  readonly origin: string;
  /** The member of the token; null for a guest. */
  readonly member: Member | null;
}

/** Answers a call with its value. Throws a `Refusal`. */
export type Answer = (asked: Asked) => unknown;

/** The answers by method and path. */
export type Answers = Readonly<Record<string, Answer>>;

/** A member of the gateway. Amounts in pesos. */
export interface Member {
  readonly id: number;
  readonly account: string;
  readonly password: string;
  balance: number;
  readonly favourites: Set<string>;
  readonly readMessages: Set<string>;
  /** The bodies of the deposits and withdrawals that were asked for. */
  readonly deposits: Readonly<Record<string, unknown>>[];
  readonly withdrawals: Readonly<Record<string, unknown>>[];
}

/** An answer that is no success. Business errors come with 200. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly value: unknown;

  constructor(status: number, code: string, message: string, value: unknown = null) {
    super(message);
    this.status = status;
    this.code = code;
    this.value = value;
  }
}

/** The refusal of a call that the gateway does not have. */
export const notThere = () =>
  new Refusal(400, 'function.not.available', 'Function is not available #543');

/** The member of a call for members only. */
export function memberOf({ member }: Asked): Member {
  if (member === null) throw new Refusal(401, 'login.not.session', 'Please log in again #101');
  return member;
}

/** The text of a field of a body; empty when it is missing. */
export function textIn(body: Asked['body'], name: string): string {
  const value = body[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Lets members only ask for answers. */
export const forMembers = (answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([call, answer]) => [
      call,
      (asked: Asked) => {
        memberOf(asked);
        return answer(asked);
      },
    ]),
  );
