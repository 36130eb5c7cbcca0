import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { activateSourceLocale } from '#tests/support/activate-source-locale.ts';
import { UnreadBadge } from './unread-badge.tsx';

beforeEach(() => activateSourceLocale('EN'));

const show = (given: Parameters<typeof UnreadBadge>[0]) =>
  render(
    <I18nProvider i18n={i18n}>
      <UnreadBadge {...given} />
    </I18nProvider>,
  );

describe('unread messages', () => {
  it('are shown as a number and as text', () => {
    show({ unread: 3 });
    expect(screen.getByText('3')).toBeTruthy();
    expect(screen.getByText('3 unread messages')).toBeTruthy();
  });

  it('are shown as 99+ above ninety-nine', () => {
    show({ unread: 120 });
    expect(screen.getByText('99+')).toBeTruthy();
  });

  it('are a number on the avatar too, with text for screen readers', () => {
    show({ unread: 1, look: 'corner' });
    expect(screen.getByText('1')).toBeTruthy();
    expect(screen.getByText('1 unread message')).toBeTruthy();
  });

  it('show nothing while there are none', () => {
    const { container } = show({ unread: 0 });
    expect(container.textContent).toBe('');
  });
});
