import { Trans, useLingui } from '@lingui/react/macro';
import { type Snapshot, useSnapshot } from 'valtio';
import type { Identity } from '#core/protection/identity.ts';
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

type Known = Snapshot<Identity> | null;

/** Returns whether the market asks for the identity. A gateway without the call does not. */
const isAsked = (identity: Known): boolean =>
  identity !== null && identity.due !== null && identity.due !== 'never';

/** Null while the operator looks at the pictures. */
function isProved(identity: Known): boolean | null {
  if (identity === null || identity.state === 'sent') return null;
  return identity.state === 'approved';
}

/** The level of the account, and one list of all parts: those that are missing first. */
export function Overview({ centre }: { centre: SecurityCentre }) {
  const { t } = useLingui();
  const state = useSnapshot(centre.security.state);
  const facts = useRowFacts(centre);
  const isOn = useModules();
  const { identity } = useSnapshot(centre.identity.state);
  const rows = orderRows(state.items, isOn, { identity: isProved(identity) });
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
          {rows
            .filter(({ item }) => item !== 'identity' || isAsked(identity))
            .map(({ item, isComplete }) => (
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
