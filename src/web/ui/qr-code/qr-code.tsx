import encodeQR from 'qr';
import styles from './qr-code.module.css';
import { drawModules } from './draw-modules.ts';

/** A text as a QR code that phones read, drawn in the page. Dark on light in either theme, as cameras want it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const modules = encodeQR(text, 'raw', { border: 0 });
  return (
    <svg
      className={styles.code}
      viewBox={`-3 -3 ${modules.length + 6} ${modules.length + 6}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={drawModules(modules)} />
    </svg>
  );
}
