import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { DownlineState } from '#core/agent/agent.ts';
import { SearchField } from '../../../ui/search-field/search-field.tsx';
import { SelectField } from '../../../ui/select-field/select-field.tsx';
import styles from '../agent.module.css';
import { stateNames } from '../parts/names.ts';
import type { DownlineParameters } from './filter-of.ts';

const states: readonly DownlineState[] = ['NEW', 'ACTIVE', 'SUSPENDED'];
const levels = ['1', '2', '3', '4', '5'];

/** The search by account, and the choices of state and level. They change the address. */
export function DownlineFilters({ search }: { search: DownlineParameters }) {
  const { t } = useLingui();
  const navigate = useNavigate();

  function go(part: DownlineParameters): void {
    const { below, find, status, tier } = { ...search, ...part };
    void navigate({
      to: '/agentHome',
      search: { page: 'downlineManagmentView', below, find, status, tier },
      resetScroll: false,
    });
  }

  return (
    <div className={styles.filters}>
      <SearchField
        label={t`Search the team by account`}
        value={search.find ?? ''}
        onSearch={(words) => go({ find: words === '' ? undefined : words })}
      />
      <SelectField
        label={t`State`}
        name="status"
        placeholder={t`All states`}
        options={states.map((state) => ({ value: state, label: t(stateNames[state]) }))}
        value={search.status ?? ''}
        onChange={({ target }) => go({ status: states.find((state) => state === target.value) })}
      />
      <SelectField
        label={t`Level`}
        name="tier"
        placeholder={search.find === undefined ? t`Next level` : t`All levels`}
        options={levels.map((level) => ({ value: level, label: t`Level ${level}` }))}
        value={search.tier === undefined ? '' : String(search.tier)}
        onChange={({ target }) =>
          go({ tier: target.value === '' ? undefined : Number(target.value) })
        }
      />
    </div>
  );
}
