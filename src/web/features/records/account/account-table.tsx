import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AccountRecord } from '#protocol/calls/records/account-records.ts';
import { shortNumber } from '#protocol/model/cashier/short-number.ts';
import type { OrderState } from '#protocol/vocabulary/entry-kind.ts';
import { formatManila } from '../../../i18n/format-manila.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx';
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx';
import { OwnMoney } from '../../../widgets/balance/own-money.tsx';
import { entryName } from '../../../widgets/records/entry-name.ts';
import styles from './account-table.module.css';

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
        return (
          <>
            <span>{name === null ? record.name : t(name)}</span>
            <OrderNote record={record} />
          </>
        );
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
          {vendor !== null && (
            <bdi>
              &nbsp;· <span translate="no">{vendor}</span>
            </bdi>
          )}
        </>
      ),
    },
    {
      id: 'order',
      title: t`Order number`,
      cell: ({ orderNo }) => orderNo && <OrderNumber orderNo={orderNo} />,
    },
    {
      id: 'remark',
      title: t`Remark`,
      cell: ({ remark }) => (remark === '' ? null : remark),
    },
  ];
}

/** The short number of an order. The button copies the whole one. */
function OrderNumber({ orderNo }: { orderNo: string }) {
  const { t } = useLingui();
  const label = t`Copy the order number ${orderNo}`;
  return <CopyButton compact text={orderNo} shown={shortNumber(orderNo)} label={label} />;
}

const stateNames: Readonly<Record<OrderState, MessageDescriptor>> = {
  open: msg`In process`,
  done: msg`Done`,
  returned: msg`Returned`,
};

/** The other side of the order of an entry, how the order stands, and its fee. */
function OrderNote({ record: { kind, other, state, fee } }: { record: AccountRecord }) {
  const { t } = useLingui();
  if (other === null && state === null) return null;
  return (
    <small className={styles.note}>
      {other !== null && <bdi>{other}</bdi>}
      {state !== null && <span>{t(stateNames[state])}</span>}
      {fee !== null && fee !== 0 && kind !== 'depositFee' && (
        <span>
          <Trans>
            Fee <OwnMoney centavos={fee} />
          </Trans>
        </span>
      )}
    </small>
  );
}

/** Entries of one page of the account record. */
export function AccountTable({ records }: { records: readonly AccountRecord[] }) {
  const { t } = useLingui();
  return (
    <DataTable label={t`Entries`} columns={useColumns()} rows={records} keyOf={({ id }) => id} />
  );
}
