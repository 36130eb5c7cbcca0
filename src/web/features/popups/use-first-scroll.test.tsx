import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFirstScroll } from './use-first-scroll.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const open = () => renderHook(useFirstScroll, { initialProps: 'guest' });
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const scroll = () => act(() => void window.dispatchEvent(new Event('scroll')));

it('publicity waits for the first scroll', () => {
  const { result } = open();
  expect(result.current).toBe(false);
  scroll();
  expect(result.current).toBe(true);
});

it('publicity waits 8 s when nobody scrolls', () => {
  const { result } = open();
  wait(7_999);
  expect(result.current).toBe(false);
  wait(1);
  expect(result.current).toBe(true);
});

it('publicity waits again after a login', () => {
  const { result, rerender } = open();
  scroll();
  rerender('member');
  expect(result.current).toBe(false);
  wait(8_000);
  expect(result.current).toBe(true);
});
