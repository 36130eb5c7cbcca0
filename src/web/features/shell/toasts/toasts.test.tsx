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

const line = (id: number, more: Partial<Line> = {}): Line => ({
  id,
  text: `Line ${id}`,
  seconds: 0,
  tone: 'plain',
  ...more,
});

function Shelf({ lines }: { lines: readonly Line[] }) {
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
const seen = () => screen.queryAllByText(/^Line/).map(({ textContent }) => textContent);

describe('toasts', () => {
  it('go by themselves after three seconds', () => {
    render(<Shelf lines={[line(1)]} />);
    pass(2_900);
    expect(seen()).toEqual(['Line 1']);
    pass(200);
    expect(seen()).toEqual([]);
  });

  it('stand still while they are pointed at, and then have the rest of their time', () => {
    render(<Shelf lines={[line(1)]} />);
    pass(2_000);
    fireEvent.pointerEnter(screen.getByText('Line 1'));
    pass(60_000);
    expect(seen()).toEqual(['Line 1']);
    fireEvent.pointerLeave(screen.getByText('Line 1'));
    pass(900);
    expect(seen()).toEqual(['Line 1']);
    pass(200);
    expect(seen()).toEqual([]);
  });

  it('stand still while one of them has the focus', () => {
    render(<Shelf lines={[line(1)]} />);
    act(() => screen.getByRole('button', { name: 'Dismiss', hidden: true }).focus());
    pass(60_000);
    expect(seen()).toEqual(['Line 1']);
    act(() => screen.getByRole('button', { name: 'Dismiss', hidden: true }).blur());
    pass(3_000);
    expect(seen()).toEqual([]);
  });

  it('are three at most; the next one has its whole time when its turn comes', () => {
    render(<Shelf lines={[line(1), line(2, { seconds: 9 }), line(3, { seconds: 9 }), line(4)]} />);
    expect(seen()).toEqual(['Line 1', 'Line 2', 'Line 3']);
    pass(3_000);
    expect(seen()).toEqual(['Line 2', 'Line 3', 'Line 4']);
    pass(2_900);
    expect(seen()).toContain('Line 4');
    pass(200);
    expect(seen()).toEqual(['Line 2', 'Line 3']);
  });

  it('are read out: at once where something went wrong', () => {
    render(<Shelf lines={[line(1), line(2, { tone: 'bad' })]} />);
    expect(screen.getByText('Line 1').closest('[role="status"]')).not.toBeNull();
    expect(screen.getByText('Line 2').closest('[role="alert"]')).not.toBeNull();
  });
});
