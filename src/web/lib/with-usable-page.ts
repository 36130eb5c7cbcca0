/** The dialogs with an open page behind them, with the number of runs that need it. */
const released = new Map<HTMLDialogElement, number>();

/** Opens a dialog again, modal or not. The focus stays where it is. */
function reopen(dialog: HTMLDialogElement, modal: boolean): void {
  if (!dialog.isConnected || !dialog.open) return;
  const focused = document.activeElement;
  dialog.close();
  if (modal) dialog.showModal();
  else dialog.show();
  dialog.toggleAttribute('data-released', !modal);
  if (focused instanceof HTMLElement && dialog.contains(focused)) {
    focused.focus({ preventScroll: true });
  }
}

function count(dialog: HTMLDialogElement, change: 1 | -1): number {
  const runs = (released.get(dialog) ?? 0) + change;
  if (runs === 0) released.delete(dialog);
  else released.set(dialog, runs);
  return runs;
}

/**
 * Runs an action during which a third party may add a puzzle to the page. A modal dialog makes all elements outside it
 * inert, also such a puzzle: the open dialogs are not modal until the action ends.
 */
export async function withUsablePage<Value>(run: () => Promise<Value>): Promise<Value> {
  const dialogs = [
    ...document.querySelectorAll<HTMLDialogElement>('dialog[open]:not([data-unasked])'),
  ];
  for (const dialog of dialogs) if (count(dialog, 1) === 1) reopen(dialog, false);
  try {
    return await run();
  } finally {
    for (const dialog of dialogs) if (count(dialog, -1) === 0) reopen(dialog, true);
  }
}
