import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { DepositSettings } from '#core/cashier/deposit-desk.ts';
import type { Deposits } from '#core/cashier/deposits.ts';
import { lazyComponent } from '../../../lib/lazy-component.tsx';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { IdentityNeeded } from '../../../widgets/identity-needed/identity-needed.tsx';
import { Money } from '../../../widgets/money/money.tsx';
import { NotThere } from '../../../widgets/not-there/not-there.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import { DepositRows } from '../parts/deposit-rows.tsx';
import styles from './deposit-desk.module.css';
import { DeskSkeleton } from './desk-skeleton.tsx';
import { NewDeposit } from './new-deposit.tsx';

const LimitChoice = lazyComponent(() =>
  import('../../../widgets/limit-choice/limit-choice.tsx').then((loaded) => loaded.LimitChoice),
);

interface DepositDeskProps {
  deposits: Deposits;
  /** Id of the bonus that is chosen at first, or of its promotion. */
  preselected: string | undefined;
}

/** Number of finished deposits that the page shows. */
const mostRecent = 3;

/** The page of deposits: what waits for the member, a new deposit, and the last ones. */
export function DepositDesk({ deposits, preselected }: DepositDeskProps) {
  const { t } = useLingui();
  const { settings, groups, waiting, recent, ...query } = useSnapshot(deposits.desk.state);
  return (
    <QueryView
      query={query}
      hasContent={settings !== null}
      placeholder={<DeskSkeleton />}
      empty={<NotThere />}
      onRetry={() => void deposits.desk.load()}
    >
      <div className={styles.desk}>
        {waiting.length > 0 && (
          <section className={styles.part} aria-labelledby="waiting-deposits">
            <h2 id="waiting-deposits">
              <Trans>Not finished yet</Trans>
            </h2>
            <DepositRows label={t`Not finished yet`} deposits={waiting} isWaiting />
          </section>
        )}
        {settings?.info && (
          <Callout>
            <p dir="auto">{settings.info}</p>
          </Callout>
        )}
        {settings?.allowed && settings.leftBeforeIdentity === 0 ? (
          <IdentityNeeded before="deposit" />
        ) : settings && settings.allowed && groups.length > 0 ? (
          <AskedFirst choice={settings.limitChoice} desk={deposits.desk}>
            <LeftBeforeIdentity left={settings.leftBeforeIdentity} />
            <NewDeposit
              deposits={deposits}
              settings={settings}
              groups={groups}
              preselected={preselected}
            />
          </AskedFirst>
        ) : (
          <NoDeposits />
        )}
        {recent.length > 0 && (
          <section className={styles.part} aria-labelledby="recent-deposits">
            <header>
              <h2 id="recent-deposits">
                <Trans>Last deposits</Trans>
              </h2>
              <Link to="/member" search={{ page: 'deposit', deposits: 'all' }}>
                <Trans>See all</Trans>
              </Link>
            </header>
            <DepositRows label={t`Last deposits`} deposits={recent.slice(0, mostRecent)} />
          </section>
        )}
      </div>
    </QueryView>
  );
}

/** The amount that can be deposited before the identity is proved. Nothing without such a limit. */
function LeftBeforeIdentity({ left }: { left: DepositSettings['leftBeforeIdentity'] }) {
  if (left === null) return null;
  return (
    <Callout>
      <p>
        <Trans>
          You can deposit <Money centavos={left} /> more before you show us who you are.
        </Trans>{' '}
        <Link to="/member" search={{ page: 'securityCenter', item: 'identity' }}>
          <Trans>Show who I am</Trans>
        </Link>
      </p>
    </Callout>
  );
}

interface AskedFirstProps {
  choice: DepositSettings['limitChoice'];
  desk: Deposits['desk'];
  children: ReactNode;
}

/** The choice of a limit before the first deposit, and the new deposit after it. */
function AskedFirst({ choice, desk, children }: AskedFirstProps) {
  const [isLater, setLater] = useState(false);
  if (choice === null || isLater) return children;
  return (
    <section className={styles.card} aria-labelledby="limit-first">
      <h2 id="limit-first">
        <Trans>Before your first deposit</Trans>
      </h2>
      <LimitChoice onChosen={() => void desk.load()}>
        {!choice.isRequired && (
          <Button variant="plain" onClick={() => setLater(true)}>
            <Trans>Later</Trans>
          </Button>
        )}
      </LimitChoice>
    </section>
  );
}

function NoDeposits() {
  return (
    <EmptyState
      title={<Trans>Deposits are not open for your account</Trans>}
      help={<Trans>No way to pay is open to you at the moment. Ask us, and we look into it.</Trans>}
      action={
        <ButtonLink to="/help" icon={<Icon name="help" />}>
          <Trans>Help</Trans>
        </ButtonLink>
      }
    />
  );
}
