import type { Draw } from '#core/lottery/lottery.ts';
import { formatDate, isoTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import styles from './draw-list.module.css';

/** Largest number of shown draws. */
const maxDraws = 16;

/** Numbers, separated by commas, as balls. */
export function Balls({ digits }: { digits: string }) {
  return (
    <p className={styles.balls}>
      {digits.split(',').map((digit, place) => (
        <span key={place} className={styles.ball}>
          {digit}
        </span>
      ))}
    </p>
  );
}

/** The latest draws, newest first, with their numbers as balls. */
export function DrawList({ draws }: { draws: readonly Draw[] }) {
  const language = useLanguage();
  return (
    <ol className={styles.draws}>
      {draws.slice(0, maxDraws).map(({ at, digits, name, number }) => (
        <li key={number} className={styles.draw}>
          <h3>{name}</h3>
          <time dateTime={isoTime(at)}>{formatDate(at, language, 'minute')}</time>
          <Balls digits={digits} />
        </li>
      ))}
    </ol>
  );
}
