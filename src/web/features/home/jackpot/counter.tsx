import { formatMoney } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import styles from './counter.module.css';

const unknown = '₱--,---,---.--';

/** A large amount with rolling digits, like an odometer. Screen readers read it as one amount. */
export function Counter({ centavos }: { centavos: number | null }) {
  const language = useLanguage();
  const text = centavos === null ? unknown : formatMoney(centavos, language);
  const characters = text.split('').toReversed();
  return (
    <p className={styles.counter}>
      {centavos !== null && <VisuallyHidden>{text}</VisuallyHidden>}
      {/* The amount takes the place of the dashes: none of them moves. */}
      <span key={String(centavos === null)} className={styles.digits} aria-hidden="true">
        {characters.map((character, place) => (
          <Digit key={place} character={character} />
        ))}
      </span>
    </p>
  );
}

/** One character of the amount. Places are counted from the right, so that a digit keeps its place when the amount grows. */
function Digit({ character }: { character: string }) {
  if (!/\d/.test(character)) return <span>{character}</span>;
  return <span className={styles.digit} data-digit={character} />;
}
