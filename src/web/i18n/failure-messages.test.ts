import { describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/errors.ts';
import type { Failure } from '#core/client/failure.ts';
import { failureMessage } from './failure-messages.ts';

function refused(change: Partial<Extract<Failure, { kind: 'refused' }>>): Failure {
  return { kind: 'refused', code: null, message: null, value: null, status: 200, ...change };
}

function told(failure: Failure): string {
  const words = failureMessage(failure);
  return typeof words === 'string' ? words : (words.message ?? '');
}

describe('the words for a failure', () => {
  it.each(errorCodes)('are a sentence for %s, and never the code', (code) => {
    expect(told(refused({ code }))).toMatch(/^[A-Z].+\.$/);
    expect(told(refused({ code }))).not.toContain(code);
  });

  it('are ours where we know the code, whatever the gateway says', () => {
    const failure = refused({ code: 'system_busy', message: 'E_BUSY #727' });
    expect(told(failure)).toContain('The system is busy');
  });

  it('are those of the gateway where we do not', () => {
    expect(told(refused({ message: 'Your club is closed today.' }))).toBe(
      'Your club is closed today.',
    );
  });

  it.each<Failure>([
    refused({}),
    { kind: 'signedOut', message: null },
    { kind: 'offline' },
    { kind: 'insecure' },
    { kind: 'unavailable', status: 502 },
  ])('are always there', (failure) => {
    expect(told(failure)).toMatch(/^[A-Z].+\.$/);
  });
});
