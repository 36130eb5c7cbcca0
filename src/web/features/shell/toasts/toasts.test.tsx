import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { activateSourceLocale } from '#tests/support/activate-source-locale.ts';
import { Toasts } from './toasts.tsx';

beforeEach(() => {
  activateSourceLocale('EN');
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

type Line = Parameters<typeof Toasts>[0]['toasts'][number];

const line = (id: number, change: Partial<Line> = {}): Line => ({
  id,
  text: `Line ${id}`,
  seconds: 0,
  tone: 'plain',
  ...change,
});

function ToastList({ lines }: { lines: readonly Line[] }) {
  const [toasts, setToasts] = useState(lines);
  return (
    <I18nProvider i18n={i18n}>
      <Toasts
        toasts={toasts}
        onDismiss={(id) => setToasts((all) => all.filter((one) => one.id !== id))}
      />
    </I18nProvider>
  );
}

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
const visibleTexts = () => screen.queryAllByText(/^Line/).map(({ textContent }) => textContent);

describe('toasts', () => {
  it('disappear after three seconds', () => {
    render(<ToastList lines={[line(1)]} />);
    pass(2_900);
    expect(visibleTexts()).toEqual(['Line 1']);
    pass(200);
    expect(visibleTexts()).toEqual([]);
  });

  it('pause under the pointer and then continue with the remaining time', () => {
    render(<ToastList lines={[line(1)]} />);
    pass(2_000);
    fireEvent.pointerEnter(screen.getByText('Line 1'));
    pass(60_000);
    expect(visibleTexts()).toEqual(['Line 1']);
    fireEvent.pointerLeave(screen.getByText('Line 1'));
    pass(900);
    expect(visibleTexts()).toEqual(['Line 1']);
    pass(200);
    expect(visibleTexts()).toEqual([]);
  });

  it('pause while one of them has focus', () => {
    render(<ToastList lines={[line(1)]} />);
    act(() => screen.getByRole('button', { name: 'Dismiss', hidden: true }).focus());
    pass(60_000);
    expect(visibleTexts()).toEqual(['Line 1']);
    act(() => screen.getByRole('button', { name: 'Dismiss', hidden: true }).blur());
    pass(3_000);
    expect(visibleTexts()).toEqual([]);
  });

  it('show at most three; the next one starts its full time when it appears', () => {
    render(
      <ToastList lines={[line(1), line(2, { seconds: 9 }), line(3, { seconds: 9 }), line(4)]} />,
    );
    expect(visibleTexts()).toEqual(['Line 1', 'Line 2', 'Line 3']);
    pass(3_000);
    expect(visibleTexts()).toEqual(['Line 2', 'Line 3', 'Line 4']);
    pass(2_900);
    expect(visibleTexts()).toContain('Line 4');
    pass(200);
    expect(visibleTexts()).toEqual(['Line 2', 'Line 3']);
  });

  it('are announced: errors as alerts', () => {
    render(<ToastList lines={[line(1), line(2, { tone: 'bad' })]} />);
    expect(screen.getByText('Line 1').closest('[role="status"]')).not.toBeNull();
    expect(screen.getByText('Line 2').closest('[role="alert"]')).not.toBeNull();
  });
});
