import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isErrorCode } from '#protocol/errors.ts';
import type { TransferResult } from '#core/agent/agent.ts';
import { useFailureMessage } from '../../../../i18n/failure-messages.ts';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { type Column, DataTable } from '../../../../ui/data-table/data-table.tsx';
import { SpokenText } from '../../../../ui/spoken-text/spoken-text.tsx';
import { Money } from '../../../../widgets/money/money.tsx';
import styles from '../../agent.module.css';

/** Returns the function that gives the reason for which a transfer was not made, in words. */
function useReason(): (code: string | null) => string {
  const message = useFailureMessage();
  return (code) => {
    const known = code !== null && isErrorCode(code) ? code : 'function.not.available';
    const refused = { kind: 'refused', message: null, value: null, status: 200 } as const;
    return message({ ...refused, code: known });
  };
}

const stateNames = { DONE: msg`Sent`, REFUSED: msg`Not sent`, other: msg`Other` } as const;

const tones = { DONE: 'sea', REFUSED: 'live', other: 'plain' } as const;

const keyOf = ({ id }: TransferResult) => id;

/** The result of each transfer: sent, or why not. One that the app does not know is neither. */
export function TransferResults({ results }: { results: readonly TransferResult[] }) {
  const { t } = useLingui();
  const reason = useReason();
  const sent = results.filter(({ state }) => state === 'DONE').length;
  const words = t`${plural(sent, { one: '# transfer was made.', other: '# transfers were made.' })}`;
  const columns: readonly Column<TransferResult>[] = [
    { id: 'who', title: t`Account`, place: 'title', cell: ({ account }) => <bdi>{account}</bdi> },
    {
      id: 'amount',
      title: t`Amount`,
      align: 'end',
      place: 'value',
      cell: ({ amount }) => <Money centavos={amount} />,
    },
    {
      id: 'state',
      title: t`State`,
      cell: ({ state, refusal }) => (
        <>
          <Badge tone={tones[state]}>{t(stateNames[state])}</Badge>
          {state === 'REFUSED' && <span>{` ${reason(refusal)}`}</span>}
        </>
      ),
    },
  ];
  return (
    <div className={styles.section}>
      <SpokenText text={words} />
      <p>{words}</p>
      <DataTable label={t`Results`} columns={columns} rows={results} keyOf={keyOf} />
    </div>
  );
}
