import { Suspense } from 'react';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { suspendingComponent } from '../../../lib/lazy-component.tsx';
import { useSignedIn } from '../../../lib/use-signed-in.ts';
import { BrandLink } from './brand-link.tsx';
import styles from './header.module.css';
// The home page is prerendered: the styles of parts that load later must be in its first style sheet.
import './clock.module.css';
import './drop-panel.module.css';
import './extras.module.css';
import './nav.module.css';
import '../search/search-button.module.css';
import '../panels/extra-items.module.css';
import '../panels/panel-item.module.css';
import { GuestLinks } from './guest-links.tsx';

const Extras = suspendingComponent(() => import('./extras.tsx').then((loaded) => loaded.Extras));
const GuestMenu = suspendingComponent(() =>
  import('./guest-menu.tsx').then((loaded) => loaded.GuestMenu),
);
const Nav = suspendingComponent(() => import('./nav.tsx').then((loaded) => loaded.Nav));
const Player = suspendingComponent(() => import('./player.tsx').then((loaded) => loaded.Player));

/** The header: brand, navigation and account. It is sticky. */
export function Header() {
  const isMember = useSignedIn();
  return (
    <header className={styles.header}>
      <div className={styles.row} data-phase={isMember ? 'member' : 'guest'}>
        <BrandLink />
        <Suspense>
          <Extras />
        </Suspense>
        <div className={styles.who}>
          <Suspense fallback={<Skeleton shape="title" />}>
            {isMember ? <Player /> : <GuestLinks />}
          </Suspense>
        </div>
        {!isMember && (
          <div className={styles.more}>
            <Suspense>
              <GuestMenu />
            </Suspense>
          </div>
        )}
      </div>
      <div className={styles.nav}>
        <Suspense>
          <Nav />
        </Suspense>
      </div>
    </header>
  );
}
