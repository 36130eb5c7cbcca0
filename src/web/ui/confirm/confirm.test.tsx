import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { activateSourceLocale } from '#tests/support/activate-source-locale.ts';
import { Confirm } from './confirm.tsx';

beforeEach(() => activateSourceLocale('EN'));

function showConfirm(props: Partial<Parameters<typeof Confirm>[0]> = {}) {
  const [onYes, onNo] = [vi.fn(), vi.fn()];
  render(
    <I18nProvider i18n={i18n}>
      <Confirm title="End it?" yes="End it" no="Stay" onYes={onYes} onNo={onNo} {...props}>
        It will be over.
      </Confirm>
    </I18nProvider>,
  );
  return { onYes, onNo, user: userEvent.setup() };
}

const press = (name: string) => screen.getByRole('button', { name });

describe('a confirmation', () => {
  it('reports the pressed button', async () => {
    const { user, onYes, onNo } = showConfirm();
    await user.click(press('Stay'));
    expect([onYes, onNo].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    await user.click(press('End it'));
    expect([onYes, onNo].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('reports no at Escape', () => {
    const { onYes, onNo } = showConfirm();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(onNo).toHaveBeenCalledOnce();
    expect(onYes).not.toHaveBeenCalled();
  });

  it('ignores clicks while the action is pending', async () => {
    const { user, onYes } = showConfirm({ pending: true });
    await user.click(press('End it'));
    expect(onYes).not.toHaveBeenCalled();
  });
});
