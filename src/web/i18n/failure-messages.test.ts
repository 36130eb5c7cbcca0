import { describe, expect, it } from 'vitest';
import { errorCodes } from '#protocol/errors.ts';
import type { Failure } from '#core/client/failure.ts';
import { failureMessage } from './failure-messages.ts';

function refused(change: Partial<Extract<Failure, { kind: 'refused' }>>): Failure {
  return { kind: 'refused', code: null, message: null, value: null, status: 200, ...change };
}

function textOf(failure: Failure): string {
  const message = failureMessage(failure);
  return typeof message === 'string' ? message : (message.message ?? '');
}

describe('the message for a failure', () => {
  it.each(errorCodes)('is a sentence for %s and does not contain the code', (code) => {
    expect(textOf(refused({ code }))).toMatch(/^[A-Z].+\.$/);
    expect(textOf(refused({ code }))).not.toContain(code);
  });

  it('is the text of the gateway before the message for the code', () => {
    const failure = refused({ code: 'system_busy', message: 'Abala ang sistema.' });
    expect(textOf(failure)).toBe('Abala ang sistema.');
    expect(textOf(refused({ code: 'system_busy' }))).toContain('The system is busy');
  });

  it('is the text of the gateway for an unknown code', () => {
    expect(textOf(refused({ message: 'Your club is closed today.' }))).toBe(
      'Your club is closed today.',
    );
  });

  it.each<Failure>([
    refused({}),
    { kind: 'signedOut', message: null },
    { kind: 'offline' },
    { kind: 'insecure' },
    { kind: 'unsafeAddress' },
    { kind: 'unavailable', status: 502 },
  ])('exists for every kind of failure', (failure) => {
    expect(textOf(failure)).toMatch(/^[A-Z].+\.$/);
  });
});
