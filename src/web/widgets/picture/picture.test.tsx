import { fireEvent, render as renderTree, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, afterAll, describe, expect, it } from 'vitest';
import { type OpenedApp, openApp } from '#tests/support/open-app.ts';
import { neverIntersect } from '#tests/support/fake-intersection-observer.ts';
import { AppProvider } from '../../lib/app-context.tsx';
import { Picture } from './picture.tsx';

let opened: OpenedApp;
beforeAll(async () => void (opened = await openApp({ started: false })));
afterAll(() => opened.close());

/** Renders inside `AppProvider`: pictures get their second address from the app. */
function render(children: ReactNode) {
  const wrapper = (props: { children: ReactNode }) => (
    <AppProvider app={opened.app}>{props.children}</AppProvider>
  );
  return renderTree(children, { wrapper });
}

const size = { width: 30, height: 40 };
const shown = () => screen.getByRole('img', { name: 'Cover' });

describe('a picture', () => {
  it('is requested twice, then the fallback stays', () => {
    render(<Picture src="/a.svg" alt="Cover" {...size} fallback="A" />);
    fireEvent.error(shown());
    fireEvent.error(shown());
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('A')).toBeTruthy();
  });

  it('loads from the next delivery network after a failure', () => {
    const { system } = opened.app;
    const original = system.fallbackPicture;
    Object.assign(system, { fallbackPicture: (src: string) => `${src}?next` });
    render(<Picture src="/a.svg" alt="Cover" {...size} />);
    fireEvent.error(shown());
    expect(shown().getAttribute('src')).toBe('/a.svg?next');
    Object.assign(system, { fallbackPicture: original });
  });

  it('is requested again when its address changes', () => {
    const { rerender } = render(<Picture src="/a.svg" alt="Cover" {...size} />);
    fireEvent.error(shown());
    fireEvent.error(shown());
    rerender(<Picture src="/b.svg" alt="Cover" {...size} />);
    expect(shown().getAttribute('src')).toBe('/b.svg');
  });

  it('replaces the fallback when it is loaded', () => {
    render(<Picture src="/a.svg" alt="Cover" {...size} fallback="A" />);
    expect(screen.getByText('A')).toBeTruthy();
    fireEvent.load(shown());
    expect(screen.queryByText('A')).toBeNull();
  });

  it('has its size as attributes', () => {
    render(<Picture src="/a.svg" alt="Cover" {...size} />);
    expect([shown().getAttribute('width'), shown().getAttribute('height')]).toEqual(['30', '40']);
  });

  it('shows the fallback without an address', () => {
    render(<Picture src={null} alt="Cover" {...size} fallback="A" />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('A')).toBeTruthy();
  });
});

describe('a picture far from the viewport', () => {
  it('is not requested, unless it is eager or on a later slide', () => {
    neverIntersect();
    const { rerender } = render(<Picture src="/a.svg" alt="Cover" {...size} />);
    expect(screen.queryByRole('img')).toBeNull();
    rerender(<Picture src="/a.svg" alt="Cover" {...size} behind />);
    expect(shown().getAttribute('fetchpriority')).toBe('low');
    rerender(<Picture src="/a.svg" alt="Cover" {...size} eager />);
    expect(shown().getAttribute('fetchpriority')).toBe('high');
  });

  it('is not requested on a later slide either while data is saved', () => {
    neverIntersect();
    opened.app.ui.turn('savesData', true);
    const { rerender } = render(<Picture src="/a.svg" alt="Cover" {...size} behind />);
    expect(screen.queryByRole('img')).toBeNull();
    rerender(<Picture src="/a.svg" alt="Cover" {...size} eager />);
    expect(shown()).toBeTruthy();
    opened.app.ui.turn('savesData', false);
  });
});
