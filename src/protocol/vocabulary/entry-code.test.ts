import { expect, it } from 'vitest';
import { codeOf, codesOfKind, entryCodes } from './entry-code.ts';
import { entryKinds } from './entry-kind.ts';

it('gives every kind of entry a code, and every code a kind', () => {
  expect(Object.keys(codesOfKind).toSorted()).toEqual([...entryKinds].toSorted());
  expect(new Set(Object.values(codesOfKind).flat())).toEqual(new Set(entryCodes));
});

it('uses the odd words of the wire', () => {
  expect(codeOf('bonusRelease')).toBe('dividend');
  expect(codeOf('dividend')).toBe('share_bonus');
  expect(codeOf('salary')).toBe('daily_wage');
  expect(codeOf('hold')).toBe('withdraw');
});
