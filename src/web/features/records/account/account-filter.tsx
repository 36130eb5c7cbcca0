import { useLingui } from '@lingui/react/macro';
import { entryCodes } from '#protocol/vocabulary/entry-code.ts';
import { ChoiceField } from '../filter/choice-field.tsx';
import styles from '../filter/filter.module.css';
import { OrderSearch } from '../filter/order-search.tsx';
import { type FilterProps, PeriodFilter } from '../filter/period-filter.tsx';
import { useChangeFilter } from '../use-change-search.ts';
import { entryNames } from '../../../widgets/records/entry-names.ts';

/** The filters of the account record. */
export function AccountFilter({ search, period, now }: FilterProps) {
  const { t } = useLingui();
  const change = useChangeFilter();
  return (
    <div className={styles.filter}>
      <PeriodFilter search={search} period={period} now={now} />
      <div className={styles.fields}>
        <ChoiceField
          label={t`Kind`}
          options={[
            ['', t`All`],
            ...entryCodes.map((code) => [code, t(entryNames[code])] as const),
          ]}
          value={search.code ?? ''}
          onChoose={(code) => change({ code: code === '' ? undefined : code })}
        />
        <OrderSearch find={search.find} />
      </div>
    </div>
  );
}
