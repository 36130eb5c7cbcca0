import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { ContractKind } from '#contract/model/contract.ts';
import type { AgentPage } from '#contract/vocabulary/agent-page.ts';
import type { ContractPayment, ContractPaymentList } from '#core/agent/agent.ts';
import { formatRate } from '../../../i18n/format.ts';
import { formatManila } from '../../../i18n/format-manila.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import { OwnMoney } from '../../../widgets/balance/own-money.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import styles from '../agent.module.css';
import { PartyName } from './party-name.tsx';
import { type ContractSide, SideChoice } from './side-choice.tsx';

const stateNames: Readonly<Record<ContractPayment['state'], MessageDescriptor>> = {
  DUE: msg`Due`,
  WAITING: msg`Waits for money`,
  PAID: msg`Paid`,
  NOTHING: msg`Nothing to pay`,
};

const tones = { DUE: 'lamp', WAITING: 'live', PAID: 'sea', NOTHING: 'plain' } as const;

function useColumns(kind: ContractKind): readonly Column<ContractPayment>[] {
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
    {
      id: 'turnover',
      title: t`Turnover of the team`,
      align: 'end',
      cell: ({ figures }) => <OwnMoney centavos={figures.turnover} />,
    },
    {
      id: 'profit',
      title: t`Won by the house`,
      align: 'end',
      cell: ({ figures }) => <OwnMoney centavos={figures.profit} />,
    },
    {
      id: 'active',
      title: t`Active members`,
      align: 'end',
      cell: ({ figures }) => figures.active,
    },
    {
      id: 'loss',
      title: t`Loss before and after`,
      align: 'end',
      cell: ({ figures: { lossBefore, lossAfter } }) =>
        lossBefore === 0 && lossAfter === 0 ? null : (
          <>
            <OwnMoney centavos={lossBefore} /> → <OwnMoney centavos={lossAfter} />
          </>
        ),
    },
    { id: 'paid', title: t`Paid, Manila`, cell: ({ paidAt }) => paidAt && time(paidAt) },
  ];
  return columns.filter(({ id }) => kind === 'dividend' || (id !== 'loss' && id !== 'profit'));
}

const keyOf = ({ id }: ContractPayment) => id;

interface ContractPaymentsProps {
  payments: ContractPaymentList;
  page: AgentPage;
  kind: ContractKind;
  side: ContractSide;
}

/** What the contracts of a kind have paid to the agent or by it, with the figures of each payment. */
export function ContractPayments({ payments, page, kind, side }: ContractPaymentsProps) {
  const { t } = useLingui();
  const { items, next, filter: _, ...query } = useSnapshot(payments.state);
  const columns = useColumns(kind);
  const load = () => payments.load({ kind, view: side });
  useEffect(() => void payments.load({ kind, view: side }), [payments, kind, side]);
  const isLoading = query.phase === 'loading';
  return (
    <section
      className={styles.section}
      aria-labelledby="contract-payments"
      aria-busy={isLoading || undefined}
    >
      <h2 id="contract-payments">
        <Trans>Payments</Trans>
      </h2>
      <SideChoice
        page={page}
        label={t`Payments`}
        names={{ received: t`To me`, given: t`From me` }}
        side={side}
      />
      <QueryView
        query={query}
        hasContent={items.length > 0}
        placeholder={<FormSkeleton />}
        empty={
          <EmptyState
            title={<Trans>No payment yet</Trans>}
            help={
              <Trans>
                A period is settled soon after its end. Salaries of nothing are left out.
              </Trans>
            }
          />
        }
        onRetry={() => void load()}
      >
        <DataTable label={t`Payments`} columns={columns} rows={items} keyOf={keyOf} />
        {next !== null && (
          <div className={styles.more}>
            <Button pending={isLoading} onClick={() => void payments.loadMore()}>
              <Trans>Show more</Trans>
            </Button>
          </div>
        )}
      </QueryView>
    </section>
  );
}
