import { useLayoutEffect, useRef } from 'react';
import type { System } from '#core/state/system.ts';
import { useApp } from '../../app-context.tsx';
import { sanitise } from './sanitise.ts';
import styles from './rich-text.module.css';

/** The pictures that words from outside may show: those that the operator's own delivery network, or else we, hand out. */
function ownPicture({ picture }: System) {
  return (address: string | null): string | null => {
    const [found, root] = [picture(address), picture('/')];
    return found !== null && root !== null && found.startsWith(root) ? found : null;
  };
}

/** HTML from outside after the sanitiser, which comes with it. */
export function Sanitised({ html }: { html: string }) {
  const { system } = useApp();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => place.current?.replaceChildren(sanitise(html, ownPicture(system))),
    [html, system],
  );
  return <div ref={place} className={styles.text} />;
}
