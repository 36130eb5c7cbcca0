import { Trans } from '@lingui/react/macro';
import { SettingsPage } from './settings-page.tsx';
import styles from './settings-page.module.css';

/** The settings as a page of their own, which guests can open too. */
export function SettingsView() {
  return (
    <div className={styles.view}>
      <h1>
        <Trans>Settings</Trans>
      </h1>
      <SettingsPage />
    </div>
  );
}
