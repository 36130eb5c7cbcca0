import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { appsOf } from '#core/system/channels.ts';
import { useApp } from '../../lib/app-context.tsx';
import { ButtonAnchor } from '../../ui/button/button.tsx';
import { NewTabIcon } from '../../ui/new-tab-icon/new-tab-icon.tsx';
import { Section } from '../../ui/section/section.tsx';
import styles from './download.module.css';

/** Apps and sites of the operator. */
export function OperatorApps() {
  const { system } = useApp();
  const { status } = useSnapshot(system.state);
  const apps = appsOf(status?.resources ?? []);
  if (apps.length === 0) return null;
  return (
    <Section title={<Trans>Other ways</Trans>} size="small">
      <div className={styles.others}>
        {apps.map(({ name, address }) => (
          <ButtonAnchor key={address} href={address} target="_blank" rel="noopener noreferrer">
            <span translate="no">{name}</span> <NewTabIcon />
          </ButtonAnchor>
        ))}
      </div>
    </Section>
  );
}
