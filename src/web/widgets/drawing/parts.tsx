import styles from './drawing.module.css';
import { type Glyph, glyphs } from './glyphs.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** An icon, centred at `x`, `y`. `lit` marks the control of the step. */
export function Sign({ name, x, y, lit = false }: Place & { name: Glyph; lit?: boolean }) {
  return (
    <g transform={`translate(${x - 9} ${y - 9}) scale(.75)`}>
      {lit && <circle className={styles.halo} cx="12" cy="12" r="21" />}
      <path className={styles.sign} data-lit={lit || undefined} d={glyphs[name]} />
    </g>
  );
}

/** A placeholder for a line of text. */
export function Line({ x, y, length, lit = false }: Place & { length: number; lit?: boolean }) {
  return (
    <rect
      className={styles.line}
      data-lit={lit || undefined}
      x={x}
      y={y - 3}
      width={length}
      height="6"
      rx="3"
    />
  );
}

/** A row of a menu with its icon. `lit` marks the row to press. */
export function Row({
  sign,
  lit = false,
  x,
  y,
  width,
}: Place & { sign: Glyph; lit?: boolean; width: number }) {
  return (
    <>
      {lit && <rect className={styles.litRow} x={x} y={y - 15} width={width} height="30" rx="8" />}
      <Line x={x + 12} y={y} length={width * 0.5} lit={lit} />
      <g transform={`translate(${x + width - 26} ${y - 8}) scale(.66)`}>
        <path className={styles.sign} data-lit={lit || undefined} d={glyphs[sign]} />
      </g>
    </>
  );
}

/** The app's icon on the home screen. */
export function AppMark({ x, y, size }: Place & { size: number }) {
  return <image href="/favicon.svg" x={x} y={y} width={size} height={size} />;
}

/** The lobby in miniature: a slide and rows of tiles. */
export function Lobby({
  x,
  y,
  width,
  columns,
  rows = 2,
}: Place & { width: number; columns: number; rows?: number }) {
  const step = width / columns;
  const tiles = Array.from({ length: columns * rows }, (_, tile) => tile);
  return (
    <>
      <rect className={styles.slide} x={x} y={y} width={width} height="34" rx="6" />
      {tiles.map((tile) => (
        <rect
          key={tile}
          className={styles.tile}
          data-tile={tile % 3}
          x={x + (tile % columns) * step}
          y={y + 42 + Math.floor(tile / columns) * 34}
          width={step - 6}
          height="28"
          rx="5"
        />
      ))}
    </>
  );
}
