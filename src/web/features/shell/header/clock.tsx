import { formatClock, formatOffset } from '../../../i18n/format-clock.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { useMedia } from '../../../lib/use-media.ts';
import styles from './clock.module.css';

/** The time of day and its offset from UTC, on wide screens. */
export function Clock() {
  return useMedia('(width >= 64rem)') ? <Ticking /> : null;
}

function Ticking() {
  const language = useLanguage();
  const now = useNow(1_000);
  if (now === null) return null;
  return (
    <span className={styles.clock}>
      <span>{formatOffset(now)}</span>
      <time>{formatClock(now, language)}</time>
    </span>
  );
}
