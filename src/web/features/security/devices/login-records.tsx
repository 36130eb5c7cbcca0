import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Devices, LoginRecord } from '#core/devices/devices.ts';
import { formatDate } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import styles from './devices.module.css';
import { useClientName } from './use-client-name.ts';

const outcomes: Readonly<Record<LoginRecord['outcome'], MessageDescriptor>> = {
  success: msg`Logged in`,
  wrongPassword: msg`Wrong password`,
  wrongCode: msg`Wrong code`,
  refused: msg`Refused`,
  other: msg`Other`,
};

const methods: Readonly<Record<LoginRecord['method'], MessageDescriptor>> = {
  password: msg`Password`,
  sms: msg`Code by SMS`,
  firebase: msg`Facebook, Google or SMS`,
  device: msg`Stayed signed in`,
  link: msg`Login link`,
  register: msg`Registration`,
};

/** Number of logins that are shown before the member asks for all of them. */
const firstShown = 10;

/** The last logins of the account, failed ones too. */
export function LoginRecords({ slice }: { slice: Devices }) {
  const { t } = useLingui();
  const state = useSnapshot(slice.logins);
  const [showsAll, setShowsAll] = useState(false);
  const columns = useColumns();
  const { records } = state;
  const all = records.length;

  return (
    <section className={styles.part} aria-label={t`Last logins`}>
      <h3>
        <Trans>Last logins</Trans>
      </h3>
      <p>
        <Trans>
          Was one of them not you? Change your password: it signs out all other devices.
        </Trans>
      </p>
      <QueryView
        query={state}
        hasContent={all > 0}
        placeholder={<FormSkeleton />}
        empty={<EmptyState title={<Trans>No logins yet</Trans>} />}
        onRetry={() => void slice.loadLogins()}
      >
        <DataTable
          label={t`Last logins`}
          columns={columns}
          rows={showsAll ? records : records.slice(0, firstShown)}
          keyOf={({ id }) => id}
        />
        {all > firstShown && !showsAll && (
          <Button onClick={() => setShowsAll(true)}>
            <Trans>Show all {all}</Trans>
          </Button>
        )}
      </QueryView>
    </section>
  );
}

function useColumns(): readonly Column<LoginRecord>[] {
  const { t } = useLingui();
  const language = useLanguage();
  const { name, place } = useClientName();
  return [
    {
      id: 'at',
      title: t`Time`,
      place: 'title',
      cell: ({ at }) => formatDate(at, language, 'minute'),
    },
    {
      id: 'outcome',
      title: t`Result`,
      place: 'value',
      cell: ({ outcome }) => (
        <Badge tone={outcome === 'success' ? 'sea' : outcome === 'other' ? 'plain' : 'live'}>
          {t(outcomes[outcome])}
        </Badge>
      ),
    },
    { id: 'method', title: t`By`, cell: ({ method }) => t(methods[method]) },
    { id: 'client', title: t`Device`, cell: (record) => <bdi>{name(record)}</bdi> },
    { id: 'place', title: t`Place`, cell: (record) => <bdi>{place(record)}</bdi> },
  ];
}
