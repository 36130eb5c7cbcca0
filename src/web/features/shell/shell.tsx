import { Trans } from '@lingui/react/macro';
import { useMatches } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../lib/app-context.tsx';
import { backgroundComponent, suspendingComponent } from '../../lib/lazy-component.tsx';
import { Header } from './header/header.tsx';
import { useSearchKeys } from './search/use-search-keys.ts';
import styles from './shell.module.css';
// The bar is prerendered, so its style must be in the first style sheet.
import './tab-bar.module.css';

const TabBar = suspendingComponent(() => import('./tab-bar.tsx').then((loaded) => loaded.TabBar));
const Footer = backgroundComponent(() =>
  import('./footer/footer.tsx').then((loaded) => loaded.Footer),
);
const Side = backgroundComponent(() => import('./side/side.tsx').then((loaded) => loaded.Side));
const AppNotifications = backgroundComponent(() =>
  import('./status/app-notifications.tsx').then((loaded) => loaded.AppNotifications),
);
const Toasts = backgroundComponent(() =>
  import('./toasts/toasts.tsx').then((loaded) => loaded.Toasts),
);

/** The frame of every page: skip link, header, footer, notifications and toasts. */
export function Shell({ children }: { children: ReactNode }) {
  const { ui } = useApp();
  const { toasts } = useSnapshot(ui.state);
  const { layout, hasNoSide, hasNoTabBar } = useMatches({
    select: (matches) => matches.at(-1)?.staticData ?? {},
  });
  useSearchKeys();

  return (
    <div className={styles.shell} data-layout={layout} data-no-tab-bar={hasNoTabBar}>
      <a className={styles.skip} href="#main">
        <Trans>Skip to the content</Trans>
      </a>
      {layout !== 'alone' && <Header />}
      <AppNotifications />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {layout !== 'bare' && layout !== 'alone' && (
        <>
          <Footer />
          <Suspense>{!hasNoTabBar && <TabBar />}</Suspense>
          {!hasNoSide && <Side />}
        </>
      )}
      <Toasts toasts={toasts} onDismiss={ui.dismiss} />
    </div>
  );
}
