import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { lazy } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../app-context.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { BrandLink } from './brand-link.tsx';
import { Clock } from './clock.tsx';
import { DropPanel } from './drop-panel.tsx';
import styles from './header.module.css';
import { LanguageChoice } from './language-choice.tsx';
import { Nav } from './nav.tsx';
import { Player } from './player.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import { Visitor } from './visitor.tsx';

const Menu = lazy(() => import('./menu.tsx').then(({ Menu }) => ({ default: Menu })));

/** Who we are, where to go, and who is here. It stays at the top. */
export function Header() {
  const { session } = useApp();
  const { phase } = useSnapshot(session.state);
  return (
    <header className={styles.header}>
      <div className={styles.row} data-phase={phase}>
        <BrandLink />
        <Clock />
        <Extras />
        <div className={styles.who}>{phase === 'member' ? <Player /> : <Visitor />}</div>
        {phase === 'guest' && <GuestMenu />}
      </div>
      <Nav />
    </header>
  );
}

function GuestMenu() {
  const { t } = useLingui();
  return (
    <div className={styles.more}>
      <DropPanel label={t`Menu`} face={<Icon name="menu" />}>
        <Menu />
      </DropPanel>
    </div>
  );
}

/** What a large screen has room for. */
function Extras() {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <div className={styles.extras}>
      <Link to="/help">{t`Help`}</Link>
      <Link to="/download">{t`Get the app`}</Link>
      <DropPanel
        label={t`Language`}
        face={
          <>
            <Icon name="globe" />
            {language}
          </>
        }
      >
        <LanguageChoice />
      </DropPanel>
      <ThemeChoice compact />
    </div>
  );
}
