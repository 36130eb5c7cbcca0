/** The edges of a box in the viewport, in pixels. */
type Edges = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** A move of a floating box from its corner, in pixels. */
export interface Move {
  readonly up: number;
  readonly left: number;
}

/** Distance to a control, in pixels. */
const gapPx = 8;
/** The box does not move further than this, in pixels. */
const maxMovePx = 160;

const inCorner: Move = { up: 0, left: 0 };

function isOver(box: Edges, { up, left }: Move, control: Edges): boolean {
  return (
    box.left - left < control.right &&
    control.left < box.right - left &&
    box.top - up < control.bottom &&
    control.top < box.bottom - up
  );
}

/** The first place of the box in one direction that covers no control. `past` is the move that leads past a control. Null without one. */
function firstClear(
  box: Edges,
  controls: readonly Edges[],
  past: (control: Edges) => Move,
): Move | null {
  let move = inCorner;
  while (move.up <= maxMovePx && move.left <= maxMovePx) {
    const current = move;
    const covered = controls.find((control) => isOver(box, current, control));
    if (covered === undefined) return move;
    move = past(covered);
  }
  return null;
}

/** The move up, or else to the left, after which a floating box covers none of the controls. It stays where no place near is free. */
export function clearPlace(box: Edges, controls: readonly Edges[]): Move {
  return (
    firstClear(box, controls, ({ top }) => ({ up: box.bottom - top + gapPx, left: 0 })) ??
    firstClear(box, controls, ({ left }) => ({ up: 0, left: box.right - left + gapPx })) ??
    inCorner
  );
}
