import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { type Snapshot, useSnapshot } from 'valtio';
import type { Rebate } from '#protocol/model/rewards/rebate.ts';
import type { App } from '#core/app.ts';
import type { RebateSlice } from '#core/rewards/rewards.ts';
import { formatManila } from '../../i18n/format-manila.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useAttempt } from '../../lib/attempt/use-attempt.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Section } from '../../ui/section/section.tsx';
import { FormSkeleton } from '../../widgets/account-form/form-skeleton.tsx';
import { AttemptButton } from '../../widgets/attempt-button/attempt-button.tsx';
import { WithSlice } from '../../widgets/late-slice/with-slice.tsx';
import { Money } from '../../widgets/money/money.tsx';
import { QueryView } from '../../widgets/query-view/query-view.tsx';
import { RebateLines } from './rebate/rebate-lines.tsx';
import { formatMoney } from '../../i18n/format.ts';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import styles from './rewards.module.css';

/** The rebates that were claimed, newest first. Each opens with its lines. */
function RebateClaims({ claims }: { claims: Snapshot<Rebate>['claims'] }) {
  const language = useLanguage();
  return (
    <Section title={<Trans>History</Trans>} size="small">
      {claims.length === 0 && (
        <EmptyState
          icon="gift"
          title={<Trans>No rebate yet</Trans>}
          help={<Trans>Each claim is listed here with its turnover and rates.</Trans>}
        />
      )}
      {claims.map(({ id, at, amount, lines }) => {
        const title = `${formatManila(at, language, 'minute')}\u00a0· ${formatMoney(amount, language)}`;
        return (
          <Disclosure key={id} title={title}>
            <RebateLines label={title} lines={lines} />
          </Disclosure>
        );
      })}
    </Section>
  );
}

const rebateOf = async (app: App): Promise<RebateSlice> => (await app.rewards()).rebate;

/** The rebate of the member's turnover: rates, what can be claimed, and the claims so far. */
export function RebatePage() {
  return (
    <WithSlice from={rebateOf} placeholder={<FormSkeleton />}>
      {(rebate) => <RebateView slice={rebate} />}
    </WithSlice>
  );
}

function RebateView({ slice }: { slice: RebateSlice }) {
  const { t } = useLingui();
  const { rebate, ...query } = useSnapshot(slice.state);
  useEffect(() => void slice.load(), [slice]);
  return (
    <div className={styles.page} aria-busy={query.phase === 'loading' || undefined}>
      <QueryView
        query={query}
        hasContent={rebate !== null && rebate.lines.length > 0}
        placeholder={<FormSkeleton />}
        empty={
          <EmptyState
            icon="gift"
            title={<Trans>There is no rebate for your level</Trans>}
            help={<Trans>Rates of rebates will be listed here.</Trans>}
          />
        }
        onRetry={() => void slice.load()}
      >
        {rebate && (
          <>
            <Preview rebate={rebate} slice={slice} />
            <Section title={<Trans>By category</Trans>} size="small">
              <RebateLines label={t`Rebate by category`} lines={rebate.lines} />
            </Section>
            <RebateClaims claims={rebate.claims} />
          </>
        )}
      </QueryView>
    </div>
  );
}

function Preview({ rebate, slice }: { rebate: Snapshot<Rebate>; slice: RebateSlice }) {
  const language = useLanguage();
  const { attempt, ...state } = useAttempt();
  const { amount, level, nextAt } = rebate;
  const shownLevel = <bdi>{level}</bdi>;
  const next = nextAt === null ? '' : formatManila(nextAt, language, 'minute');
  return (
    <div className={styles.card}>
      <p>
        <span className={styles.note}>
          {level === '' ? (
            <Trans>Your rebate so far</Trans>
          ) : (
            <Trans>Your rebate so far, at the level {shownLevel}</Trans>
          )}
        </span>
        <br />
        <span className={styles.figure}>
          <Money centavos={amount} />
        </span>
      </p>
      <p className={styles.note}>
        <Trans>
          Cash without conditions, once a day. Each category is rounded down to the centavo.
        </Trans>
      </p>
      {nextAt !== null ? (
        <p>
          <Trans>
            You have claimed today. The next claim is possible from {next}, Manila time.
          </Trans>
        </p>
      ) : amount === 0 ? (
        <p>
          <Trans>Play a round first: bets that are settled count here at once.</Trans>
        </p>
      ) : amount === null ? null : (
        <AttemptButton
          of={state}
          variant="primary"
          size="large"
          onClick={() => attempt(() => slice.claim())}
        >
          <Trans>Claim the rebate</Trans>
        </AttemptButton>
      )}
    </div>
  );
}
