import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Snapshot } from 'valtio';
import type { DepositSettings } from '#core/cashier/deposit-desk.ts';
import { formatManila } from '../../../i18n/format-manila.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './limit-left.module.css';

/** The play limit that leaves the least for deposits; null without one. */
export type DepositLimit = Snapshot<DepositSettings>['limit'];

/** The amount that the play limits of the member leave for deposits, with the way to them. Nothing without a limit. */
export function LimitLeft({ limit }: { limit: DepositLimit }) {
  const language = useLanguage();
  if (limit === null) return null;
  const left = formatMoney(limit.remaining, language);
  const end = formatManila(limit.endsAt ?? Number.NaN, language, 'minute');
  return (
    <p className={styles.left}>
      <Icon name="shield" />
      <span>
        {limit.remaining === 0 ? (
          <Trans>Nothing left until {end}</Trans>
        ) : (
          <Trans>
            {left} left until {end}
          </Trans>
        )}{' '}
        <Link to="/member" search={{ page: 'protection' }}>
          <Trans>Play limits</Trans>
        </Link>
      </span>
    </p>
  );
}
