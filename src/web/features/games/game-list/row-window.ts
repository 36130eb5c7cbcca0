/** Layout of a grid of covers, in CSS pixels. */
export interface GridPlace {
  /** Distance from the top of the viewport to the first row. Negative when the first row is above it. */
  readonly top: number;
  readonly width: number;
  readonly columns: number;
  readonly gap: number;
  /** Height of the viewport. */
  readonly screen: number;
}

/** The rendered part of a list (indices `first` to `end`, exclusive), and the height of the rest before and after it. */
export interface RowWindow {
  readonly first: number;
  readonly end: number;
  readonly before: number;
  readonly after: number;
}

/** Height of a cover divided by its width. */
const coverRatio = 4 / 3;

/** Largest number of rendered covers. */
const maxCovers = 240;

/** The whole rows in the viewport, plus one viewport height before and after. Without a layout: the first covers. */
export function rowWindow({ top, width, columns, gap, screen }: GridPlace, count: number) {
  const pitch = ((width - gap * (columns - 1)) / columns) * coverRatio + gap;
  if (!(pitch > gap) || columns < 1)
    return { first: 0, end: Math.min(count, maxCovers), before: 0, after: 0 };
  const rows = Math.ceil(count / columns);
  const wanted = Math.floor((-top - screen) / pitch);
  const firstRow = Math.min(Math.max(0, wanted), Math.max(0, rows - 1));
  const height = Math.min(Math.ceil((3 * screen) / pitch) + 1, Math.floor(maxCovers / columns));
  const endRow = Math.min(rows, firstRow + height);
  return {
    first: firstRow * columns,
    end: Math.min(count, endRow * columns),
    before: firstRow * pitch,
    after: (rows - endRow) * pitch,
  };
}
