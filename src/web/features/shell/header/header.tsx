import { Suspense } from 'react';
import { Link } from '@tanstack/react-router';
import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { suspendingComponent } from '../../../lib/lazy-component.tsx';
import { useSignedIn } from '../../../lib/use-signed-in.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { BrandMark } from '../../../ui/brand-mark/brand-mark.tsx';
import { useDialogLink } from '../../../lib/dialog/use-dialog-link.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { firstShapes } from '../../../ui/icon/first-shapes.ts';
import { Glyph } from '../../../ui/icon/glyph.tsx';
import styles from './header.module.css';
import './clock.module.css';
import './drop-panel.module.css';
import './extras.module.css';
import './nav.module.css';
import '../search/search-button.module.css';
import '../panels/extra-items.module.css';
import '../panels/panel-item.module.css';

// The home page is prerendered: the styles of parts that load later must be in its first style sheet.

const Extras = suspendingComponent(() => import('./extras.tsx').then((loaded) => loaded.Extras));
const GuestMenu = suspendingComponent(() =>
  import('./guest-menu.tsx').then((loaded) => loaded.GuestMenu),
);
const Nav = suspendingComponent(() => import('./nav.tsx').then((loaded) => loaded.Nav));
const Player = suspendingComponent(() => import('./player.tsx').then((loaded) => loaded.Player));

/** The logo and the name of the brand, as a link to the home page. */
function BrandLink() {
  const { brand } = useApp();
  return (
    <Link to="/" className={styles.brand}>
      <span>{brand.name}</span>
      <BrandMark />
    </Link>
  );
}

/** Links to log in and to register. */
function GuestLinks() {
  const toDialog = useDialogLink();
  return (
    <>
      <span className={styles.login}>
        <ButtonLink {...toDialog('login')} size="small" icon={<Glyph shape={firstShapes.user} />}>
          <Trans>Log in</Trans>
        </ButtonLink>
      </span>
      <ButtonLink to="/register" variant="primary" size="small">
        <Trans>Register</Trans>
      </ButtonLink>
    </>
  );
}

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
