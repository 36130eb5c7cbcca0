import { I18nProvider } from '@lingui/react';
import { i18n } from '@lingui/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { activateSourceLocale } from '#tests/support/activate-source-locale.ts';
import { Dialog } from './dialog.tsx';

beforeEach(() => activateSourceLocale('EN'));

function Opener({ children, closes = true }: { children?: ReactNode; closes?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <I18nProvider i18n={i18n}>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <Dialog title="Terms" {...(closes && { onClose: () => setOpen(false) })}>
          {children}
        </Dialog>
      )}
    </I18nProvider>
  );
}

async function openDialog(props: Parameters<typeof Opener>[0] = {}) {
  render(<Opener {...props} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return { user, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: 'Terms' }) };
}

describe('a dialog', () => {
  it('is modal and named by its title', async () => {
    const { dialog } = await openDialog();
    expect(dialog.open).toBe(true);
  });

  it('takes the focus', async () => {
    const { dialog } = await openDialog();
    expect(document.activeElement).toBe(dialog);
  });

  it('moves the focus to the control with data-first', async () => {
    await openDialog({ children: <input aria-label="Name" data-first="" /> });
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });

  it('closes at its close button', async () => {
    const { user } = await openDialog();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('returns the focus to the control that opened it', async () => {
    const { user } = await openDialog();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
  });

  it('returns the focus to a control that the browser did not focus at the press', async () => {
    render(<Opener />);
    const opener = screen.getByRole('button', { name: 'Open' });
    fireEvent.pointerDown(opener);
    fireEvent.click(opener);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('gives the focus to the content when the control that opened it is gone', () => {
    const main = document.body.appendChild(document.createElement('main'));
    main.tabIndex = -1;
    const gone = document.body.appendChild(document.createElement('button'));
    gone.focus();
    const { unmount } = render(
      <I18nProvider i18n={i18n}>
        <Dialog title="Terms">{null}</Dialog>
      </I18nProvider>,
    );
    gone.remove();
    unmount();
    expect(document.activeElement).toBe(main);
    main.remove();
  });

  it('closes at the cancel event that Escape fires', async () => {
    const { dialog } = await openDialog();
    const cancel = new Event('cancel', { cancelable: true });
    dialog.dispatchEvent(cancel);
    expect(await screen.findByRole('button', { name: 'Open' })).toBeTruthy();
    expect(cancel.defaultPrevented).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes at a mouse press on the backdrop, not on the dialog', async () => {
    const { dialog } = await openDialog();
    dialog.getBoundingClientRect = () => new DOMRect(100, 100, 200, 200);
    const press = (at: number) => fireEvent.mouseDown(dialog, { clientX: at, clientY: at });
    press(150);
    expect(screen.getByRole('dialog')).toBe(dialog);
    press(50);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays open when an action has to be chosen', async () => {
    const { dialog } = await openDialog({ closes: false });
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(screen.getByRole('dialog')).toBe(dialog);
  });
});

describe('a nested dialog', () => {
  it('closes without its parent', async () => {
    const { user } = await openDialog({ children: <Second /> });
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    const second = screen.getByRole('dialog', { name: 'Second' });
    fireEvent(second, new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog', { name: 'Second' })).toBeNull();
    expect(screen.getByRole<HTMLDialogElement>('dialog', { name: 'Terms' }).open).toBe(true);
  });
});

describe('a dialog that the browser closed', () => {
  it('opens again when an action has to be chosen', async () => {
    const { dialog } = await openDialog({ closes: false });
    act(() => dialog.close());
    expect(dialog.open).toBe(true);
  });

  it('is removed when it can be closed', async () => {
    const { dialog } = await openDialog();
    act(() => dialog.close());
    expect(screen.queryByRole('dialog', { name: 'Terms' })).toBeNull();
  });
});

function Second() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Go on
      </button>
      {open && <Dialog title="Second" onClose={() => setOpen(false)} children={null} />}
    </>
  );
}
