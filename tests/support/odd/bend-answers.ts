import { strictFields } from './strict-fields.ts';
import { unreadable } from './bends.ts';

const strict = new Set<string>(Object.values(strictFields).flat());

/** A number from 0 that looks random, the same for the same text. */
function numberOf(text: string): number {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return sum;
}

/** A text without digits, another one for each place. */
const textOf = (place: string): string =>
  `odd ${String(numberOf(place)).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`;

/** Another value for a field: none that can be read, or for a text another text. A number below zero can be an amount. */
function oddValue(value: unknown, seed: number, place: string): unknown {
  const odd = unreadable[numberOf(`${seed}${place}`) % unreadable.length];
  const isText = typeof value === 'string' && !/^\d/.test(value);
  // A field without a value at this hour may be an amount too.
  if (typeof value !== 'boolean' && !isText && odd === -1) return 'n/a';
  return isText && (typeof odd === 'number' || odd === 'n/a') ? textOf(place) : odd;
}

/** Switches of modules and the type of the account decide which pages there are. */
const kept = new Set(['whitelabel', 'type']);

/**
 * A reply in which only the strict fields can be read. `seed` chooses the odd values. Objects and lists stay, so that the
 * fields in them are odd too.
 */
export function unreadableReply(value: unknown, seed: number, path = ''): unknown {
  if (Array.isArray(value)) {
    return value.map((row, nth) => unreadableReply(row, seed, `${path}.${nth}`));
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, one]): [string, unknown] => {
    const place = `${path}.${name}`;
    if (kept.has(name)) return [name, one];
    if (typeof one === 'object' && one !== null) return [name, unreadableReply(one, seed, place)];
    return [name, strict.has(name) ? one : oddValue(one, seed, place)];
  });
  return Object.fromEntries(entries.filter(([, one]) => one !== undefined));
}

/** The same answer with another reply. Answers without JSON, and refusals, stay. */
export async function withReply(
  answer: Response,
  change: (value: unknown) => unknown,
): Promise<Response> {
  const isJson = answer.headers.get('Content-Type')?.includes('json') ?? false;
  if (!answer.ok || !isJson) return answer;
  const body = (await answer.clone().json()) as object;
  const changed =
    'success' in body
      ? { ...body, value: change((body as { value?: unknown }).value) }
      : change(body);
  return new Response(JSON.stringify(changed), { status: answer.status, headers: answer.headers });
}
