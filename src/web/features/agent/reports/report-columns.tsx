import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { differenceOrNull, type MaybeCentavos } from '#protocol/model/readers/unknown-money.ts';
import type { AboutSums, SumsRow } from '#core/agent/agent.ts';
import type { Column } from '../../../ui/data-table/data-table.tsx';
import { OwnMoney } from '../../../widgets/balance/own-money.tsx';

/** The figures of teams. Their reports have no open stakes and no locked bonuses. */
export type Figure = Exclude<keyof AboutSums['total'], 'open' | 'locked'>;

/** Name of what the house has won in games, before bonuses. */
export const houseInGames = msg`Won by the house in games`;

/** Names of the figures of members. */
export const figureNames: Readonly<Record<Figure, MessageDescriptor>> = {
  stake: msg`Bet`,
  payout: msg`Win`,
  profit: houseInGames,
  turnover: msg`Turnover`,
  deposits: msg`Deposits`,
  withdrawals: msg`Withdrawals`,
  bonuses: msg`Bonuses`,
  other: msg`Other`,
  houseProfit: msg`Won by the house`,
};

const signed: ReadonlySet<Figure> = new Set(['profit', 'other', 'houseProfit']);

interface FigureAmountProps {
  figure: Figure;
  centavos: MaybeCentavos;
}

/** An amount of a figure. The profit of a member is shown from the side of the house, as all reports of agents are. */
export function FigureAmount({ figure, centavos }: FigureAmountProps) {
  const shown = figure === 'profit' ? differenceOrNull(0, centavos) : centavos;
  return <OwnMoney centavos={shown} signed={signed.has(figure)} />;
}

/** A member with the way to its own downlines. */
function Account({ row: { id, account, nickname, isSelf, hasDownlines } }: { row: SumsRow }) {
  const { t } = useLingui();
  const name = <bdi>{account}</bdi>;
  return (
    <>
      {hasDownlines && !isSelf ? (
        <Link
          from="/agentHome"
          to="/agentHome"
          search={(search) => ({ ...search, below: id, part: undefined, find: undefined })}
        >
          {name}
        </Link>
      ) : (
        name
      )}
      {isSelf && <span>{` (${t`without downlines`})`}</span>}
      {nickname !== account && nickname !== '' && (
        <>
          <span>{'\u00a0· '}</span>
          <bdi>{nickname}</bdi>
        </>
      )}
    </>
  );
}

/** The columns of sums; the last figure stands beside the name on a card. */
export function useSumsColumns(figures: readonly Figure[]): readonly Column<SumsRow>[] {
  const { t } = useLingui();
  return [
    { id: 'who', title: t`Account`, place: 'title', cell: (row) => <Account row={row} /> },
    ...figures.map((figure, nth): Column<SumsRow> => ({
      id: figure,
      title: t(figureNames[figure]),
      align: 'end',
      place: nth === figures.length - 1 ? 'value' : 'line',
      cell: (row) => <FigureAmount figure={figure} centavos={row[figure]} />,
    })),
  ];
}
