import { Trans } from '@lingui/react/macro';
import { useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../lib/app-context.tsx';
import { lazyComponent } from '../../lib/lazy-component.tsx';
import { Header } from './header/header.tsx';
import styles from './shell.module.css';
import { TabBar } from './tab-bar.tsx';

const Footer = lazyComponent(() => import('./footer/footer.tsx').then((loaded) => loaded.Footer));
const Side = lazyComponent(() => import('./side/side.tsx').then((loaded) => loaded.Side));
const AppNotifications = lazyComponent(() =>
  import('./status/app-notifications.tsx').then((loaded) => loaded.AppNotifications),
);
const Toasts = lazyComponent(() => import('./toasts/toasts.tsx').then((loaded) => loaded.Toasts));

/** The frame of every page: skip link, header, footer, notifications and toasts. */
export function Shell({ children }: { children: ReactNode }) {
  const { ui } = useApp();
  const { toasts } = useSnapshot(ui.state);
  const layout = useMatches({ select: (matches) => matches.at(-1)?.staticData.layout });

  return (
    <div className={styles.shell} data-layout={layout}>
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
          <TabBar />
          <Side />
        </>
      )}
      <Toasts toasts={toasts} onDismiss={ui.dismiss} />
    </div>
  );
}
