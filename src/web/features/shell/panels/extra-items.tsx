import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { suspendingComponent } from '../../../lib/lazy-component.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { IconLate } from '../../../ui/icon-late/icon-late.tsx';
import styles from './extra-items.module.css';
import { PanelItem } from './panel-item.tsx';

const fetchJoin = () => import('./join-panel.tsx');
const fetchDownload = () => import('./download-panel.tsx');
const fetchSponsors = () => import('./sponsor-panel.tsx');

const JoinPanel = suspendingComponent(() => fetchJoin().then((loaded) => loaded.JoinPanel));
const DownloadPanel = suspendingComponent(() =>
  fetchDownload().then((loaded) => loaded.DownloadPanel),
);
const SponsorPanel = suspendingComponent(() =>
  fetchSponsors().then((loaded) => loaded.SponsorPanel),
);

/** Further panels of the header: agents, the app, sponsors. */
export function ExtraItems() {
  const { t } = useLingui();
  const [join, download, sponsors] = [t`Join us`, t`Get the app`, t`Sponsors`];
  return (
    <ul className={styles.items}>
      <PanelItem
        label={join}
        shape="card"
        openerContent={<OpenerContent icon={<IconLate name="people" />} text={join} />}
        onNear={() => void fetchJoin()}
      >
        <JoinPanel />
      </PanelItem>
      <PanelItem
        label={download}
        shape="card"
        openerContent={<OpenerContent icon={<Icon name="download" />} text={download} />}
        onNear={() => void fetchDownload()}
      >
        <DownloadPanel />
      </PanelItem>
      <PanelItem
        label={sponsors}
        shape="card"
        openerContent={<OpenerContent icon={<Icon name="trophy" />} text={sponsors} />}
        onNear={() => void fetchSponsors()}
      >
        <SponsorPanel />
      </PanelItem>
    </ul>
  );
}

/** An icon on narrow screens, text on wide ones. Screen readers always get the text. */
function OpenerContent({ icon, text }: { icon: ReactNode; text: string }) {
  return (
    <>
      <span className={styles.mark}>{icon}</span>
      <span className={styles.words}>{text}</span>
      <Icon name="down" />
    </>
  );
}
