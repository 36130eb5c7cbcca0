import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Bet } from '#protocol/model/bet.ts';
import { formatManila } from '../../../i18n/format-manila.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx';
import { OwnMoney } from '../../../widgets/balance/own-money.tsx';
import { useOwnAmount } from '../../../widgets/balance/use-own-amount.ts';
import { openName, outcomeNames } from '../../../widgets/records/outcome-names.ts';
import styles from './bet-table.module.css';

function useColumns(): readonly Column<Bet>[] {
  const { t } = useLingui();
  const language = useLanguage();
  const money = useOwnAmount();
  return [
    { id: 'game', title: t`Game`, place: 'title', cell: (bet) => <GameLink bet={bet} /> },
    { id: 'at', title: t`Time`, cell: ({ at }) => formatManila(at, language, 'second') },
    { id: 'stake', title: t`Bet`, align: 'end', cell: ({ stake }) => money(stake) },
    { id: 'valid', title: t`Valid bet`, align: 'end', cell: ({ validBet }) => money(validBet) },
    { id: 'payout', title: t`Win`, align: 'end', cell: ({ payout }) => money(payout) },
    {
      id: 'profit',
      title: t`Profit`,
      align: 'end',
      place: 'value',
      cell: ({ profit, outcome }) => outcome && <OwnMoney signed centavos={profit} />,
    },
    {
      id: 'outcome',
      title: t`Result`,
      cell: ({ outcome }) => t(outcome === null ? openName : outcomeNames[outcome]),
    },
  ];
}

/** The name of the game, which opens the bet. */
function GameLink({ bet: { id, game } }: { bet: Bet }) {
  const { t } = useLingui();
  return (
    <Link
      from="/member"
      to="/member"
      search={(search) => ({ ...search, order: id })}
      resetScroll={false}
      className={styles.game}
    >
      <bdi>{game === '' ? t`A game` : game}</bdi>
    </Link>
  );
}

/** Bets of one page. The name of a game opens its bet. */
export function BetTable({ bets }: { bets: readonly Bet[] }) {
  const { t } = useLingui();
  return <DataTable label={t`Bets`} columns={useColumns()} rows={bets} keyOf={({ id }) => id} />;
}
