import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SpokenText } from './spoken-text.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const said = () => screen.getByRole('status').textContent;
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('says a text whole and once, after a pause', () => {
  const { rerender } = render(<SpokenText text="₱5.00" />);
  wait(900);
  rerender(<SpokenText text="₱50.00" />);
  wait(900);
  expect(said()).toBe('');
  rerender(<SpokenText text="₱500.00" />);
  wait(1_000);
  expect(said()).toBe('₱500.00');
});

it('waits in a hidden tab until it is shown', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { rerender } = render(<SpokenText text="Pending" />);
  rerender(<SpokenText text="Paid" />);
  wait(5_000);
  expect(said()).toBe('');
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  wait(1_000);
  expect(said()).toBe('Paid');
});
