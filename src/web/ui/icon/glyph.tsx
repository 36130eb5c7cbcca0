import styles from './icon.module.css';

interface GlyphProps {
  /** A path on a grid of 24. */
  shape: string;
  filled?: boolean;
}

/** Draws the shape of an icon. Code of the first screen uses it with `firstShapes`; other code uses `Icon`. */
export function Glyph({ shape, filled = false }: GlyphProps) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-filled={filled || undefined}
    >
      <path d={shape} />
    </svg>
  );
}
