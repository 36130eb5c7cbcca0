import { Trans } from '@lingui/react/macro';
import { DialogLink } from '../../lib/dialog/dialog-link.tsx';
import { useSignedIn } from '../../lib/use-signed-in.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { AboutSection } from './about/about-section.tsx';
import { AccountSection } from './account-section.tsx';
import { KeptDataSection } from './kept-data/kept-data-section.tsx';
import { LookSection } from './look-section.tsx';
import { PlaySection } from './play-section.tsx';
import { PushSection } from './push/push-section.tsx';
import styles from './settings-page.module.css';

/** The settings of this device, for guests and members. Settings of an account show to its member only. */
export function SettingsPage() {
  const isMember = useSignedIn();
  return (
    <div className={styles.settings}>
      <LookSection />
      <PlaySection />
      {isMember && <AccountSection />}
      <PushSection />
      <KeptDataSection />
      <AboutSection />
      {isMember && (
        <DialogLink dialog="signOut" className={styles.out}>
          <Icon name="signOut" />
          <Trans>Sign out</Trans>
        </DialogLink>
      )}
    </div>
  );
}
