/** Where a grid of covers lies, in CSS pixels. */
export interface GridPlace {
  /** From the top of the screen to the first row; negative once that is scrolled past. */
  readonly top: number;
  readonly width: number;
  readonly columns: number;
  readonly gap: number;
  /** The height of the screen. */
  readonly screen: number;
}

/** The part of a list that is drawn, and the room that the rest takes before and after it. */
export interface RowWindow {
  readonly first: number;
  readonly end: number;
  readonly before: number;
  readonly after: number;
}

/** A cover is as much higher than it is wide. */
const coverRatio = 4 / 3;

/** More covers than this are never drawn at once. */
const most = 240;

/** Whole rows: those on the screen, and a screen of them before and after. The first of them where nothing is laid out. */
export function rowWindow({ top, width, columns, gap, screen }: GridPlace, count: number) {
  const pitch = ((width - gap * (columns - 1)) / columns) * coverRatio + gap;
  if (!(pitch > gap) || columns < 1)
    return { first: 0, end: Math.min(count, most), before: 0, after: 0 };
  const rows = Math.ceil(count / columns);
  const wanted = Math.floor((-top - screen) / pitch);
  const firstRow = Math.min(Math.max(0, wanted), Math.max(0, rows - 1));
  const height = Math.min(Math.ceil((3 * screen) / pitch) + 1, Math.floor(most / columns));
  const endRow = Math.min(rows, firstRow + height);
  return {
    first: firstRow * columns,
    end: Math.min(count, endRow * columns),
    before: firstRow * pitch,
    after: (rows - endRow) * pitch,
  };
}
