import styles from './brand-mark.module.css';

/** The logo. Its beam turns while `turning` is set, for loading states. Decorative: show the name next to it. */
export function BrandMark({ turning = false }: { turning?: boolean }) {
  return (
    <svg
      className={styles.mark}
      viewBox="0 0 48 48"
      aria-hidden="true"
      data-turning={turning || undefined}
    >
      <path className={styles.glow} d="M24 14.5 2 7.5v14z" />
      <path className={styles.beam} d="M24 14.5 48 5v19z" />
      <path className={styles.tower} d="M19 10.5a5 5 0 0 1 10 0zM23.2 3h1.6v4h-1.6z" />
      <path className={styles.lamp} d="M20.5 11.5h7v6.5h-7z" />
      <path
        className={styles.tower}
        d="M16.5 18.8h15v2.6h-15zM19 22.6h10l.5 4.8h-11zM18.3 29.8h11.4l.6 5.4H17.7zM17.4 37.6h13.2l.5 4.4H16.9z"
      />
      <path
        className={styles.sea}
        d="M5 45c3.2-2.4 6.3-2.4 9.5 0s6.3 2.4 9.5 0 6.3-2.4 9.5 0 6.3 2.4 9.5 0"
      />
    </svg>
  );
}
