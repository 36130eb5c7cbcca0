import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Downline } from '#core/agent/agent.ts';
import { formatRate, unknownSign } from '../../../i18n/format.ts';
import { formatManila } from '../../../i18n/format-manila.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { CheckBox } from '../../../ui/check-box/check-box.tsx';
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { OwnMoney } from '../../../widgets/balance/own-money.tsx';
import { stateNames, typeName } from '../parts/names.ts';
import styles from './downline-table.module.css';

interface DownlineTableProps {
  rows: readonly Downline[];
  /** Ids of the rows that are chosen for a transfer. */
  chosen: ReadonlySet<string>;
  onChoose: (id: string, isChosen: boolean) => void;
  /** Opens what the agent can do with a direct downline, at its password if asked for. */
  onOpen: (id: string, at?: 'password') => void;
}

const tones = { NEW: 'lamp', ACTIVE: 'sea', SUSPENDED: 'live', other: 'plain' } as const;

/** The account of a member, with its state, and the link to its own downlines. */
function Account({ row }: { row: Downline }) {
  const { t } = useLingui();
  const { id, account, nickname, type, state, downlines } = row;
  return (
    <span className={styles.account}>
      <span>
        <bdi>{account}</bdi>
        {nickname !== account && nickname !== '' && (
          <small>
            <bdi>{nickname}</bdi>
          </small>
        )}
      </span>
      <span className={styles.badges}>
        <Badge tone={tones[state]}>{t(stateNames[state])}</Badge>
        <Badge>{t(typeName(type))}</Badge>
      </span>
      {downlines > 0 && (
        <Link
          className={styles.below}
          to="/agentHome"
          search={{ page: 'downlineManagmentView', below: id }}
        >
          <Plural value={downlines} one="# downline" other="# downlines" />{' '}
          <VisuallyHidden>
            <Trans>of {account}</Trans>
          </VisuallyHidden>
        </Link>
      )}
    </span>
  );
}

function Seen({ at }: { at: number | null }) {
  const language = useLanguage();
  return at === null ? <Trans>Never</Trans> : <>{formatManila(at, language, 'minute')}</>;
}

function useColumns({ chosen, onChoose, onOpen }: DownlineTableProps): Column<Downline>[] {
  const { t } = useLingui();
  const language = useLanguage();
  return [
    { id: 'who', title: t`Account`, place: 'title', cell: (row) => <Account row={row} /> },
    {
      id: 'balance',
      title: t`Balance`,
      align: 'end',
      place: 'value',
      cell: ({ balance }) => <OwnMoney centavos={balance} />,
    },
    {
      id: 'rebate',
      title: t`Rebate`,
      align: 'end',
      cell: ({ rebate }) => formatRate(rebate, language),
    },
    { id: 'level', title: t`Level`, align: 'end', cell: ({ depth }) => depth ?? unknownSign },
    { id: 'seen', title: t`Last seen, Manila`, cell: ({ seenAt }) => <Seen at={seenAt} /> },
    {
      id: 'actions',
      title: t`Actions`,
      cell: ({ id, account, isOwn, state }) =>
        isOwn ? (
          <span className={styles.actions}>
            <Button size="small" aria-label={t`Manage ${account}`} onClick={() => onOpen(id)}>
              <Trans>Manage</Trans>
            </Button>
            {state === 'NEW' && (
              <Button
                size="small"
                aria-label={t`Replace the initial password of ${account}`}
                onClick={() => onOpen(id, 'password')}
              >
                <Trans>Password</Trans>
              </Button>
            )}
            {state !== 'SUSPENDED' && (
              <CheckBox
                checked={chosen.has(id)}
                onChange={({ target }) => onChoose(id, target.checked)}
              >
                <Trans>Choose</Trans> <VisuallyHidden>{account}</VisuallyHidden>
              </CheckBox>
            )}
          </span>
        ) : null,
    },
  ];
}

const keyOf = ({ id }: Downline) => id;

/** The members of a list, with what the agent can do with direct downlines. */
export function DownlineTable(props: DownlineTableProps) {
  const { t } = useLingui();
  return (
    <DataTable label={t`Downlines`} columns={useColumns(props)} rows={props.rows} keyOf={keyOf} />
  );
}
