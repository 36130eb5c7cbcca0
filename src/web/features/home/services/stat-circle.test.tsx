import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StatCircle } from './stat-circle.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function circle(seen: boolean) {
  return (
    <StatCircle figure={60} unit="seconds" seen={seen}>
      badge
    </StatCircle>
  );
}

/** What is drawn, and what is read out. */
const drawn = () => screen.getByRole('paragraph').querySelector('[aria-hidden]')?.textContent;
const spoken = () => screen.getByText('60 seconds');

describe('a figure of the services', () => {
  it('counts up in 90 steps of 20 ms once it is seen', async () => {
    const { rerender } = render(circle(false));
    await wait(5_000);
    expect(drawn()).toBe('0');
    rerender(circle(true));
    await wait(45 * 20);
    expect(drawn()).toBe('30');
    await wait(44 * 20);
    expect(drawn()).toBe('59');
    await wait(20);
    expect(drawn()).toBe('60');
    await wait(10_000);
    expect(drawn()).toBe('60');
  });

  it('is read out as what it comes to, all along', async () => {
    render(circle(true));
    expect(spoken()).toBeTruthy();
    await wait(3_000);
    expect(spoken()).toBeTruthy();
  });

  it('stands at what it comes to where motion is not wanted', () => {
    const ask = window.matchMedia.bind(window);
    const asked = vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const list = ask(query);
      vi.spyOn(list, 'matches', 'get').mockReturnValue(query.includes('reduced-motion'));
      return list;
    });
    render(circle(false));
    expect(drawn()).toBe('60');
    asked.mockRestore();
  });
});
