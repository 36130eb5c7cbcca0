import { lazy, Suspense } from 'react';
import { plainText } from './plain-text.ts';
import styles from './rich-text.module.css';

/** Falls back to plain text when the sanitiser cannot be loaded. */
const SanitisedHtml = lazy(() =>
  import('./sanitised-html.tsx').then(
    ({ SanitisedHtml: loaded }) => ({ default: loaded }),
    () => ({ default: PlainText }),
  ),
);

interface RichTextProps {
  html: string;
  /** Level of the heading above the text. */
  under?: number;
  /** Returns the address that a link to a page of the app gets. Without it, the page itself. */
  linkTo?: (page: string) => string;
}

const samePage = (page: string): string => page;

/** HTML of an operator, sanitised: headings, lists, tables, links and pictures, without scripts. Shows plain text until the sanitiser is loaded. */
export function RichText({ html, under = 2, linkTo = samePage }: RichTextProps) {
  return (
    <Suspense fallback={<PlainText html={html} />}>
      <SanitisedHtml html={html} under={under} linkTo={linkTo} />
    </Suspense>
  );
}

function PlainText({ html }: { html: string }) {
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
