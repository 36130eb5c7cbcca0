import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { App } from '#core/app.ts';
import { envelopePhase, type RedEnvelopes } from '#core/rewards/rewards.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { Callout } from '../../ui/callout/callout.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Section } from '../../ui/section/section.tsx';
import { FormSkeleton } from '../../widgets/account-form/form-skeleton.tsx';
import { WithSlice } from '../../widgets/late-slice/with-slice.tsx';
import { QueryView } from '../../widgets/query-view/query-view.tsx';
import { EnvelopeCard } from './envelopes/envelope-card.tsx';
import { NextEnvelopes } from './envelopes/next-envelopes.tsx';
import styles from './rewards.module.css';

const envelopesOf = async (app: App): Promise<RedEnvelopes> => (await app.rewards()).envelopes;

/** The red envelopes: the open ones, the next ones, and the envelopes of the last day. */
export function RedEnvelopePage() {
  return (
    <WithSlice from={envelopesOf} placeholder={<FormSkeleton />}>
      {(envelopes) => <RedEnvelopeView slice={envelopes} />}
    </WithSlice>
  );
}

/** The first envelopes that open later are shown. */
const mostComing = 5;

function RedEnvelopeView({ slice }: { slice: RedEnvelopes }) {
  const { t } = useLingui();
  const { envelopes, aheadMs, ...query } = useSnapshot(slice.state);
  const now = (useNow(1_000) ?? 0) + aheadMs;
  useEffect(() => void slice.load(), [slice]);
  const coming = envelopes.filter((one) => envelopePhase(one, now) === 'coming');
  const others = envelopes.filter((one) => envelopePhase(one, now) !== 'coming');
  return (
    <div className={styles.page}>
      <Callout>
        <Trans>
          Each envelope has a fixed pot and a fixed number of shares. A share is drawn at random; on
          average all are the same, whoever comes first. It is cash, one share for each member; the
          conditions of the claim hall apply.
        </Trans>
      </Callout>
      <QueryView
        query={query}
        hasContent={envelopes.length > 0}
        placeholder={<FormSkeleton />}
        empty={
          <EmptyState
            title={<Trans>No envelope is planned</Trans>}
            help={<Trans>The next ones will be listed here with their times.</Trans>}
          />
        }
        onRetry={() => void slice.load()}
      >
        {others.length > 0 && (
          <ul className={styles.rows} aria-label={t`Red envelopes`}>
            {others.map((envelope) => (
              <EnvelopeCard key={envelope.id} envelope={envelope} now={now} slice={slice} />
            ))}
          </ul>
        )}
        {coming.length > 0 && (
          <Section title={<Trans>Coming next</Trans>} size="small">
            <NextEnvelopes envelopes={coming.slice(0, mostComing)} now={now} />
          </Section>
        )}
      </QueryView>
    </div>
  );
}
