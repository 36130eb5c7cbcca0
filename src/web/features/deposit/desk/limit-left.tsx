import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Snapshot } from 'valtio';
import type { DepositSettings } from '#core/cashier/deposit-desk.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { LimitRest } from '../../../widgets/limit-names/limit-rest.tsx';
import styles from './limit-left.module.css';

/** The play limit that leaves the least for deposits; null without one. */
export type DepositLimit = Snapshot<DepositSettings>['limit'];

/** The amount that the play limits of the member leave for deposits, with the way to them. Nothing without a limit. */
export function LimitLeft({ limit }: { limit: DepositLimit }) {
  if (limit === null) return null;
  return (
    <p className={styles.left}>
      <Icon name="shield" />
      <span>
        <LimitRest limit={limit} />{' '}
        <Link to="/member" search={{ page: 'protection' }}>
          <Trans>Play limits</Trans>
        </Link>
      </span>
    </p>
  );
}
