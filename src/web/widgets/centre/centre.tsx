import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePageName } from '../../lib/use-title.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import styles from './centre.module.css';

/** From this width on, the menu is beside the page. */
export const wideCentre = '(width >= 64rem)';

interface CentreProps {
  centre: 'member' | 'agent';
  /** The menu, and what belongs to it. Null while only the page is shown. */
  aside: ReactNode;
  /** The page, as a `CentrePage`. It comes first for the keyboard. */
  children: ReactNode;
}

/** The frame of a centre: a page, and the menu beside it; on a phone, one below the other. */
export function Centre({ centre, aside, children }: CentreProps) {
  return (
    <div className={styles.centre} data-centre={centre}>
      {children}
      {aside !== null && <aside className={styles.aside}>{aside}</aside>}
    </div>
  );
}

interface CentrePageProps {
  /** Id of the heading. */
  id: string;
  name: string;
  /** The page of the address. Empty: the start of the centre. */
  address: string;
  /** The link Back, if there is one. */
  link: ReactNode;
  children: ReactNode;
}

/** A page of a centre with its head. */
export function CentrePage({ id, name, address, link, children }: CentrePageProps) {
  usePageName(name);
  return (
    <section className={styles.page} aria-labelledby={id}>
      <header className={styles.head}>
        {link}
        <h1 id={id} data-page-name={address} tabIndex={-1}>
          {name}
        </h1>
      </header>
      {children}
    </section>
  );
}

/** Stands in the place of a page that is not open for the member. `children` is the link to another page. */
export function PageNotOpen({ children }: { children: ReactNode }) {
  return (
    <EmptyState
      title={<Trans>This page is not open for your account</Trans>}
      help={<Trans>The operator decides which pages are open. Ask us if you need it.</Trans>}
      action={children}
    />
  );
}
