import { Trans } from '@lingui/react/macro';
import { formatAge, formatDate, isoTime } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './age.module.css';

/** Age of cached data. `at` is in epoch milliseconds. */
export function Age({ at }: { at: number }) {
  const language = useLanguage();
  const now = useNow(30_000);
  const age = formatAge(at, now ?? at, language);
  return (
    <time className={styles.age} dateTime={isoTime(at)} title={formatDate(at, language, 'minute')}>
      <Icon name="clock" />
      <Trans>Saved {age}</Trans>
    </time>
  );
}
