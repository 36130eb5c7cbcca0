import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import { Picture } from '../../../widgets/picture/picture.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { TabPanel, Tabs } from '../../../ui/tabs/tabs.tsx';
import { vendorIcon } from '../../../widgets/vendor-card/vendor-icon.ts';
import { LivePanel } from './live-panel.tsx';
import styles from './live-showcase.module.css';

/** The live casinos in tabs, one panel at a time. */
export function LiveShowcase() {
  const { catalogue } = useApp();
  const { lanes, phase, failure, at } = useSnapshot(catalogue.state);
  const vendors = lanes.find(({ category }) => category === 'LIVE')?.cards ?? [];
  return (
    <Section title={<Trans>Live casino</Trans>} busy={phase === 'loading'}>
      <QueryView
        query={{ phase, failure, at }}
        hasContent={vendors.length > 0}
        placeholder={<ShowcaseSkeleton />}
        empty={<EmptyState icon="live" title={<Trans>No table is open right now</Trans>} />}
        onRetry={() => void catalogue.loadLobby()}
      >
        <Showcase />
      </QueryView>
    </Section>
  );
}

function Showcase() {
  const { t } = useLingui();
  const { catalogue, system } = useApp();
  const { lanes } = useSnapshot(catalogue.state);
  const id = useId();
  const [chosen, setChosen] = useState('');
  const vendors = lanes.find(({ category }) => category === 'LIVE')?.cards ?? [];
  const shown = vendors.find(({ cardId }) => cardId === chosen) ?? vendors[0];
  if (shown === undefined) return null;
  const tabs = vendors.map((vendor) => ({
    id: vendor.cardId,
    face: (
      <>
        <span className={styles.emblem}>
          <Picture
            src={vendorIcon(vendor, system)}
            width={28}
            height={28}
            fallback={vendor.name.slice(0, 1)}
          />
        </span>
        <span translate="no">{vendor.name}</span>
      </>
    ),
  }));
  return (
    <>
      <Tabs
        id={id}
        label={t`Live casinos`}
        tabs={tabs}
        current={shown.cardId}
        onChoose={setChosen}
      />
      <TabPanel id={id} current={shown.cardId}>
        <LivePanel vendor={shown} />
      </TabPanel>
    </>
  );
}

function ShowcaseSkeleton() {
  return (
    <>
      <div className={styles.tabs} />
      <div className={styles.skeleton}>
        <Skeleton shape="wide" />
      </div>
    </>
  );
}
