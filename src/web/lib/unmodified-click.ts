import type { MouseEvent as ReactMouseEvent } from 'react';

/** Whether a press on a link follows it here: not one that asks for a tab of its own, or for another button of the mouse. */
export function isUnmodifiedClick(event: MouseEvent | ReactMouseEvent): boolean {
  const { button, altKey, ctrlKey, metaKey, shiftKey } = event;
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
