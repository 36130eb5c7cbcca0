import { stretches } from '#core/help/find-words.ts';
import styles from './highlighted-text.module.css';

/** Text with the words of a search highlighted. */
export function HighlightedText({ text, words }: { text: string; words: readonly string[] }) {
  return stretches(text, words).map((stretch, index) =>
    stretch.found ? (
      <mark key={index} className={styles.mark}>
        {stretch.text}
      </mark>
    ) : (
      stretch.text
    ),
  );
}
