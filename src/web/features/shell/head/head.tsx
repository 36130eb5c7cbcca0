import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { useArrival } from './use-arrival.ts';
import { useHash } from './use-hash.ts';
import { pageName, useTitle } from '../../../lib/use-title.ts';
import { wordsOf } from './words-of.ts';

/** Keeps the title and the description of the page, and tells those who listen that there is another one. */
export function Head() {
  const { t } = useLingui();
  const { brand } = useApp();
  const { name } = useSnapshot(pageName);
  const { pathname, search } = useLocation();
  const { title, description } = wordsOf(pathname, search);
  const [first] = useState(pathname);
  const [hasMoved, setMoved] = useState(false);
  if (!hasMoved && pathname !== first) setMoved(true);

  useTitle(`${name ?? t(title)} – ${brand.name}`, t(description));
  useArrival(pathname);
  useHash();

  return (
    <p role="status">
      <VisuallyHidden>{hasMoved && t(title)}</VisuallyHidden>
    </p>
  );
}
