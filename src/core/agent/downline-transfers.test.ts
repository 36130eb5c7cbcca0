import { describe, expect, it } from 'vitest';
import { transferFault } from './downline-transfers.ts';

const told = {
  least: 10_00,
  most: 500_00,
  dayMost: 1_000_00,
  dayLeft: 300_00,
  timesLeft: 2,
  available: 250_00,
  hasPassword: true,
};

const untold = {
  least: null,
  most: null,
  dayMost: null,
  dayLeft: null,
  timesLeft: null,
  available: null,
  hasPassword: true,
};

describe('an amount for downlines', () => {
  it('is within the limits that the gateway tells', () => {
    expect(transferFault(told, 5_00, 1)).toBe('least');
    expect(transferFault(told, 600_00, 1)).toBe('most');
    expect(transferFault(told, 20_00, 3)).toBe('times');
    expect(transferFault(told, 200_00, 2)).toBe('day');
    expect(transferFault(told, 140_00, 2)).toBe('balance');
    expect(transferFault(told, 100_00, 2)).toBeNull();
  });

  it('is bounded by no limit that is unknown', () => {
    expect(transferFault(untold, 1, 20)).toBeNull();
    expect(transferFault(untold, 9_000_000_00, 20)).toBeNull();
    expect(transferFault({ ...untold, least: 10_00 }, 5_00, 1)).toBe('least');
    expect(transferFault(untold, null, 1)).toBe('required');
    expect(transferFault(untold, 0, 1)).toBe('required');
  });
});
