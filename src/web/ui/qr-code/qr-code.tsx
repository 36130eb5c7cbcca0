import encodeQR from 'qr';
import styles from './qr-code.module.css';
import { drawModules } from './draw-modules.ts';

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
