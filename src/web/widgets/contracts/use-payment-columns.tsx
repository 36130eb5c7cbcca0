import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ContractKind } from '#protocol/model/contract.ts';
import type { ContractPayment } from '#core/agent/agent.ts';
import { formatRate, unknownSign } from '../../i18n/format.ts';
import { formatManila } from '../../i18n/format-manila.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import type { Column } from '../../ui/data-table/data-table.tsx';
import { OwnMoney } from '../balance/own-money.tsx';
import { PartyName } from './party-name.tsx';

const stateNames: Readonly<Record<ContractPayment['state'], MessageDescriptor>> = {
  DUE: msg`Due`,
  WAITING: msg`Waits for money`,
  PAID: msg`Paid`,
  NOTHING: msg`Nothing to pay`,
  other: msg`Other`,
};

const tones = {
  DUE: 'lamp',
  WAITING: 'live',
  PAID: 'sea',
  NOTHING: 'plain',
  other: 'plain',
} as const;

/** The figures that a payment was computed from. */
function figureColumns(
  translate: (name: MessageDescriptor) => string,
): readonly Column<ContractPayment>[] {
  return [
    {
      id: 'turnover',
      title: translate(msg`Turnover of the team`),
      align: 'end',
      cell: ({ figures }) => <OwnMoney centavos={figures.turnover} />,
    },
    {
      id: 'profit',
      title: translate(msg`Won by the house`),
      align: 'end',
      cell: ({ figures }) => <OwnMoney signed centavos={figures.profit} />,
    },
    {
      id: 'active',
      title: translate(msg`Active members`),
      align: 'end',
      cell: ({ figures }) => figures.active ?? unknownSign,
    },
    {
      id: 'loss',
      title: translate(msg`Loss before and after`),
      align: 'end',
      cell: ({ figures: { lossBefore, lossAfter } }) =>
        lossBefore === 0 && lossAfter === 0 ? null : (
          <>
            <OwnMoney centavos={lossBefore} /> → <OwnMoney centavos={lossAfter} />
          </>
        ),
    },
  ];
}

/** The columns of payments of a kind. Loss and profit of the house belong to dividends. */
export function usePaymentColumns(kind: ContractKind): readonly Column<ContractPayment>[] {
  const { t } = useLingui();
  const language = useLanguage();
  const time = (at: number) => formatManila(at, language, 'minute');
  const columns: readonly Column<ContractPayment>[] = [
    {
      id: 'period',
      title: t`Period, Manila`,
      place: 'title',
      cell: ({ from, to }) => `${time(from)} – ${time(to)}`,
    },
    {
      id: 'amount',
      title: t`Amount`,
      align: 'end',
      place: 'value',
      cell: ({ amount }) => <OwnMoney centavos={amount} />,
    },
    {
      id: 'state',
      title: t`State`,
      cell: ({ state }) => <Badge tone={tones[state]}>{t(stateNames[state])}</Badge>,
    },
    { id: 'who', title: t`With`, cell: ({ party }) => <PartyName party={party} /> },
    {
      id: 'rate',
      title: t`Rate`,
      align: 'end',
      cell: ({ rate }) => formatRate(rate, language),
    },
    ...figureColumns(t),
    { id: 'paid', title: t`Paid, Manila`, cell: ({ paidAt }) => paidAt && time(paidAt) },
  ];
  return columns.filter(({ id }) => kind === 'dividend' || (id !== 'loss' && id !== 'profit'));
}
