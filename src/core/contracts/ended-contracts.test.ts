import { describe, expect, it } from 'vitest';
import type { Failure } from '../client/failure.ts';
import { endedContracts } from './ended-contracts.ts';

const refused = (code: 'contract_ends_downlines' | 'system_busy', value: unknown): Failure => ({
  kind: 'refused',
  code,
  message: null,
  value,
  status: 200,
});

describe('the contracts that accepting would end', () => {
  it('are counted by the refusal', () => {
    expect(endedContracts(refused('contract_ends_downlines', { count: 2 }))).toBe(2);
  });

  it('may be of a number that was not told', () => {
    expect(endedContracts(refused('contract_ends_downlines', null))).toBe(0);
  });

  it('are not what other failures are about', () => {
    expect(endedContracts(refused('system_busy', { count: 2 }))).toBeNull();
    expect(endedContracts({ kind: 'offline' })).toBeNull();
  });
});
