import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestPeriodMs } from '#protocol/model/record-period.ts';
import { recordPeriod } from './record-period.ts';
import { periodNames } from '#core/records/record-choices.ts';

/** 00:30 on 22 November 2026 in Manila; still 21 November elsewhere. */
const now = Date.parse('2026-11-22T00:30:00+08:00');
const at = (date: string) => Date.parse(`${date}T00:00:00+08:00`);

describe('the period of a record', () => {
  it.each([
    [{}, '2026-11-16', '2026-11-23'],
    [{ period: 'today' }, '2026-11-22', '2026-11-23'],
    [{ period: 'yesterday' }, '2026-11-21', '2026-11-22'],
    [{ period: 'month' }, '2026-10-24', '2026-11-23'],
    [{ period: 'own', from: '2026-11-03', to: '2026-11-05' }, '2026-11-03', '2026-11-06'],
    [{ period: 'own', from: '2026-11-05', to: '2026-11-03' }, '2026-11-03', '2026-11-06'],
    [{ period: 'own', from: '2026-11-05' }, '2026-11-05', '2026-11-06'],
    [{ period: 'own', to: '2026-11-05' }, '2026-11-05', '2026-11-06'],
    [{ period: 'own' }, '2026-11-22', '2026-11-23'],
    [{ period: 'own', from: '2026-02-30', to: '2026-11-05' }, '2026-11-05', '2026-11-06'],
    [{ period: 'own', from: '2026-11-20', to: '2027-05-01' }, '2026-11-20', '2026-11-23'],
  ] as const)('%o is from %s until before %s', (chosen, from, to) => {
    expect(recordPeriod(chosen, now)).toMatchObject({
      times: { from: at(from), to: at(to) },
      isShortened: false,
    });
  });

  it('that is too long is its last 30 days', () => {
    const chosen = { period: 'own', from: '2026-01-01', to: '2026-11-20' } as const;
    expect(recordPeriod(chosen, now)).toEqual({
      period: { name: 'own', from: '2026-10-22', to: '2026-11-20' },
      times: { from: at('2026-10-22'), to: at('2026-11-21') },
      isShortened: true,
    });
  });

  it('is never longer than a search may be, and never empty', () => {
    const date = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10));
    const chosen = fc.record({
      period: fc.constantFrom(...periodNames),
      from: fc.option(date, { nil: undefined }),
      to: fc.option(date, { nil: undefined }),
    });
    fc.assert(
      fc.property(chosen, (one) => {
        const { from, to } = recordPeriod(one, now).times;
        expect(to - from).toBeGreaterThan(0);
        expect(to - from).toBeLessThanOrEqual(longestPeriodMs);
      }),
    );
  });
});
