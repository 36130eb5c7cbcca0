import { createHash } from 'node:crypto';
import { object, parse, picklist } from 'valibot';
import { comparedValues, type NamedPerson } from '../exclusions/exclusions.ts';

/** A register of excluded persons that is asked about each person. */
export interface ExclusionRegister {
  /** Throws when the register cannot be reached, or answers with something else. */
  ask(person: NamedPerson): Promise<'clear' | 'listed'>;
}

/** Longest answer in characters. */
const longest = 10_000;

const answer = object({ status: picklist(['clear', 'listed']) });

interface HttpRegisterOptions {
  readonly url: string;
  /** Sent as a bearer token. */
  readonly token: string;
  /** `hashed` sends SHA-256 of each compared value, in hex; `plain` sends the values themselves. */
  readonly fields: 'hashed' | 'plain';
  /** Longest time of a question, in milliseconds. */
  readonly timeoutMs?: number;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** The body of a question. Values that are not known are left out. */
function bodyOf(person: NamedPerson, fields: HttpRegisterOptions['fields']): object {
  const { name, mobile, email, document } = comparedValues(person);
  const hashed = { name, mobile, email, document };
  const { realName, birthday } = person;
  const plain = { ...(name !== null && { name: realName, birthday }), mobile, email, document };
  const values = Object.entries(fields === 'hashed' ? hashed : plain).flatMap(([key, value]) =>
    value ? [[key, fields === 'hashed' ? hashOf(value) : value]] : [],
  );
  return { fields, person: Object.fromEntries(values) };
}

/** The status of an answer. The error does not repeat the answer, which may name the person. */
function statusOf(text: string) {
  try {
    return parse(answer, JSON.parse(text)).status;
  } catch {
    throw new Error('The answer is not understood');
  }
}

/** A register that answers a POST with JSON. `README.md` has the shapes. */
export function createHttpRegister({
  url,
  token,
  fields,
  timeoutMs = 4_000,
}: HttpRegisterOptions): ExclusionRegister {
  return {
    async ask(person) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify(bodyOf(person, fields)),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`The answer has the status ${response.status}`);
      }
      const text = await response.text();
      if (text.length > longest) throw new Error('The answer is too long');
      return statusOf(text);
    },
  };
}
