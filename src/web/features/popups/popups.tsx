import { type ComponentType, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Popup } from '#core/popups/popup-rules.ts';
import { useApp } from '../../lib/app-context.tsx';
import { useFirstScroll } from './use-first-scroll.ts';
import { usePopupsDue } from './use-popups-due.ts';
import { useWhenIdle } from './use-when-idle.ts';

const chunks: Readonly<Record<Popup, () => Promise<ComponentType>>> = {
  registerPromo: () => import('./register-promo.tsx').then((loaded) => loaded.RegisterPromo),
  newbiePromo: () => import('./newbie-promo.tsx').then((loaded) => loaded.NewbiePromo),
  contracts: () => import('./contracts.tsx').then((loaded) => loaded.Contracts),
  appDownload: () => import('./app-download.tsx').then((loaded) => loaded.AppDownload),
  publicity: () => import('./publicity.tsx').then((loaded) => loaded.Publicity),
};

/** Popups that advertise: one a visit. The app is offered at each sign-out. */
const offers: ReadonlySet<Popup> = new Set(['registerPromo', 'newbiePromo', 'publicity']);

/** A popup and its loaded component. */
interface LoadedPopup {
  readonly popup: Popup;
  readonly Content: ComponentType;
}

async function load(popup: Popup): Promise<LoadedPopup> {
  return { popup, Content: await chunks[popup]() };
}

/** Popups: one at a time, when the page is idle, and only while it is due. Publicity also waits for the first scroll. */
export function Popups() {
  const due = usePopupsDue();
  const [shown, setShown] = useState<LoadedPopup | null>(null);
  const gone = shown !== null && !due.includes(shown.popup);
  if (gone) setShown(null);
  const current = gone ? null : shown;
  const { popups, session } = useApp();
  const { phase } = useSnapshot(session.state);
  const hasScrolled = useFirstScroll(phase);
  const isReady = (popup: Popup) => popup !== 'publicity' || hasScrolled;
  const next = current === null ? (due.find(isReady) ?? null) : null;
  useWhenIdle(next, load, setShown);
  const isOffer = current !== null && offers.has(current.popup);
  useEffect(() => {
    if (isOffer) popups.recordShown();
  }, [isOffer, popups]);

  return current && <current.Content />;
}
