import { useRouter } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';
import type { System } from '#core/system/system.ts';
import { useApp } from '../../lib/app-context.tsx';
import { isUnmodifiedClick } from '../../lib/unmodified-click.ts';
import { sanitise } from './sanitise.ts';
import styles from './rich-text.module.css';

/** Allows pictures from the operator's delivery network or the app's own origin, and returns null for others. */
function trustedPicture({ picture }: System) {
  return (address: string | null): string | null => {
    const [resolved, root] = [picture(address), picture('/')];
    return resolved !== null && root !== null && resolved.startsWith(root) ? resolved : null;
  };
}

/** Path of the app that an unmodified click on a link opens, or null. */
function pathOf(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
  return link !== null && isUnmodifiedClick(event) ? link.getAttribute('href') : null;
}

interface SanitisedHtmlProps {
  html: string;
  under: number;
  linkTo: (page: string) => string;
}

const lowest = 6;

const levelOf = ({ tagName }: Element): number => Number(tagName.slice(1));

/** Shifts the levels of all headings so that the highest is one below `under`, the level of the heading above the text. */
export function shiftHeadings(content: DocumentFragment, under: number): DocumentFragment {
  const headings = [...content.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const highest = Math.min(...headings.map(levelOf));
  for (const heading of headings) {
    const level = Math.min(under + 1 + levelOf(heading) - highest, lowest);
    const shifted = document.createElement(`h${level}`);
    const language = heading.getAttribute('lang');
    if (language !== null) shifted.lang = language;
    shifted.append(...heading.childNodes);
    heading.replaceWith(shifted);
  }
  return content;
}

/** Sanitised HTML. In a chunk of its own, because it imports the sanitiser. */
export function SanitisedHtml({ html, under, linkTo }: SanitisedHtmlProps) {
  const { system } = useApp();
  const { history } = useRouter();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () =>
      place.current?.replaceChildren(
        shiftHeadings(sanitise(html, { picture: trustedPicture(system), page: linkTo }), under),
      ),
    [html, system, under, linkTo],
  );

  useLayoutEffect(() => {
    const content = place.current;
    function follow(event: MouseEvent): void {
      const path = pathOf(event);
      if (path === null) return;
      event.preventDefault();
      history.push(path);
    }
    content?.addEventListener('click', follow);
    return () => content?.removeEventListener('click', follow);
  }, [history]);

  return <div ref={place} className={styles.text} />;
}
