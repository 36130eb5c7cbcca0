import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { releases } from './changes.ts';
import styles from './about-section.module.css';

const built: string = import.meta.env.VITE_VERSION;

/** The app itself: installation, help, its version and what changed. */
export function AboutSection() {
  const { t } = useLingui();
  return (
    <SettingsCard title={<Trans>The app</Trans>}>
      <div className={styles.links}>
        <ButtonLink to="/download" icon={<Icon name="download" />}>
          <Trans>Get the app</Trans>
        </ButtonLink>
        <ButtonLink to="/help" icon={<Icon name="help" />}>
          <Trans>Help</Trans>
        </ButtonLink>
      </div>
      <p className={styles.version}>
        <Trans>Version {built}</Trans>
      </p>
      <Disclosure title={<Trans>What changed</Trans>}>
        {releases.map(({ version, changes }) => (
          <section key={version} className={styles.release}>
            <h3>{version}</h3>
            <ul>
              {changes.map((change) => (
                <li key={change.id}>{t(change)}</li>
              ))}
            </ul>
          </section>
        ))}
      </Disclosure>
    </SettingsCard>
  );
}
