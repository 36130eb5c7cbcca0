import { parse } from 'valibot';
import { expect, it } from 'vitest';
import { trust } from './trust.ts';

it('facts that a gateway does not send are unknown', () => {
  expect(parse(trust, {})).toEqual({
    kinds: [],
    frames: [],
    isRolling: false,
    waitHours: null,
    checkMinutes: [],
    timeOutHours: [],
    selfExclusionMonths: [],
    returnHours: null,
    helpLines: [],
    helpAtSignIn: false,
    funds: null,
    complaints: null,
  });
});

it('an unreadable fact leaves the others', () => {
  const line = { name: 'Kausap', phone: '1553', url: 'javascript:1', languages: ['TY', 'XX'] };
  const sent = {
    kinds: ['deposit', 'shoes'],
    helpLines: [line, { ...line, phone: '<b>' }, { name: 'No way' }],
    funds: { protection: 'gold', holder: 'Tala Savings' },
    complaints: {
      answerDays: 9_000,
      next: { name: 'Office', url: 'https://999.1.1.1' },
      regulator: { name: 'PAGCOR', url: 'http://a.example' },
    },
  };
  expect(parse(trust, sent)).toMatchObject({
    kinds: ['deposit'],
    helpLines: [{ name: 'Kausap', phone: '1553', url: null, languages: ['TY'] }],
    funds: { protection: null, holder: 'Tala Savings', url: null },
    complaints: {
      answerDays: null,
      next: { name: 'Office', url: null },
      regulator: { name: 'PAGCOR', url: null },
    },
  });
});
