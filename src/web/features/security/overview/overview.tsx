import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { SecurityCentre } from '#core/security-centre/security-centre.ts';
import { useModules } from '../../../lib/use-modules.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { IconLate } from '../../../ui/icon-late/icon-late.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import { LevelCard } from './level-card.tsx';
import { orderRows } from './order-rows.ts';
import styles from './overview.module.css';
import { OverviewSkeleton } from './overview-skeleton.tsx';
import { SecurityRowLink } from './security-row-link.tsx';
import { useRowFacts } from './use-row-facts.ts';

/** The level of the account, and one list of all parts: those that are missing first. */
export function Overview({ centre }: { centre: SecurityCentre }) {
  const { t } = useLingui();
  const state = useSnapshot(centre.security.state);
  const facts = useRowFacts(centre);
  const isOn = useModules();
  return (
    <QueryView
      query={state}
      hasContent={state.level !== null}
      placeholder={<OverviewSkeleton />}
      empty={<EmptyState title={<Trans>Nothing to set up here</Trans>} />}
      onRetry={() => void centre.security.load()}
    >
      <div className={styles.overview}>
        {state.level && <LevelCard level={state.level} items={state.items} />}
        <ul className={styles.list} aria-label={t`Protections of your account`}>
          {orderRows(state.items, isOn).map(({ item, isComplete }) => (
            <li key={item}>
              <SecurityRowLink item={item} isComplete={isComplete} fact={facts[item] ?? null} />
            </li>
          ))}
        </ul>
        <ButtonLink to="/member" search={{ page: 'protection' }} icon={<IconLate name="gauge" />}>
          <Trans>Play limits</Trans>
        </ButtonLink>
      </div>
    </QueryView>
  );
}
