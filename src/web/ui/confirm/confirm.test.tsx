import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { activateSourceLocale } from '#tests/support/activate-source-locale.ts';
import { Confirm } from './confirm.tsx';

beforeEach(() => activateSourceLocale('EN'));

function ask(more: Partial<Parameters<typeof Confirm>[0]> = {}) {
  const [onYes, onNo] = [vi.fn(), vi.fn()];
  render(
    <I18nProvider i18n={i18n}>
      <Confirm title="End it?" yes="End it" no="Stay" onYes={onYes} onNo={onNo} {...more}>
        It will be over.
      </Confirm>
    </I18nProvider>,
  );
  return { onYes, onNo, user: userEvent.setup() };
}

const press = (name: string) => screen.getByRole('button', { name });

describe('a question before something is done', () => {
  it('is answered by one of two words', async () => {
    const { user, onYes, onNo } = ask();
    await user.click(press('Stay'));
    expect([onYes, onNo].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    await user.click(press('End it'));
    expect([onYes, onNo].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('is answered with no by Escape', () => {
    const { onYes, onNo } = ask();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(onNo).toHaveBeenCalledOnce();
    expect(onYes).not.toHaveBeenCalled();
  });

  it('does it once, however often it is pressed while it runs', async () => {
    const { user, onYes } = ask({ pending: true });
    await user.click(press('End it'));
    expect(onYes).not.toHaveBeenCalled();
  });
});
