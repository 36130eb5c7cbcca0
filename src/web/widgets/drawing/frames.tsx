import type { ReactNode } from 'react';
import styles from './drawing.module.css';

interface FrameProps {
  children: ReactNode;
}

/** The lower half of a phone. */
export function PhoneFoot({ children }: FrameProps) {
  return (
    <>
      <rect className={styles.body} x="52" y="-60" width="136" height="224" rx="22" />
      <rect className={styles.screen} x="59" y="-60" width="122" height="217" rx="16" />
      {children}
    </>
  );
}

/** The upper half of a phone. */
export function PhoneHead({ children }: FrameProps) {
  return (
    <>
      <rect className={styles.body} x="52" y="12" width="136" height="224" rx="22" />
      <rect className={styles.screen} x="59" y="19" width="122" height="217" rx="16" />
      {children}
    </>
  );
}

/** The upper half of a tablet. */
export function TabletHead({ children }: FrameProps) {
  return (
    <>
      <rect className={styles.body} x="18" y="14" width="204" height="220" rx="18" />
      <rect className={styles.screen} x="26" y="22" width="188" height="212" rx="12" />
      {children}
    </>
  );
}

/** A window on a computer. */
export function Window({ children }: FrameProps) {
  return (
    <>
      <rect className={styles.body} x="16" y="18" width="208" height="220" rx="12" />
      <rect className={styles.screen} x="19" y="46" width="202" height="190" />
      <g className={styles.dots}>
        <circle cx="30" cy="32" r="3.5" />
        <circle cx="41" cy="32" r="3.5" />
        <circle cx="52" cy="32" r="3.5" />
      </g>
      {children}
    </>
  );
}

/** An address field. */
export function AddressField({ x, y, width }: { x: number; y: number; width: number }) {
  return (
    <>
      <rect className={styles.field} x={x} y={y - 10} width={width} height="20" rx="10" />
      <rect
        className={styles.line}
        x={x + 12}
        y={y - 2.5}
        width={width * 0.4}
        height="5"
        rx="2.5"
      />
    </>
  );
}
