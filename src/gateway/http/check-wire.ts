import { Refusal } from './refusal.ts';

/** No call of the protocol nests deeper. */
const maxDepth = 32;

/** U+0000, and half of a pair that stands for one character. With the flag `u`, whole pairs do not match. */
const unstorable = /[\0\p{Surrogate}]/u;

function refuse(fault: string): never {
  throw new Refusal(400, 'request_invalid', { message: `Not understood: ${fault}` });
}

/**
 * Refusal `request_invalid` for values that nest deeper than 32 levels, which recursive code would fail on, and for texts
 * with U+0000 or half a character, which PostgreSQL cannot store as text or as JSON. Walks without recursion.
 */
export function checkWire(wire: unknown): void {
  const open: { value: unknown; depth: number }[] = [{ value: wire, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, depth } = next;
    if (depth > maxDepth) refuse('values inside too many others');
    if (typeof value === 'string' && unstorable.test(value)) refuse('a text that cannot be stored');
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      open.push({ value: name, depth }, { value: inner, depth: depth + 1 });
    }
  }
}
