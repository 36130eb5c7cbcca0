import type { MaybeCentavos } from '#protocol/model/readers/unknown-money.ts';
import { Link } from '@tanstack/react-router';
import type { Snapshot } from 'valtio';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Deposit } from '#protocol/model/cashier/deposit.ts';
import type { AnyDepositState } from '#protocol/vocabulary/deposit-state.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Money } from '../../../widgets/money/money.tsx';
import { RowLine } from '../../../widgets/receipt/row-line.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { ChannelName } from './channel-name.tsx';
import { stateNames } from './state-names.ts';
import styles from './deposit-rows.module.css';

interface DepositRowsProps {
  label: string;
  deposits: readonly Snapshot<Deposit>[];
  /** Deposits that wait for the member stand out. */
  isWaiting?: boolean;
}

const tones: Readonly<Partial<Record<AnyDepositState, 'sea' | 'lamp' | 'live'>>> = {
  created: 'lamp',
  pending: 'lamp',
  paid: 'sea',
  review: 'lamp',
  reversed: 'live',
};

/** The state of a deposit as a short label. */
function StateBadge({ state }: { state: AnyDepositState }) {
  const { t } = useLingui();
  return <Badge tone={tones[state] ?? 'plain'}>{t(stateNames[state])}</Badge>;
}

/** Deposits as a list of links. Each leads to its deposit. */
export function DepositRows({ label, deposits, isWaiting = false }: DepositRowsProps) {
  return (
    <ul className={styles.rows} aria-label={label} data-waiting={isWaiting || undefined}>
      {deposits.map(({ id, channel, state, createdAt, ...deposit }) => (
        <li key={id}>
          <Link to="/member" search={{ page: 'deposit', deposit: id }}>
            <ChannelName
              channel={channel}
              line={<RowLine at={createdAt} orderNo={deposit.orderNo} />}
            />
            <span className={styles.sum}>
              <b>
                <Money centavos={amountOf({ state, ...deposit })} />
              </b>
              {state === 'paid' && <Fee centavos={deposit.fee} />}
              <StateBadge state={state} />
            </span>
            <Icon name="right" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The fee that was taken off a paid deposit. */
function Fee({ centavos }: { centavos: MaybeCentavos }) {
  if (centavos === null || centavos === 0) return null;
  return (
    <small>
      <Trans>
        Fee <Money centavos={centavos} />
      </Trans>
    </small>
  );
}

interface DepositAmounts extends Pick<Deposit, 'state' | 'amount'> {
  readonly received?: MaybeCentavos;
  readonly added?: MaybeCentavos;
}

/** The amount that a list shows: what was credited, what has arrived, or what was to be paid. */
function amountOf({ added = null, received, amount }: DepositAmounts): MaybeCentavos {
  return added ?? (received || amount);
}
