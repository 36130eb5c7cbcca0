import { Refusal } from './refusal.ts';

/** No call of the protocol nests deeper. */
const maxDepth = 32;

/** U+0000, and half of a pair that stands for one character. With the flag `u`, whole pairs do not match. */
const unstorable = /[\0\p{Surrogate}]/u;

/**
 * Finds what the gateway cannot work with: values that nest deeper than 32 levels, which recursive code would fail on, and
 * texts with U+0000 or half a character, which PostgreSQL cannot store as text or as JSON. Null when there is nothing.
 * Walks without recursion.
 */
export function findFault(wire: unknown): string | null {
  const open: { value: unknown; depth: number }[] = [{ value: wire, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, depth } = next;
    if (depth > maxDepth) return 'values inside too many others';
    if (typeof value === 'string' && unstorable.test(value)) return 'a text that cannot be stored';
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      open.push({ value: name, depth }, { value: inner, depth: depth + 1 });
    }
  }
  return null;
}

/** Refusal `request_invalid` for values with a fault of `findFault`. */
export function checkWire(wire: unknown): void {
  const fault = findFault(wire);
  if (fault === null) return;
  throw new Refusal(400, 'request_invalid', { message: `Not understood: ${fault}` });
}
