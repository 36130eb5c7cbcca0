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
  it('are counted in the refusal', () => {
    expect(endedContracts(refused('contract_ends_downlines', { count: 2 }))).toBe(2);
  });

  it('may have no number', () => {
    expect(endedContracts(refused('contract_ends_downlines', null))).toBe(0);
  });

  it('are null for other failures', () => {
    expect(endedContracts(refused('system_busy', { count: 2 }))).toBeNull();
    expect(endedContracts({ kind: 'offline' })).toBeNull();
  });
});
