import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import { DialogLink } from '../../../lib/dialog/dialog-link.tsx';
import { CheckBox } from '../../../ui/check-box/check-box.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { LanguageChoice } from '../../../widgets/preferences/language-choice.tsx';
import { ThemeChoice } from '../../../widgets/preferences/theme-choice.tsx';
import { StaySignedIn } from '../../../widgets/stay-signed-in/stay-signed-in.tsx';
import styles from './settings-page.module.css';

/** Preferences of this device, the app and signing out. */
export function SettingsPage() {
  const { ui } = useApp();
  const { hidesMoney } = useSnapshot(ui.state);
  return (
    <div className={styles.settings}>
      <section className={styles.card}>
        <h2>
          <Trans>This device</Trans>
        </h2>
        <LanguageChoice />
        <ThemeChoice />
        <CheckBox
          checked={hidesMoney}
          onChange={(event) => ui.hideMoney(event.currentTarget.checked)}
        >
          <Trans>Hide my amounts</Trans>
        </CheckBox>
        <StaySignedIn />
      </section>
      <section className={styles.card}>
        <h2>
          <Trans>The app</Trans>
        </h2>
        <ButtonLink to="/download" icon={<Icon name="download" />}>
          <Trans>Get the app</Trans>
        </ButtonLink>
        <ButtonLink to="/help" icon={<Icon name="help" />}>
          <Trans>Help</Trans>
        </ButtonLink>
      </section>
      <DialogLink dialog="signOut" className={styles.out}>
        <Icon name="signOut" />
        <Trans>Sign out</Trans>
      </DialogLink>
    </div>
  );
}
