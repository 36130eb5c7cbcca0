import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderComponent } from '#tests/support/render-component.tsx';
import { GetCodeButton } from './get-code-button.tsx';

const now = Date.UTC(2026, 10, 21);

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => void vi.useRealTimers());

function showButton(until: number | null, pending = false) {
  const onGet = vi.fn();
  renderComponent(<GetCodeButton until={until} pending={pending} onGet={onGet} />);
  return onGet;
}

const button = () => screen.getByRole('button');
const wait = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

describe('the button that requests a code', () => {
  it('requests a code at a click', () => {
    const onGet = showButton(null);
    fireEvent.click(button());
    expect(button().textContent).toBe('Get code');
    expect(onGet).toHaveBeenCalledTimes(1);
  });

  it('counts down to the given time and ignores clicks meanwhile', () => {
    const onGet = showButton(now + 300_000);
    expect(button().textContent).toBe('Again in 5:00');
    wait(1_000);
    expect(button().textContent).toBe('Again in 4:59');
    fireEvent.click(button());
    expect(onGet).not.toHaveBeenCalled();
    expect(button().getAttribute('aria-disabled')).toBe('true');
  });

  it('can be clicked again at zero and announces it', () => {
    const onGet = showButton(now + 2_000);
    wait(1_999);
    expect(button().textContent).toBe('Again in 0:01');
    wait(201);
    expect(button().textContent).toBe('Send again');
    expect(screen.getByRole('status').textContent).toBe('You can ask for another code now.');
    fireEvent.click(button());
    expect(onGet).toHaveBeenCalledTimes(1);
  });

  it('stops its timer at zero', () => {
    showButton(now + 1_000);
    wait(5_000);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ignores clicks while the code is being sent', () => {
    const onGet = showButton(null, true);
    fireEvent.click(button());
    expect(onGet).not.toHaveBeenCalled();
  });
});
