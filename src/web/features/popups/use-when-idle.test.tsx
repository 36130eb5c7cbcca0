import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useWhenIdle } from './use-when-idle.ts';

const show = vi.fn<(loaded: string) => void>();
const answers: ((loaded: string) => void)[] = [];
const load = (_: string) => new Promise<string>((resolve) => void answers.push(resolve));

afterEach(() => {
  show.mockClear();
  answers.length = 0;
});

function openDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.open = true;
  return document.body.appendChild(dialog);
}

it('waits again when the player opens something while the popup loads', async () => {
  renderHook(() => useWhenIdle('contracts', load, show));
  await waitFor(() => expect(answers).toHaveLength(1));
  const dialog = openDialog();
  await act(async () => answers[0]?.('loaded'));
  expect(show).not.toHaveBeenCalled();
  dialog.remove();
  await waitFor(() => expect(answers).toHaveLength(2));
  await act(async () => answers[1]?.('loaded again'));
  expect(show).toHaveBeenCalledExactlyOnceWith('loaded again');
});

it('the app does not show a popup that is not due any more', async () => {
  const { unmount } = renderHook(() => useWhenIdle('contracts', load, show));
  await waitFor(() => expect(answers).toHaveLength(1));
  unmount();
  await act(async () => answers[0]?.('loaded'));
  expect(show).not.toHaveBeenCalled();
});
