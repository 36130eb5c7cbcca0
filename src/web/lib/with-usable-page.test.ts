import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withUsablePage } from './with-usable-page.ts';

let dialog: HTMLDialogElement;
let input: HTMLInputElement;
let opened: string[];

beforeEach(() => {
  dialog = document.body.appendChild(document.createElement('dialog'));
  input = dialog.appendChild(document.createElement('input'));
  opened = [];
  const [showModal, show] = [dialog.showModal.bind(dialog), dialog.show.bind(dialog)];
  vi.spyOn(dialog, 'showModal').mockImplementation(() => (opened.push('modal'), showModal()));
  vi.spyOn(dialog, 'show').mockImplementation(() => (opened.push('usable page'), show()));
  dialog.showModal();
  input.focus();
});
afterEach(() => dialog.remove());

describe('the page behind an open dialog', () => {
  it('is usable while a third party checks the player, and inert again afterwards', async () => {
    const result = await withUsablePage(async () => {
      expect(opened).toEqual(['modal', 'usable page']);
      expect(document.activeElement).toBe(input);
      return 'token';
    });
    expect(result).toBe('token');
    expect(opened).toEqual(['modal', 'usable page', 'modal']);
    expect(dialog.open).toBe(true);
    expect(document.activeElement).toBe(input);
  });

  it('is inert again after a failure, and only after the last of two checks', async () => {
    const first = withUsablePage(() => Promise.resolve());
    const second = withUsablePage(() => Promise.reject(new Error('closed')));
    await first;
    await expect(second).rejects.toThrow('closed');
    expect(opened).toEqual(['modal', 'usable page', 'modal']);
  });

  it('of a dialog that was closed meanwhile stays as it is', async () => {
    await withUsablePage(async () => dialog.remove());
    expect(opened).toEqual(['modal', 'usable page']);
  });
});
