import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { type AgentContract, highestRateOf } from '#core/agent/agent.ts';
import { formatRate } from '../../i18n/format.ts';
import { formatManila } from '../../i18n/format-manila.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { type Column, DataTable } from '../../ui/data-table/data-table.tsx';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { kindWords } from './contract-messages.ts';
import styles from './contract-parts.module.css';
import { ContractTerms } from './contract-terms.tsx';
import { PartyName } from './party-name.tsx';

interface EndedContractsProps {
  /** Contracts that are over, newest first. */
  contracts: readonly AgentContract[];
  /** The member has received these contracts, or has given them. */
  side: 'received' | 'given';
}

function useColumns(side: EndedContractsProps['side']): readonly Column<AgentContract>[] {
  const { t } = useLingui();
  const language = useLanguage();
  return [
    {
      id: 'kind',
      title: t`Contract`,
      place: 'title',
      cell: ({ kind }) => t(kindWords(kind).name),
    },
    {
      id: 'rate',
      title: t`Highest rate`,
      align: 'end',
      place: 'value',
      cell: ({ rules }) => formatRate(highestRateOf(rules), language),
    },
    {
      id: 'who',
      title: side === 'received' ? t`From` : t`Downline`,
      cell: ({ party }) => <PartyName party={party} />,
    },
    { id: 'began', title: t`Since`, cell: ({ beganAt }) => formatManila(beganAt, language, 'day') },
    {
      id: 'ended',
      title: t`Ended`,
      cell: ({ endsAt }) => formatManila(endsAt ?? 0, language, 'minute'),
    },
    {
      id: 'terms',
      title: t`Terms`,
      cell: ({ kind, rules }) => (
        <Disclosure title={<Trans>Show the terms</Trans>}>
          <ContractTerms kind={kind} rules={rules} />
        </Disclosure>
      ),
    },
  ];
}

const keyOf = ({ id }: AgentContract) => id;

/** The contracts of a side that are over, with their terms. Nothing while there are none. */
export function EndedContracts({ contracts, side }: EndedContractsProps) {
  const { t } = useLingui();
  const titleId = useId();
  const columns = useColumns(side);
  if (contracts.length === 0) return null;
  const title = side === 'received' ? t`Ended contracts` : t`Ended contracts that I gave`;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <DataTable label={title} columns={columns} rows={contracts} keyOf={keyOf} />
    </section>
  );
}
