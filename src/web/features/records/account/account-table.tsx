import { useLingui } from '@lingui/react/macro';
import type { AccountRecord } from '#contract/calls/records/account-records.ts';
import { formatManila } from '../../../i18n/format-manila.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx';
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx';
import { OwnMoney } from '../../../widgets/balance/own-money.tsx';
import { entryName } from '../../../widgets/records/entry-name.ts';

function useColumns(): readonly Column<AccountRecord>[] {
  const { t } = useLingui();
  const language = useLanguage();
  return [
    {
      id: 'kind',
      title: t`Kind`,
      place: 'title',
      cell: (record) => {
        const name = entryName(record);
        return name === null ? record.name : t(name);
      },
    },
    { id: 'at', title: t`Time`, cell: ({ at }) => formatManila(at, language, 'second') },
    {
      id: 'amount',
      title: t`Amount`,
      align: 'end',
      place: 'value',
      cell: ({ amount }) => <OwnMoney signed centavos={amount} />,
    },
    {
      id: 'balance',
      title: t`Balance after`,
      align: 'end',
      cell: ({ balance, vendor }) => (
        <>
          <OwnMoney centavos={balance} />
          {vendor !== null && <bdi> · {vendor}</bdi>}
        </>
      ),
    },
    {
      id: 'order',
      title: t`Order number`,
      cell: ({ orderNo }) =>
        orderNo === null ? null : (
          <CopyButton compact text={orderNo} label={t`Copy the order number ${orderNo}`} />
        ),
    },
    {
      id: 'remark',
      title: t`Remark`,
      cell: ({ remark }) => (remark === '' ? null : remark),
    },
  ];
}

/** Entries of one page of the account record. */
export function AccountTable({ records }: { records: readonly AccountRecord[] }) {
  const { t } = useLingui();
  return (
    <DataTable label={t`Entries`} columns={useColumns()} rows={records} keyOf={({ id }) => id} />
  );
}
