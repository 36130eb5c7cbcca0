import encodeQR from 'qr';
import styles from './qr-code.module.css';

/** An SVG path over the dark modules of a QR code, with one rectangle per horizontal run. */
export function drawModules(modules: readonly (readonly boolean[])[]): string {
  return modules
    .map((line, y) =>
      runs(line)
        .map(([x, wide]) => `M${x} ${y}h${wide}v1h-${wide}z`)
        .join(''),
    )
    .join('');
}

/** Start and length of each run of dark modules in a row. */
function runs(line: readonly boolean[]): [number, number][] {
  return line.reduce<[number, number][]>((found, isDark, x) => {
    const last = found.at(-1);
    if (!isDark) return found;
    if (last && last[0] + last[1] === x) return [...found.slice(0, -1), [last[0], last[1] + 1]];
    return [...found, [x, 1]];
  }, []);
}

/** A text as a QR code in SVG. Dark on light in both themes, so that cameras can read it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const modules = encodeQR(text, 'raw', { border: 3 });
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={drawModules(modules)} />
    </svg>
  );
}
