import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type AgentContractRequest, highestRateOf } from '#core/agent/agent.ts';
import { formatRate } from '../../i18n/format.ts';
import { formatManila } from '../../i18n/format-manila.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { type Column, DataTable } from '../../ui/data-table/data-table.tsx';
import { kindWords } from './contract-messages.ts';
import { PartyName } from './party-name.tsx';

const stateNames: Readonly<Record<AgentContractRequest['state'], MessageDescriptor>> = {
  OPEN: msg`Waiting`,
  ACCEPTED: msg`Accepted`,
  REJECTED: msg`Rejected`,
  WITHDRAWN: msg`Taken back`,
  other: msg`Other`,
};

const tones = {
  OPEN: 'lamp',
  ACCEPTED: 'sea',
  REJECTED: 'live',
  WITHDRAWN: 'plain',
  other: 'plain',
} as const;

function useColumns(): readonly Column<AgentContractRequest>[] {
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
      id: 'state',
      title: t`State`,
      place: 'value',
      cell: ({ state }) => <Badge tone={tones[state]}>{t(stateNames[state])}</Badge>,
    },
    {
      id: 'what',
      title: t`Request`,
      cell: ({ ends }) => (ends === null ? t`Other` : ends ? t`Termination` : t`New contract`),
    },
    { id: 'who', title: t`With`, cell: ({ party }) => <PartyName party={party} /> },
    {
      id: 'rate',
      title: t`Highest rate`,
      align: 'end',
      cell: ({ rules }) => formatRate(highestRateOf(rules), language),
    },
    {
      id: 'asked',
      title: t`Asked, Manila`,
      cell: ({ requestedAt }) => formatManila(requestedAt, language, 'minute'),
    },
    {
      id: 'answered',
      title: t`Answered, Manila`,
      cell: ({ answeredAt }) => answeredAt && formatManila(answeredAt, language, 'minute'),
    },
  ];
}

const keyOf = ({ id }: AgentContractRequest) => id;

/** Requests that are not open any more. */
export function RequestHistory({ requests }: { requests: readonly AgentContractRequest[] }) {
  const { t } = useLingui();
  return <DataTable label={t`History`} columns={useColumns()} rows={requests} keyOf={keyOf} />;
}
