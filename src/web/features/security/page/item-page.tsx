import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { SecurityCentre } from '#core/security-centre/security-centre.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { useModules } from '../../../lib/use-modules.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { IconLate } from '../../../ui/icon-late/icon-late.tsx';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import { NotThere } from '../../../widgets/not-there/not-there.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import { orderRows } from '../overview/order-rows.ts';
import { securityRows } from '../overview/security-rows.ts';
import type { SecurityItem } from '../security-search.ts';
import styles from './item-page.module.css';
import { itemViews } from './item-views.tsx';

/** A part of the security centre with its title. The focus moves to the title, as on a page of its own. */
export function ItemPage({ item, centre }: { item: SecurityItem; centre: SecurityCentre }) {
  const { t } = useLingui();
  const { ui } = useApp();
  const navigate = useNavigate();
  const title = useRef<HTMLHeadingElement>(null);
  const { name, about, icon } = securityRows[item];
  const View = itemViews[item];
  const state = useSnapshot(centre.security.state);
  const isUsed = orderRows(state.items, useModules()).some((row) => row.item === item);

  useLayoutEffect(() => title.current?.focus(), []);

  function leave(words?: string): void {
    if (words !== undefined) ui.toast(words, { tone: 'good' });
    void navigate({ to: '/member', search: { page: 'securityCenter' } });
  }

  return (
    <div className={styles.item}>
      <header className={styles.head}>
        <span className={styles.mark}>
          <IconLate name={icon} />
        </span>
        <div>
          <h2 ref={title} tabIndex={-1}>
            {t(name)}
          </h2>
          <p>{t(about)}</p>
        </div>
      </header>
      <div className={styles.card}>
        <QueryView
          query={state}
          hasContent={state.level !== null}
          placeholder={<FormSkeleton />}
          empty={<NotThere />}
          onRetry={() => void centre.security.load()}
        >
          {isUsed && View ? <View centre={centre} onDone={leave} /> : <NotUsed />}
        </QueryView>
      </div>
    </div>
  );
}

function NotUsed() {
  return (
    <EmptyState
      title={<Trans>This is not in use at the moment</Trans>}
      help={<Trans>The operator has switched it off. Your account is protected by the rest.</Trans>}
    />
  );
}
