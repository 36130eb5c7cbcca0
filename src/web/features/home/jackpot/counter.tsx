import { formatMoney } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import styles from './counter.module.css';

const unknown = '₱--,---,---.--';

/** A large amount whose figures turn like those of a meter. It is read out as one amount, when asked for. */
export function Counter({ centavos }: { centavos: number | null }) {
  const language = useLanguage();
  const text = centavos === null ? unknown : formatMoney(centavos, language);
  const figures = text.split('').toReversed();
  return (
    <p className={styles.counter}>
      {centavos !== null && <span className={styles.spoken}>{text}</span>}
      <span className={styles.figures} aria-hidden="true">
        {figures.map((figure, place) => (
          <Figure key={place} figure={figure} />
        ))}
      </span>
    </p>
  );
}

/** One place of the meter; places are counted from the right, so that a figure keeps its own. */
function Figure({ figure }: { figure: string }) {
  if (!/\d/.test(figure)) return <span className={styles.sign}>{figure}</span>;
  return (
    <span className={styles.figure}>
      <span className={styles.wheel} data-figure={figure}>
        {'0123456789'.split('').map((one) => (
          <span key={one}>{one}</span>
        ))}
      </span>
    </span>
  );
}
