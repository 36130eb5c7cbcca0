import { lazy, Suspense } from 'react';
import { plainText } from './plain-text.ts';
import styles from './rich-text.module.css';

/** Where the sanitiser cannot be had, the words alone are shown. */
const SanitisedHtml = lazy(() =>
  import('./sanitised-html.tsx').then(
    ({ SanitisedHtml: loaded }) => ({ default: loaded }),
    () => ({ default: PlainWords }),
  ),
);

interface RichTextProps {
  html: string;
  /** The level of the heading that the words stand under. */
  under?: number;
}

/** What an operator wrote in HTML: headings, lists, tables, links and pictures, and nothing that runs. */
export function RichText({ html, under = 2 }: RichTextProps) {
  return (
    <Suspense fallback={<PlainWords html={html} />}>
      <SanitisedHtml html={html} under={under} />
    </Suspense>
  );
}

function PlainWords({ html }: { html: string }) {
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
