/** Position of an element on the screen, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

/** The nearest box in the row above or below, or null without such a row. */
function nextRow(boxes: readonly Box[], from: Box, down: boolean): number | null {
  const distance = (box: Box): number => (down ? box.top - from.bottom : from.top - box.bottom);
  const reached = boxes
    .map((box, index) => ({ index, gap: distance(box), aside: Math.abs(box.left - from.left) }))
    .filter(({ gap }) => gap > -1);
  const nearest = reached.toSorted((a, b) => a.gap - b.gap || a.aside - b.aside)[0];
  return nearest?.index ?? null;
}

/** The index that a key leads to from `at`. -1 leaves the panel at its top; null is a key without an effect. */
export function neighbour(boxes: readonly Box[], at: number, key: string): number | null {
  const last = boxes.length - 1;
  const here = boxes[at];
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'ArrowRight':
      return Math.min(last, at + 1);
    case 'ArrowLeft':
      return Math.max(0, at - 1);
    case 'ArrowDown':
      return (
        (here && isLaidOut(boxes) ? nextRow(boxes, here, true) : null) ?? Math.min(last, at + 1)
      );
    case 'ArrowUp':
      return (here && isLaidOut(boxes) ? nextRow(boxes, here, false) : null) ?? -1;
    default:
      return null;
  }
}

function isLaidOut(boxes: readonly Box[]): boolean {
  return boxes.some(({ top, bottom }) => bottom > top);
}
