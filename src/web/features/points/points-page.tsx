import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useSnapshot } from 'valtio';
import type { App } from '#core/app.ts';
import type { Points } from '#core/points/points.ts';
import { useApp } from '../../lib/app-context.tsx';
import { useDialogLink } from '../../lib/dialog/use-dialog-link.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { TabPanel, Tabs } from '../../ui/tabs/tabs.tsx';
import { WithSlice } from '../../widgets/late-slice/with-slice.tsx';
import { BalanceCard } from './balance-card.tsx';
import { PointDetails } from './lists/point-details.tsx';
import { RedeemHistory } from './lists/redeem-history.tsx';
import { MallSkeleton } from './mall/mall-skeleton.tsx';
import { MallView } from './mall/mall-view.tsx';
import styles from './points-page.module.css';
import type { PointsSearch } from './points-search.ts';
import { RatesView } from './rules/rates-view.tsx';
import { RulesView } from './rules/rules-view.tsx';

const pointsOf = (app: App): Promise<Points> => app.points();

/** The points mall: balance, catalogue, history, details, rules and rates. */
export function PointsPage({ search }: { search: PointsSearch }) {
  const { system } = useApp();
  const { status } = useSnapshot(system.state);
  // Until the settings of the operator are known, the page shows that it loads.
  const isOpen = status === null || status.modules.PTSYS3 === true;
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1>
          <Trans>Points mall</Trans>
        </h1>
        <p>
          <Trans>You earn points with every bet. They never expire.</Trans>
        </p>
      </header>
      {isOpen ? (
        <WithSlice from={pointsOf} placeholder={<MallSkeleton />}>
          {(points) => <PointsView points={points} search={search} />}
        </WithSlice>
      ) : (
        <Closed />
      )}
    </article>
  );
}

/** The page of an operator who has no points mall. */
function Closed() {
  return (
    <EmptyState
      icon="trophy"
      title={<Trans>The points mall is closed</Trans>}
      help={<Trans>The operator decides which pages are open. Ask us if you need it.</Trans>}
      action={
        <ButtonLink to="/promotions">
          <Trans>See promotions</Trans>
        </ButtonLink>
      }
    />
  );
}

interface PointsViewProps {
  points: Points;
  search: PointsSearch;
}

function PointsView({ points, search }: PointsViewProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const current = search.tab ?? 'mall';
  const tabs = [
    { id: 'mall', face: t`Mall` },
    { id: 'history', face: t`Redeem history` },
    { id: 'details', face: t`Points details` },
    { id: 'rules', face: t`Points rules` },
    { id: 'rates', face: t`Exchange rates` },
  ] as const;

  function choose(id: string): void {
    const tab = tabs.find((one) => one.id === id)?.id ?? 'mall';
    const next = tab === 'mall' ? {} : { tab };
    void navigate({ to: '/pointMall', search: next, resetScroll: false });
  }

  return (
    <>
      <BalanceCard points={points} />
      <Tabs id="points" label={t`Points mall`} tabs={tabs} current={current} onChoose={choose} />
      <TabPanel id="points" current={current}>
        <Panel points={points} search={search} />
      </TabPanel>
    </>
  );
}

function Panel({ points, search }: PointsViewProps) {
  const { session } = useApp();
  const isGuest = useSnapshot(session.state).phase === 'guest';
  switch (search.tab) {
    case undefined:
      return <MallView points={points} search={search} />;
    case 'rules':
      return <RulesView mall={points.mall} />;
    case 'rates':
      return <RatesView points={points} />;
    case 'history':
      return isGuest ? <ForMembers tab="history" /> : <RedeemHistory list={points.redemptions} />;
    case 'details':
      return isGuest ? <ForMembers tab="details" /> : <PointDetails list={points.records} />;
  }
}

/** Asks a guest to log in. */
function ForMembers({ tab }: { tab: 'history' | 'details' }) {
  const toDialog = useDialogLink();
  return (
    <EmptyState
      icon="user"
      title={<Trans>Your points are here when you are logged in</Trans>}
      help={<Trans>The catalogue, the rules and the rates are open to everybody.</Trans>}
      action={
        <ButtonLink {...toDialog('login', { next: `/pointMall?tab=${tab}` })} variant="primary">
          <Trans>Log in</Trans>
        </ButtonLink>
      }
    />
  );
}
