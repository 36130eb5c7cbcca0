import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { App } from '#core/app.ts';
import type { DepositGuides } from '#core/help/deposit-guides.ts';
import { Chip, ChipRow } from '../../ui/chip/chip.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { WithSlice } from '../late-slice/with-slice.tsx';
import { QueryView } from '../query-view/query-view.tsx';
import styles from './deposit-guide.module.css';
import { GuideSteps } from './guide-steps.tsx';

async function openGuides(app: App): Promise<DepositGuides> {
  const { depositGuides } = await app.help();
  void depositGuides.load();
  return depositGuides;
}

interface DepositGuideProps {
  /** Code of the channel that is shown at first; absent for the first one. */
  channel?: string | undefined;
}

/** The guide to deposits, step by step with pictures, for one channel at a time. */
export function DepositGuide({ channel }: DepositGuideProps) {
  return (
    <WithSlice from={openGuides} placeholder={<Placeholder />}>
      {(guides) => <Guides guides={guides} first={channel} />}
    </WithSlice>
  );
}

interface GuidesProps {
  guides: DepositGuides;
  first: string | undefined;
}

function Guides({ guides, first }: GuidesProps) {
  const { t } = useLingui();
  const { guides: all, ...query } = useSnapshot(guides.state);
  const [chosen, choose] = useState(first);
  const shown = all.find(({ channel }) => channel === chosen) ?? all[0];
  return (
    <QueryView
      query={query}
      hasContent={shown !== undefined}
      placeholder={<Placeholder />}
      empty={<EmptyState icon="help" title={<Trans>Nothing is written here yet</Trans>} />}
      onRetry={() => void guides.load()}
    >
      {shown && (
        <div className={styles.guide}>
          {all.length > 1 && (
            <ChipRow label={t`Way to pay`}>
              {all.map(({ channel, name }) => (
                <Chip
                  key={channel}
                  pressed={channel === shown.channel}
                  onPress={() => choose(channel)}
                >
                  {name}
                </Chip>
              ))}
            </ChipRow>
          )}
          <GuideSteps guide={shown} />
        </div>
      )}
    </QueryView>
  );
}

function Placeholder() {
  return (
    <div className={styles.guide} aria-busy="true">
      <Skeleton />
      <Skeleton shape="wide" />
      <Skeleton shape="wide" />
    </div>
  );
}
