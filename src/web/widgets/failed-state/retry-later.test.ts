import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Failure } from '#core/client/failure.ts';
import { retryLater } from './retry-later.ts';

const busy: Failure = { kind: 'unavailable', status: 503 };
const throttled: Failure = {
  kind: 'refused',
  code: 'TOO_MANY_REQUEST',
  waitMs: 90_000,
  message: null,
  value: null,
  status: 429,
};
const device = { online: true, visible: true };

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(device, { online: true, visible: true });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => device.online);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() =>
    device.visible ? 'visible' : 'hidden',
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function open(failure: Failure, failures = 0) {
  const retry = vi.fn();
  return { retry, stop: retryLater({ failure, failures, retry }) };
}

function turn(change: Partial<typeof device>): void {
  Object.assign(device, change);
  if (change.online) dispatchEvent(new Event('online'));
  if ('visible' in change) document.dispatchEvent(new Event('visibilitychange'));
}

describe('a retry by itself', () => {
  it.each([
    [0, 1_000],
    [1, 2_000],
    [3, 8_000],
    [20, 30_000],
  ])('comes after %i failed tries in %i ms at the least', (failures, pauseMs) => {
    const { retry } = open(busy, failures);
    vi.advanceTimersByTime(pauseMs - 1);
    expect(retry).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(retry).toHaveBeenCalledOnce();
  });

  it('comes up to twice as late by chance, so that not all browsers come at once', () => {
    vi.mocked(Math.random).mockReturnValue(1);
    const { retry } = open(busy);
    vi.advanceTimersByTime(1_999);
    expect(retry).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(retry).toHaveBeenCalledOnce();
  });

  it('comes once', () => {
    const { retry } = open(busy);
    turn({ online: true });
    turn({ visible: true });
    vi.advanceTimersByTime(120_000);
    expect(retry).toHaveBeenCalledOnce();
  });

  it('comes at once when the browser comes online, and not before', () => {
    device.online = false;
    const { retry } = open({ kind: 'offline' });
    vi.advanceTimersByTime(600_000);
    expect(retry).not.toHaveBeenCalled();
    turn({ online: true });
    expect(retry).toHaveBeenCalledOnce();
  });

  it('comes at once when the page becomes visible, and not before', () => {
    turn({ visible: false });
    const { retry } = open(busy);
    turn({ online: true });
    vi.advanceTimersByTime(600_000);
    expect(retry).not.toHaveBeenCalled();
    turn({ visible: true });
    expect(retry).toHaveBeenCalledOnce();
  });

  it('waits as long as a throttled call has to', () => {
    const { retry } = open(throttled);
    turn({ visible: true });
    vi.advanceTimersByTime(89_999);
    turn({ online: true });
    expect(retry).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(retry).toHaveBeenCalledOnce();
  });

  it.each<Failure>([
    { kind: 'signedOut', message: null },
    { kind: 'insecure' },
    { kind: 'refused', code: 'not_found', message: null, value: null, status: 404 },
  ])('never comes after $kind, which stays as it is', (failure) => {
    const { retry } = open(failure);
    turn({ online: true });
    vi.advanceTimersByTime(600_000);
    expect(retry).not.toHaveBeenCalled();
  });

  it('leaves nothing behind when it is cancelled', () => {
    const { retry, stop } = open(busy);
    stop();
    turn({ online: true });
    turn({ visible: true });
    expect(vi.getTimerCount()).toBe(0);
    expect(retry).not.toHaveBeenCalled();
  });
});
