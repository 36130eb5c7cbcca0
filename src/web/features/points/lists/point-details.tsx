import { Trans, useLingui } from '@lingui/react/macro';
import type { PointRecord, Points } from '#core/points/points.ts';
import { formatManila } from '../../../i18n/format-manila.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { Column } from '../../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { entryNames } from '../parts/names.ts';
import { PointsCount } from '../parts/points-count.tsx';
import styles from './lists.module.css';
import { PointListView } from './point-list-view.tsx';

function useColumns(): readonly Column<PointRecord>[] {
  const { t } = useLingui();
  const language = useLanguage();
  return [
    {
      id: 'kind',
      title: t`Kind`,
      place: 'title',
      cell: ({ kind, name }) => (kind === null ? name : t(entryNames[kind])),
    },
    { id: 'at', title: t`Time, Manila`, cell: ({ at }) => formatManila(at, language, 'second') },
    {
      id: 'change',
      title: t`Changed points`,
      align: 'end',
      place: 'value',
      cell: ({ points }) => (
        <span className={styles.change}>
          <PointsCount signed points={points} />
        </span>
      ),
    },
    {
      id: 'balance',
      title: t`Points balance`,
      align: 'end',
      cell: ({ balance }) => <PointsCount points={balance} />,
    },
    {
      id: 'remark',
      title: t`Remark`,
      cell: ({ remark }) => (remark === '' ? null : <bdi>{remark}</bdi>),
    },
  ];
}

const rowsOf = (record: PointRecord) => [record];
const keyOf = ({ id }: PointRecord) => id;

/** Everything that changed the points of the member, newest first. */
export function PointDetails({ list }: { list: Points['records'] }) {
  const { t } = useLingui();
  return (
    <PointListView
      label={t`Points details`}
      list={list}
      rowsOf={rowsOf}
      columns={useColumns()}
      keyOf={keyOf}
      empty={
        <EmptyState
          icon="coin"
          title={<Trans>No points yet</Trans>}
          help={<Trans>Every bet earns points. They appear here.</Trans>}
        />
      }
    />
  );
}
