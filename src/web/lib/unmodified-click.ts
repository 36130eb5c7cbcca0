import type { MouseEvent as ReactMouseEvent } from 'react';

/** Returns true for a click with the primary button and no modifier key: it follows a link in the same tab. */
export function isUnmodifiedClick(event: MouseEvent | ReactMouseEvent): boolean {
  const { button, altKey, ctrlKey, metaKey, shiftKey } = event;
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
