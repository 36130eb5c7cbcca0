import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { activateSourceLocale } from '#tests/support/activate-source-locale.ts';
import { CopyButton } from './copy-button.tsx';

beforeEach(() => activateSourceLocale('EN'));

function show() {
  const user = userEvent.setup();
  render(
    <I18nProvider i18n={i18n}>
      <CopyButton text="B-1042" label="Copy the order number" />
    </I18nProvider>,
  );
  return user;
}

describe('a copy button', () => {
  it('copies its text and says so', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Copy the order number' }));
    expect(await navigator.clipboard.readText()).toBe('B-1042');
    expect(await screen.findByText('Copied')).toBeTruthy();
  });

  it('says what to do when the browser refuses', async () => {
    const user = show();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy the order number' }));
    expect(await screen.findByText('Not copied. Select the text instead.')).toBeTruthy();
  });
});
