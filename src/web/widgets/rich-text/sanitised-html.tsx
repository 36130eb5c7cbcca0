import { useRouter } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';
import type { System } from '#core/system/system.ts';
import { useApp } from '../../lib/app-context.tsx';
import { isUnmodifiedClick } from '../../lib/unmodified-click.ts';
import { shiftHeadings } from './shift-headings.ts';
import { sanitise } from './sanitise.ts';
import styles from './rich-text.module.css';

/** The pictures that words from outside may show: those that the operator's own delivery network, or else we, hand out. */
function ownPicture({ picture }: System) {
  return (address: string | null): string | null => {
    const [found, root] = [picture(address), picture('/')];
    return found !== null && root !== null && found.startsWith(root) ? found : null;
  };
}

/** The page of ours that a press on a link in the words leads to here. */
function pageOf(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
  return link !== null && isUnmodifiedClick(event) ? link.getAttribute('href') : null;
}

/** HTML from outside after the sanitiser, which comes with it. */
export function SanitisedHtml({ html, under }: { html: string; under: number }) {
  const { system } = useApp();
  const { history } = useRouter();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => place.current?.replaceChildren(shiftHeadings(sanitise(html, ownPicture(system)), under)),
    [html, system, under],
  );

  useLayoutEffect(() => {
    const words = place.current;
    function follow(event: MouseEvent): void {
      const page = pageOf(event);
      if (page === null) return;
      event.preventDefault();
      history.push(page);
    }
    words?.addEventListener('click', follow);
    return () => words?.removeEventListener('click', follow);
  }, [history]);

  return <div ref={place} className={styles.text} />;
}
