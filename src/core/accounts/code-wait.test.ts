import { describe, expect, it } from 'vitest';
import { waitUntil } from './code-wait.ts';

describe('the wait for another code', () => {
  const way = { askedAt: 10_000, answeredAt: 12_000 };

  it('is the validity of the code minus half of the round trip', () => {
    expect(waitUntil({ minutes: 5, until: null }, way)).toBe(311_000);
  });

  it('ends at the time that the gateway sends', () => {
    expect(waitUntil({ minutes: null, until: 99_000 }, way)).toBe(99_000);
  });

  it('is a minute when the gateway sends no time', () => {
    expect(waitUntil({ minutes: null, until: null }, way)).toBe(71_000);
  });
});
