import { fireEvent, render as draw, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, afterAll, describe, expect, it } from 'vitest';
import { type OpenedApp, openApp } from '#tests/support/open-app.ts';
import { neverIntersect } from '#tests/support/fake-intersection-observer.ts';
import { AppProvider } from '../../lib/app-context.tsx';
import { Picture } from './picture.tsx';

let opened: OpenedApp;
beforeAll(async () => void (opened = await openApp({ started: false })));
afterAll(() => opened.close());

/** Pictures ask the app where else they may come from. */
function render(piece: ReactNode) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppProvider app={opened.app}>{children}</AppProvider>
  );
  return draw(piece, { wrapper });
}

const size = { width: 30, height: 40 };
const shown = () => screen.getByRole('img', { name: 'Cover' });

describe('a picture', () => {
  it('is asked for twice, then what was drawn for it stays', () => {
    render(<Picture src="/a.svg" alt="Cover" {...size} fallback="A" />);
    fireEvent.error(shown());
    fireEvent.error(shown());
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('A')).toBeTruthy();
  });

  it('comes from the next delivery network when one is broken', () => {
    const { system } = opened.app;
    const elsewhere = system.pictureElsewhere;
    Object.assign(system, { pictureElsewhere: (src: string) => `${src}?elsewhere` });
    render(<Picture src="/a.svg" alt="Cover" {...size} />);
    fireEvent.error(shown());
    expect(shown().getAttribute('src')).toBe('/a.svg?elsewhere');
    Object.assign(system, { pictureElsewhere: elsewhere });
  });

  it('is asked for anew when its address changes', () => {
    const { rerender } = render(<Picture src="/a.svg" alt="Cover" {...size} />);
    fireEvent.error(shown());
    fireEvent.error(shown());
    rerender(<Picture src="/b.svg" alt="Cover" {...size} />);
    expect(shown().getAttribute('src')).toBe('/b.svg');
  });

  it('stands alone once it is here', () => {
    render(<Picture src="/a.svg" alt="Cover" {...size} fallback="A" />);
    expect(screen.getByText('A')).toBeTruthy();
    fireEvent.load(shown());
    expect(screen.queryByText('A')).toBeNull();
  });

  it('knows its size', () => {
    render(<Picture src="/a.svg" alt="Cover" {...size} />);
    expect([shown().getAttribute('width'), shown().getAttribute('height')]).toEqual(['30', '40']);
  });

  it('without an address is what was drawn for it', () => {
    render(<Picture src={null} alt="Cover" {...size} fallback="A" />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('A')).toBeTruthy();
  });
});

describe('a picture that nobody has come near', () => {
  it('is not asked for, unless it is needed at once or will be slid to', () => {
    neverIntersect();
    const { rerender } = render(<Picture src="/a.svg" alt="Cover" {...size} />);
    expect(screen.queryByRole('img')).toBeNull();
    rerender(<Picture src="/a.svg" alt="Cover" {...size} behind />);
    expect(shown().getAttribute('fetchpriority')).toBe('low');
    rerender(<Picture src="/a.svg" alt="Cover" {...size} eager />);
    expect(shown().getAttribute('fetchpriority')).toBe('high');
  });
});
