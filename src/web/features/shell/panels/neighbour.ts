/** Where a thing stands on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

/** The nearest of those on a line above or below, or null where there is no such line. */
function across(boxes: readonly Box[], from: Box, down: boolean): number | null {
  const distance = (box: Box): number => (down ? box.top - from.bottom : from.top - box.bottom);
  const reached = boxes
    .map((box, index) => ({ index, gap: distance(box), aside: Math.abs(box.left - from.left) }))
    .filter(({ gap }) => gap > -1);
  const nearest = reached.toSorted((a, b) => a.gap - b.gap || a.aside - b.aside)[0];
  return nearest?.index ?? null;
}

/** Which of the things in a panel an arrow key leads to. Minus one leads out at its head; null is not a key that leads anywhere. */
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
      return (here && laidOut(boxes) ? across(boxes, here, true) : null) ?? Math.min(last, at + 1);
    case 'ArrowUp':
      return (here && laidOut(boxes) ? across(boxes, here, false) : null) ?? -1;
    default:
      return null;
  }
}

function laidOut(boxes: readonly Box[]): boolean {
  return boxes.some(({ top, bottom }) => bottom > top);
}
