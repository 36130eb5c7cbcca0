import { describe, expect, it } from 'vitest';
import { emptyStep, offerOf, stepFault } from './offer-entry.ts';

describe('an offer that is typed', () => {
  const entry = {
    downline: 'juan',
    period: 'H',
    carriesLoss: true,
    steps: [{ validBet: '1000', profit: '0.5', bets: '20', active: '3', rate: '10.5' }],
  } as const;

  it('has the conditions of a dividend', () => {
    expect(offerOf('dividend', entry)).toEqual({
      downline: 'juan',
      kind: 'dividend',
      period: 'H',
      carriesLoss: true,
      rules: [
        {
          validBetCentavos: 1_000_00,
          profitLossCentavos: 50,
          betCentavos: null,
          activeMembers: 3,
          rate: 1_050,
        },
      ],
    });
  });

  it('has the conditions of a salary', () => {
    expect(offerOf('hourlySalary', { ...entry, steps: [{ ...emptyStep, rate: '1' }] })).toEqual({
      downline: 'juan',
      kind: 'hourlySalary',
      period: 'D',
      carriesLoss: false,
      rules: [
        {
          validBetCentavos: null,
          profitLossCentavos: null,
          betCentavos: null,
          activeMembers: null,
          rate: 100,
        },
      ],
    });
  });

  it.each([
    [{ rate: '10' }, null],
    [{ rate: '10.01' }, { nth: 1, field: 'rate', fault: 'bounds' }],
    [{ rate: '0' }, { nth: 1, field: 'rate', fault: 'bounds' }],
    [{ rate: '' }, { nth: 1, field: 'rate', fault: 'rate' }],
    [
      { rate: '1', active: '-1' },
      { nth: 1, field: 'active', fault: 'active' },
    ],
    [{ rate: '1', active: '๑๐', validBet: '1,250.50', bets: 'many' }, null],
    [
      { rate: '1', validBet: '1.250' },
      { nth: 1, field: 'validBet', fault: 'amount' },
    ],
  ])('with the second step %o has the fault %o', (step, fault) => {
    expect(
      stepFault(
        [
          { ...emptyStep, rate: '1' },
          { ...emptyStep, ...step },
        ],
        { kind: 'dividend', most: 1_000 },
      ),
    ).toEqual(fault);
  });
});
