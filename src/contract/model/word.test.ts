import { assert, constantFrom, property, string } from 'fast-check';
import { parse, safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { entryCodes } from '../vocabulary/entry-code.ts';
import { withdrawalStates } from '../vocabulary/withdrawal-state.ts';
import { word } from './word.ts';

it('a word is the same in any case of its letters', () => {
  for (const words of [entryCodes, withdrawalStates]) {
    assert(
      property(constantFrom(...words), (one) => {
        for (const wire of [one, one.toUpperCase(), one.toLowerCase()]) {
          expect(parse(word(words), wire)).toBe(one);
        }
      }),
    );
  }
});

it('a word is always one of its vocabulary', () => {
  assert(
    property(string(), (wire) => {
      const { success, output } = safeParse(word(withdrawalStates), wire);
      if (success) expect(withdrawalStates).toContain(output);
    }),
  );
  for (const wire of [null, undefined, 7, ['paid'], {}]) {
    expect(safeParse(word(withdrawalStates), wire).success).toBe(false);
  }
});
