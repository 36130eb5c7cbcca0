import { describe, expect, it } from 'vitest';
import { inEachLanguage } from '../model/language.ts';
import { createTexts } from './texts.ts';

const EN = {
  'gift.title': 'A gift of {amount} from {name}',
  'gift.push.one': 'A gift',
  'gift.push.other': 'Several gifts',
} as const;
const other = { ...EN, 'gift.title': '{name}: {amount}' };
const { text, worded } = createTexts<typeof EN>(
  inEachLanguage((language) => (language === 'EN' ? EN : other)),
);

describe('the texts of a system', () => {
  it('are read in one language, with their values', () => {
    expect(text('EN', 'gift.title', { amount: '₱5', name: 'Ana' })).toBe('A gift of ₱5 from Ana');
    expect(text('TH', 'gift.title', { amount: 5, name: 'Ana' })).toBe('Ana: 5');
  });

  it('are read in all languages', () => {
    expect(worded('gift.push.one')).toEqual(inEachLanguage(() => 'A gift'));
  });

  it('do not read a value again', () => {
    expect(text('TY', 'gift.title', { amount: '{name}', name: '$& {amount}' })).toBe(
      '$& {amount}: {name}',
    );
  });

  it('need each value, know each key, and take keys of a union', () => {
    // @ts-expect-error a value is missing
    expect(text('EN', 'gift.title', { name: 'Ana' })).toBe('A gift of {amount} from Ana');
    // @ts-expect-error an unknown key
    expect(() => text('EN', 'gift.none')).toThrow(TypeError);
    const count: 'one' | 'other' = 'other';
    expect(text('EN', `gift.push.${count}`)).toBe('Several gifts');
  });
});
