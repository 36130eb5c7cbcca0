import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { usePageFocus } from './use-page-focus.ts';
import { useScrollToHash } from './use-scroll-to-hash.ts';
import { pageName, useTitle } from '../../../lib/use-title.ts';
import { useUnread } from '../../../widgets/player/use-unread.ts';
import { findPageMessages } from './find-page-messages.ts';

/** Sets the title and the description of the page, and announces a new page to screen readers. */
export function Head() {
  const { t } = useLingui();
  const { brand } = useApp();
  const { name } = useSnapshot(pageName);
  const { pathname, search } = useLocation();
  const { title, description } = findPageMessages(pathname, search);
  const [first] = useState(pathname);
  const [hasMoved, setMoved] = useState(false);
  if (!hasMoved && pathname !== first) setMoved(true);

  const unread = useUnread();
  const count = unread > 0 ? `(${unread}) ` : '';
  useTitle(`${count}${name ?? t(title)} – ${brand.name}`, t(description));
  usePageFocus(pathname);
  useScrollToHash();

  return (
    <p role="status">
      <VisuallyHidden>{hasMoved && t(title)}</VisuallyHidden>
    </p>
  );
}
