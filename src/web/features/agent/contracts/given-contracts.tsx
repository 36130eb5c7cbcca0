import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type AgentContract, highestRateOf, type OwnContracts } from '#core/agent/agent.ts';
import { formatRate } from '../../../i18n/format.ts';
import { formatManila } from '../../../i18n/format-manila.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import { periodMessages } from '../../../widgets/contracts/contract-messages.ts';
import { ContractTerms } from '../../../widgets/contracts/contract-terms.tsx';
import { EndAction } from '../../../widgets/contracts/end-action.tsx';
import { PartyName } from '../../../widgets/contracts/party-name.tsx';
import styles from '../agent.module.css';

/** Rows of a page. */
const size = 10;

interface GivenContractsProps {
  /** Contracts of one kind. */
  given: readonly AgentContract[];
  contracts: OwnContracts;
}

function useColumns(contracts: OwnContracts): readonly Column<AgentContract>[] {
  const { t } = useLingui();
  const language = useLanguage();
  return [
    {
      id: 'who',
      title: t`Downline`,
      place: 'title',
      cell: ({ party }) => <PartyName party={party} />,
    },
    {
      id: 'rate',
      title: t`Highest rate`,
      align: 'end',
      place: 'value',
      cell: ({ rules }) => formatRate(highestRateOf(rules), language),
    },
    {
      id: 'period',
      title: t`Period`,
      cell: ({ kind, period }) => (kind === 'dividend' ? t(periodMessages[period]) : null),
    },
    { id: 'began', title: t`Since`, cell: ({ beganAt }) => formatManila(beganAt, language, 'day') },
    {
      id: 'terms',
      title: t`Terms`,
      cell: ({ kind, rules }) => (
        <Disclosure title={<Trans>Show the terms</Trans>}>
          <ContractTerms kind={kind} rules={rules} />
        </Disclosure>
      ),
    },
    {
      id: 'end',
      title: t`End`,
      cell: (contract) => <EndAction contract={contract} contracts={contracts} />,
    },
  ];
}

const keyOf = ({ id }: AgentContract) => id;

/** The contracts that the agent gives to its downlines. */
export function GivenContracts({ given, contracts }: GivenContractsProps) {
  const { t } = useLingui();
  const [chosen, setPage] = useState(1);
  const columns = useColumns(contracts);
  const pages = Math.ceil(given.length / size);
  const page = Math.max(1, Math.min(chosen, pages));
  if (given.length === 0) {
    return (
      <p className={styles.note}>
        <Trans>You give no contract of this kind.</Trans>
      </p>
    );
  }
  return (
    <>
      <DataTable
        label={t`What I give`}
        columns={columns}
        rows={given.slice((page - 1) * size, page * size)}
        keyOf={keyOf}
      />
      <Pagination
        label={t`Pages of contracts`}
        page={page}
        pages={pages}
        onPage={setPage}
        compact
      />
    </>
  );
}
