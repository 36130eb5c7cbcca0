import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Agent, AgentChange } from '#core/agent/agent.ts';
import { formatManila } from '../../../i18n/format-manila.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { ListView } from '../../../widgets/list-view/list-view.tsx';
import { formatRate } from '../../../i18n/format.ts';
import { Money } from '../../../widgets/money/money.tsx';

/** Names of the actions of agents. */
const actionNames: Readonly<Record<AgentChange['action'], MessageDescriptor>> = {
  created: msg`Account created`,
  registered: msg`Registered by a link`,
  rebate: msg`Rebate changed`,
  promoted: msg`Made an agent`,
  suspended: msg`Account suspended`,
  restored: msg`Account let in again`,
  passwordReset: msg`Initial password replaced`,
  transfer: msg`Money sent`,
  linkCreated: msg`Link created`,
  linkDeleted: msg`Link deleted`,
  other: msg`Other`,
};

/** The value of a change: an amount, or a rebate before and after. The value of an unknown action is not shown, for it has no unit. */
function ChangedValue({ change: { action, from, to } }: { change: AgentChange }) {
  const language = useLanguage();
  if (to === null || action === 'other') return null;
  if (action === 'transfer') return <Money centavos={to} />;
  const rate = formatRate(to, language);
  return <>{from === null ? rate : `${formatRate(from, language)} → ${rate}`}</>;
}

function useColumns(): readonly Column<AgentChange>[] {
  const { t } = useLingui();
  const language = useLanguage();
  return [
    {
      id: 'what',
      title: t`Change`,
      place: 'title',
      cell: ({ action }) => t(actionNames[action]),
    },
    {
      id: 'value',
      title: t`Value`,
      align: 'end',
      place: 'value',
      cell: (change) => <ChangedValue change={change} />,
    },
    {
      id: 'who',
      title: t`Account or link`,
      cell: ({ account, words }) => (account ?? words) && <bdi>{account ?? words}</bdi>,
    },
    { id: 'at', title: t`Time, Manila`, cell: ({ at }) => formatManila(at, language, 'second') },
  ];
}

const keyOf = ({ id }: AgentChange) => id;

/** The list of the agent's changes: who, what and when, newest first. */
export function ChangesPage({ agent: { changes } }: { agent: Agent }) {
  const { t } = useLingui();
  const columns = useColumns();
  useEffect(() => void changes.load(), [changes]);
  return (
    <ListView
      list={changes}
      empty={
        <EmptyState
          title={<Trans>No change yet</Trans>}
          help={<Trans>What you change for your team is listed here, and stays.</Trans>}
        />
      }
    >
      {(rows) => <DataTable label={t`Changes`} columns={columns} rows={rows} keyOf={keyOf} />}
    </ListView>
  );
}
