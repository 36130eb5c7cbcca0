import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Deposits } from '#core/cashier/deposits.ts';
import { useUnsavedWork } from '../../../lib/form/unsaved-work.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { SpokenText } from '../../../ui/spoken-text/spoken-text.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import { DeskSkeleton } from '../desk/desk-skeleton.tsx';
import { stateNames } from '../parts/state-names.ts';
import { DepositFacts } from './deposit-facts.tsx';
import { Outcome } from './outcome.tsx';
import { PaymentToMake } from './payment-to-make.tsx';
import styles from './shown-deposit.module.css';

/** One deposit: how to pay it while it waits, then its result, and its facts. It follows the deposit while it is shown. */
export function ShownDeposit({ id, deposits }: { id: string; deposits: Deposits }) {
  const { t } = useLingui();
  const { watched } = deposits;
  const { deposit, deadline, ...query } = useSnapshot(watched.state);
  useEffect(() => watched.watch(id), [watched, id]);

  const shown = deposit?.id === id ? deposit : null;
  const isUnknown = query.failure?.kind === 'refused' && query.failure.code === 'not_found';
  // Updates and popups wait while a payment is on screen.
  useUnsavedWork(shown?.state === 'created' || shown?.state === 'pending');

  if (shown === null && isUnknown) return <Unknown />;
  return (
    <QueryView
      query={query}
      hasContent={shown !== null}
      placeholder={<DeskSkeleton />}
      empty={<Unknown />}
      onRetry={() => void watched.load()}
    >
      {shown && (
        <div className={styles.shown}>
          <section className={styles.card} aria-label={t`State of this deposit`}>
            <SpokenText text={t(stateNames[shown.state])} />
            {shown.state === 'pending' ? (
              <PaymentToMake deposit={shown} deadline={deadline} deposits={deposits} />
            ) : (
              <Outcome deposit={shown} deposits={deposits} />
            )}
          </section>
          <DepositFacts deposit={shown} />
        </div>
      )}
    </QueryView>
  );
}

function Unknown() {
  return (
    <EmptyState
      icon="search"
      title={<Trans>There is no deposit with this number</Trans>}
      help={<Trans>Perhaps the link is not complete. All your deposits are in the list.</Trans>}
      action={
        <ButtonLink to="/member" search={{ page: 'deposit', deposits: 'all' }}>
          <Trans>My deposits</Trans>
        </ButtonLink>
      }
    />
  );
}
