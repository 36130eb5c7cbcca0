import { describe, expect, it, vi } from 'vitest';
import { createEvents } from '../events.ts';
import { onFirstUse } from './on-first-use.ts';

function setUp() {
  const events = createEvents();
  const received = vi.fn();
  const make = vi.fn(() => {
    events.on('signedIn', received);
    return { name: 'balance' };
  });
  return { events, received, make, made: onFirstUse(events, { balance: make }) };
}

describe('what is made at its first use', () => {
  it('is made once, when it is read', () => {
    const { make, made } = setUp();
    expect(make).not.toHaveBeenCalled();
    expect(made.balance).toEqual({ name: 'balance' });
    expect(made.balance).toBe(made.balance);
    expect(make).toHaveBeenCalledOnce();
  });

  it('is made when a member signs in, and gets that event', () => {
    const { events, received, make } = setUp();
    events.emit('started');
    events.emit('online');
    expect(make).not.toHaveBeenCalled();
    events.emit('signedIn');
    events.emit('signedIn');
    expect(make).toHaveBeenCalledOnce();
    expect(received).toHaveBeenCalledTimes(2);
  });

  it('gets the event of a sign-in once, when it was made before', () => {
    const { events, received, made } = setUp();
    expect(made.balance.name).toBe('balance');
    events.emit('signedIn');
    expect(received).toHaveBeenCalledOnce();
  });
});
