import { plainText } from './plain-text.ts';
import styles from './rich-text.module.css';

/** What an operator wrote in HTML: its words alone, until the sanitiser stands here. */
export function RichText({ html }: { html: string }) {
  return (
    <div className={styles.text}>
      {plainText(html)
        .split('\n')
        .map((line, index) => (
          <p key={index}>{line}</p>
        ))}
    </div>
  );
}
