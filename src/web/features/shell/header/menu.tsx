import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Avatar } from '../../../widgets/avatar/avatar.tsx';
import { BonusProgress } from '../../../widgets/balance/bonus-progress.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { IconLate } from '../../../ui/icon-late/icon-late.tsx';
import { DialogLink } from '../../../lib/dialog/dialog-link.tsx';
import { AccountLinks } from './account-links.tsx';
import { LanguageChoice } from '../../../widgets/preferences/language-choice.tsx';
import styles from './menu.module.css';
import { MoneyLinks } from './money-links.tsx';
import { ThemeChoice } from '../../../widgets/preferences/theme-choice.tsx';
import { usePlayer } from '../../../widgets/player/use-player.ts';
import { useCategories } from '../../../widgets/categories/use-categories.ts';
import { useModules } from '../../../lib/use-modules.ts';
import { useSignedIn } from '../../../lib/use-signed-in.ts';

/** Content of the account menu and the main menu: the pages of the player, and on small screens everything else. */
export function Menu() {
  const isMember = useSignedIn();
  return (
    <div className={styles.menu}>
      {isMember && <PlayerSection />}
      <GameLinks />
      <div className={styles.settings}>
        <LanguageChoice />
        <ThemeChoice />
      </div>
      {isMember && (
        <DialogLink dialog="signOut" className={styles.out}>
          <Icon name="signOut" />
          <Trans>Sign out</Trans>
        </DialogLink>
      )}
    </div>
  );
}

/** The player with the links to money and account. */
function PlayerSection() {
  const { name, level, avatar } = usePlayer();
  return (
    <>
      <div className={styles.person}>
        <Avatar name={name} picture={avatar} />
        <p>
          <b>{name}</b>
          {level && <small>{level}</small>}
        </p>
        <span className={styles.money}>
          <MoneyLinks />
        </span>
      </div>
      <BonusProgress />
      <AccountLinks />
    </>
  );
}

function GameLinks() {
  const { t } = useLingui();
  const isOn = useModules();
  const categories = useCategories();
  return (
    <nav className={styles.games} aria-label={t`Games and help`}>
      {categories.map(({ code, name, icon, link }) => (
        <Link key={code} {...link}>
          <Icon name={icon} />
          <span>{t(name)}</span>
        </Link>
      ))}
      {isOn('PTSYS3') && (
        <Link to="/pointMall">
          <Icon name="trophy" />
          <span>{t`Points mall`}</span>
        </Link>
      )}
      <DialogLink dialog="join">
        <IconLate name="people" />
        <span>{t`Join us`}</span>
      </DialogLink>
      <DialogLink dialog="sponsors">
        <IconLate name="ball" />
        <span>{t`Sponsors`}</span>
      </DialogLink>
      <Link to="/help">
        <Icon name="help" />
        <span>{t`Help`}</span>
      </Link>
      <Link to="/download">
        <Icon name="download" />
        <span>{t`Get the app`}</span>
      </Link>
      <Link to="/settings">
        <IconLate name="sliders" />
        <span>{t`Settings`}</span>
      </Link>
    </nav>
  );
}
