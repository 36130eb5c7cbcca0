import { Trans } from '@lingui/react/macro';
import { useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../app-context.tsx';
import { Toasts } from '../../ui/toasts/toasts.tsx';
import { EndedDialog } from './ended-dialog.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { OfflineBar } from './offline-bar.tsx';
import styles from './shell.module.css';
import { TabBar } from './tab-bar.tsx';
import { UpdatePrompt } from './update-prompt.tsx';
import { useTakenBack } from './use-taken-back.ts';

/** What surrounds every page: the way to it, the header, the footer, and what is told in passing. */
export function Shell({ children }: { children: ReactNode }) {
  const { ui } = useApp();
  const { toasts } = useSnapshot(ui.state);
  const layout = useMatches({ select: (matches) => matches.at(-1)?.staticData.layout });
  useTakenBack();

  return (
    <div className={styles.shell} data-layout={layout}>
      <a className={styles.skip} href="#main">
        <Trans>Skip to the content</Trans>
      </a>
      <Header />
      <OfflineBar />
      <UpdatePrompt />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {layout !== 'bare' && (
        <>
          <Footer />
          <TabBar />
        </>
      )}
      <Toasts toasts={toasts} onDismiss={ui.dismiss} />
      <EndedDialog />
    </div>
  );
}
