import { useLayoutEffect, useRef } from 'react';
import { useApp } from '../../app-context.tsx';
import { sanitise } from './sanitise.ts';
import styles from './rich-text.module.css';

/** HTML from outside after the sanitiser, which comes with it. */
export function Sanitised({ html }: { html: string }) {
  const { system } = useApp();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => place.current?.replaceChildren(sanitise(html, system.picture)),
    [html, system],
  );
  return <div ref={place} className={styles.text} />;
}
