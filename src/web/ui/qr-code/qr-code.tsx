import encodeQR from 'qr';
import styles from './qr-code.module.css';
import { drawModules } from './draw-modules.ts';

/** A text as a QR code that phones read, drawn in the page. Dark on light in either theme, as cameras want it. */
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
