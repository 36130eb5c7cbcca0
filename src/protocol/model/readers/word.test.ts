import { assert, constantFrom, property, string } from 'fast-check';
import { object, parse, safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { entryCodes } from '../../vocabulary/entry-code.ts';
import { withdrawalStates } from '../../vocabulary/withdrawal-state.ts';
import { wordOrOther } from './maybe-word.ts';
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

it('a word that is unknown or missing is other where its screen can show it', () => {
  const shape = object({ state: wordOrOther(withdrawalStates) });
  expect(parse(shape, { state: 'PAID' })).toEqual({ state: 'paid' });
  for (const wire of [{}, { state: null }, { state: 'SETTLED' }, { state: 7 }]) {
    expect(parse(shape, wire)).toEqual({ state: 'other' });
  }
});
