import { useLingui } from '@lingui/react/macro';
import { useLocation, useMatches } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { isCentre, usePageFocus } from './use-page-focus.ts';
import { pageName, useTitle } from '../../../lib/use-title.ts';
import { useUnread } from '../../../widgets/player/use-unread.ts';
import { findPageMessages } from './find-page-messages.ts';

/** The path of the page that is rendered, and its page of a centre. Empty at the first page of a centre. */
function useShownPage(): readonly [pathname: string, page: string] {
  const shown = useMatches({
    select: (matches) => {
      const { pathname = '', search = {} } = matches.at(-1) ?? {};
      const page = 'page' in search && typeof search.page === 'string' ? search.page : '';
      return `${pathname.replace(/([^/])\/$/, '$1')} ${page}`;
    },
  });
  const [pathname = '', page = ''] = shown.split(' ');
  return [pathname, page];
}

/** Longest wait for a part of the page that loads late, in milliseconds. */
const timeoutMs = 4_000;

function scrollTo(id: string): boolean {
  const place = document.getElementById(id);
  place?.scrollIntoView();
  return place !== null;
}

/** Scrolls to the element that the hash of the address names, also if it appears after the page. */
function useScrollToHash(): void {
  const { hash, pathname, state } = useLocation();

  useEffect(() => {
    if (hash === '' || scrollTo(hash)) return;
    const watch = new MutationObserver(() => scrollTo(hash) && watch.disconnect());
    watch.observe(document.body, { childList: true, subtree: true });
    const end = setTimeout(() => watch.disconnect(), timeoutMs);
    return () => {
      clearTimeout(end);
      watch.disconnect();
    };
  }, [hash, pathname, state]);
}

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
  const [path, page] = useShownPage();
  const centrePage = usePageFocus(path, page);
  useScrollToHash();

  return (
    <p role="status">
      <VisuallyHidden>{isCentre(pathname) ? centrePage : hasMoved && t(title)}</VisuallyHidden>
    </p>
  );
}
