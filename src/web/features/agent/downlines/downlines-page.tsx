import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from '@tanstack/react-router';
import type { Agent, Crumb, Downline } from '#core/agent/agent.ts';
import { useModules } from '../../../lib/use-modules.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ListView } from '../../../widgets/list-view/list-view.tsx';
import styles from '../agent.module.css';
import { DownlineFilters } from './downline-filters.tsx';
import { DownlineTable } from './downline-table.tsx';
import { type DownlineParameters, filterOf } from './filter-of.ts';
import { ManageDialog } from './manage/manage-dialog.tsx';
import { TransferDialog } from './transfer/transfer-dialog.tsx';

interface DownlinesPageProps {
  agent: Agent;
  search: DownlineParameters;
}

const page = 'downlineManagmentView';

/** The way from the agent down to the member whose downlines are shown. */
function Crumbs({ path }: { path: readonly Crumb[] }) {
  const { t } = useLingui();
  const last = path.at(-1);
  return (
    <nav className={styles.crumbs} aria-label={t`Way through the team`}>
      <ol>
        <li>
          <Link to="/agentHome" search={{ page }}>
            <Trans>My downlines</Trans>
          </Link>
        </li>
        {path.slice(0, -1).map(({ id, account }) => (
          <li key={id}>
            <Link to="/agentHome" search={{ page, below: id }}>
              <bdi>{account}</bdi>
            </Link>
          </li>
        ))}
        {last && (
          <li aria-current="page">
            <bdi>{last.account}</bdi>
          </li>
        )}
      </ol>
    </nav>
  );
}

/** The team of the agent, one level at a time. The address has the member, the search and the filters. */
export function DownlinesPage({ agent, search }: DownlinesPageProps) {
  const { downlines } = agent;
  const { about, phase } = useSnapshot(downlines.state);
  const { below, find, status, tier } = search;
  useEffect(
    () => void downlines.load(filterOf({ below, find, status, tier })),
    [downlines, below, find, status, tier],
  );
  return (
    <div className={styles.page}>
      <DownlineFilters search={search} />
      {below !== undefined && <Crumbs path={about?.path ?? []} />}
      <ListView list={downlines} empty={<Nobody search={search} />}>
        {(rows) => (
          // A page of another list starts without chosen rows.
          <Team
            key={JSON.stringify(filterOf(search))}
            rows={rows}
            agent={agent}
            isBusy={phase === 'loading'}
          />
        )}
      </ListView>
    </div>
  );
}

function Nobody({ search: { below, find, status, tier } }: { search: DownlineParameters }) {
  const isWhole = [find, status, tier].every((one) => one === undefined);
  if (!isWhole || below !== undefined) {
    return <EmptyState icon="search" title={<Trans>Nobody here fits the search</Trans>} />;
  }
  return (
    <EmptyState
      icon="user"
      title={<Trans>Nobody is in your team yet</Trans>}
      help={<Trans>Create an account, or share an invitation link.</Trans>}
      action={
        <ButtonLink to="/agentHome" search={{ page: 'registerCenter' }} variant="primary">
          <Trans>New accounts and links</Trans>
        </ButtonLink>
      }
    />
  );
}

interface TeamProps {
  rows: readonly Downline[];
  agent: Agent;
  isBusy: boolean;
}

/** Sends money to the chosen rows at once. */
function TransferBar({ count, onSend }: { count: number; onSend: () => void }) {
  const isOn = useModules();
  if (!isOn('FUNDTRANS3')) return null;
  return (
    <div className={styles.bar}>
      <span className={styles.note}>
        <Trans>Choose downlines to send money to several at once.</Trans>
      </span>
      <Button size="small" icon={<Icon name="wallet" />} held={count === 0} onClick={onSend}>
        {count === 0 ? <Trans>Send money</Trans> : <Trans>Send money to {count}</Trans>}
      </Button>
    </div>
  );
}

/** The rows of the list, with the ones that are chosen for a transfer and the one that is open. */
function Team({ rows, agent, isBusy }: TeamProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<{ id: string; at?: 'password' } | null>(null);
  const [recipients, setRecipients] = useState<readonly Downline[] | null>(null);
  const open = rows.find(({ id }) => id === opened?.id) ?? null;
  const picked = rows.filter(({ id, state }) => chosen.has(id) && state !== 'SUSPENDED');

  function choose(id: string, isChosen: boolean): void {
    setChosen(new Set(isChosen ? [...chosen, id] : [...chosen].filter((other) => other !== id)));
  }

  return (
    <div className={styles.section} aria-busy={isBusy || undefined}>
      <TransferBar count={picked.length} onSend={() => setRecipients(picked)} />
      <p className={styles.note}>
        <Trans>
          Manage: send money, change the rebate, make an agent, suspend. You can replace a password
          until the first login.
        </Trans>
      </p>
      <DownlineTable
        rows={rows}
        chosen={chosen}
        onChoose={choose}
        onOpen={(id, at) => setOpened({ id, ...(at && { at }) })}
      />
      {open !== null && (
        <ManageDialog
          key={open.id}
          downline={open}
          downlines={agent.downlines}
          asksPassword={opened?.at === 'password'}
          onSend={() => {
            setOpened(null);
            setRecipients([open]);
          }}
          onClose={() => setOpened(null)}
        />
      )}
      {recipients !== null && (
        <TransferDialog
          transfers={agent.transfers}
          recipients={recipients}
          onClose={() => {
            setRecipients(null);
            setChosen(new Set());
          }}
        />
      )}
    </div>
  );
}
