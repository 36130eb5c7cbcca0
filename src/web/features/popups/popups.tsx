import { type ComponentType, useCallback, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Popup } from '#core/popups/popup-rules.ts';
import { useApp } from '../../lib/app-context.tsx';
import { lazyComponent } from '../../lib/lazy-component.tsx';
import { useFirstScroll } from './use-first-scroll.ts';
import { usePopupsDue } from './use-popups-due.ts';
import { useWhenIdle } from './use-when-idle.ts';

const components: Readonly<Record<Popup, ComponentType>> = {
  registerPromo: lazyComponent(() =>
    import('./register-promo.tsx').then((loaded) => loaded.RegisterPromo),
  ),
  newbiePromo: lazyComponent(() =>
    import('./newbie-promo.tsx').then((loaded) => loaded.NewbiePromo),
  ),
  contracts: lazyComponent(() => import('./contracts.tsx').then((loaded) => loaded.Contracts)),
  appDownload: lazyComponent(() =>
    import('./app-download.tsx').then((loaded) => loaded.AppDownload),
  ),
  publicity: lazyComponent(() => import('./publicity.tsx').then((loaded) => loaded.Publicity)),
};

/** Popups: one at a time, when the page is idle, and only while it is due. Publicity also waits for the first scroll. */
export function Popups() {
  const due = usePopupsDue();
  const [shown, setShown] = useState<Popup | null>(null);
  const gone = shown !== null && !due.includes(shown);
  if (gone) setShown(null);
  const current = gone ? null : shown;
  const { phase } = useSnapshot(useApp().session.state);
  const hasScrolled = useFirstScroll(phase);
  const isReady = (popup: Popup) => popup !== 'publicity' || hasScrolled;
  const next = current === null ? (due.find(isReady) ?? null) : null;
  useWhenIdle(
    next,
    useCallback(() => setShown(next), [next]),
  );

  const Shown = current === null ? null : components[current];
  return Shown && <Shown />;
}
