import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderComponent } from '#tests/support/render-component.tsx';
import { StatCircle } from './stat-circle.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function circle(isVisible: boolean) {
  return (
    <StatCircle figure={60} unit="seconds" isVisible={isVisible}>
      badge
    </StatCircle>
  );
}

/** The animated figure, and the text for screen readers. */
const shownFigure = () => screen.getByRole('paragraph').querySelector('[aria-hidden]')?.textContent;
const text = () => screen.getByRole('paragraph').textContent;

describe('a service figure', () => {
  it('counts up in 90 steps of 20 ms when it becomes visible', async () => {
    const { show } = renderComponent(circle(false));
    await wait(5_000);
    expect(shownFigure()).toBe('0');
    show(circle(true));
    await wait(45 * 20);
    expect(shownFigure()).toBe('30');
    await wait(44 * 20);
    expect(shownFigure()).toBe('59');
    await wait(20);
    expect(shownFigure()).toBe('60');
    await wait(10_000);
    expect(shownFigure()).toBe('60');
  });

  it('has its final value for screen readers from the start', async () => {
    renderComponent(circle(true));
    expect(text()).toMatch(/^60 seconds/);
    await wait(3_000);
    expect(text()).toMatch(/^60 seconds/);
  });

  it('shows its final value with reduced motion', () => {
    const original = window.matchMedia.bind(window);
    const spy = vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const list = original(query);
      vi.spyOn(list, 'matches', 'get').mockReturnValue(query.includes('reduced-motion'));
      return list;
    });
    renderComponent(circle(false));
    expect(shownFigure()).toBe('60');
    spy.mockRestore();
  });
});
