import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type Snapshot, useSnapshot } from 'valtio';
import type { MaybeCentavos } from '#protocol/model/readers/unknown-money.ts';
import type { Statement } from '#core/records/profit-record.ts';
import { formatManila } from '../../../i18n/format-manila.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { categoryName } from '../../../widgets/categories/category-name.ts';
import { SignedMoney } from '../../../widgets/money/signed-money.tsx';
import { entryNames } from '../../../widgets/records/entry-names.ts';
import styles from './statement-sheet.module.css';

interface StatementSheetProps {
  /** Name of the month. */
  month: string;
  statement: Snapshot<Statement>;
  now: number;
}

/** The statement on paper. When it is printed, the rest of the app is left out. */
export function StatementSheet({ month, statement, now }: StatementSheetProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const money = (centavos: MaybeCentavos) => formatMoney(centavos, language);
  return (
    <article className={styles.sheet} aria-labelledby="statement-title">
      <SheetHead month={month} now={now} />
      <Sums
        title={t`Account`}
        columns={[t`Kind`, t`Entries`, t`Amount`]}
        rows={[
          [t`Balance at the start`, '', money(statement.opening)],
          ...statement.codes.map(
            ({ code, count, amount }) =>
              [t(entryNames[code]), count, <SignedMoney key={code} centavos={amount} />] as const,
          ),
          [t`Balance at the end`, '', money(statement.closing)],
        ]}
      />
      {statement.categories.length > 0 && (
        <Sums
          title={t`Games`}
          columns={[t`Games`, t`Bet`, t`Win`, t`Profit`]}
          rows={[
            ...statement.categories.map(
              ({ category, stake, payout, profit }) =>
                [
                  t(categoryName(category)),
                  money(stake),
                  money(payout),
                  <SignedMoney key={category} centavos={profit} />,
                ] as const,
            ),
            [
              t`All games`,
              money(statement.total.stake),
              money(statement.total.payout),
              <SignedMoney key="all" centavos={statement.total.profit} />,
            ],
          ]}
        />
      )}
      <p className={styles.note}>
        <Trans>
          The balance at the start and all amounts of the first table make the balance at the end.
        </Trans>
      </p>
    </article>
  );
}

function SheetHead({ month, now }: Pick<StatementSheetProps, 'month' | 'now'>) {
  const { brand, member } = useApp();
  const { account } = useSnapshot(member.state).member ?? { account: '' };
  const printed = formatManila(now, useLanguage(), 'second');
  return (
    <header>
      <h2 id="statement-title">
        <Trans>Statement for {month}</Trans>
      </h2>
      <p>
        <bdi>{brand.name}</bdi>&nbsp;· <bdi>{account}</bdi>&nbsp;·{' '}
        <Trans>as of {printed}, Manila time</Trans>
      </p>
    </header>
  );
}

interface SumsProps {
  title: string;
  columns: readonly string[];
  /** The name of each row, and its figures. */
  rows: readonly (readonly [name: string, ...figures: ReactNode[]])[];
}

function Sums({ title, columns, rows }: SumsProps) {
  return (
    <table className={styles.sums} aria-label={title}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...figures], place) => (
          <tr key={place}>
            <th scope="row">{name}</th>
            {figures.map((figure, column) => (
              <td key={columns[column + 1]}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
