import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { DirectDownlines, Downline } from '#core/agent/agent.ts';
import { useKeptFailure } from '../../../../lib/attempt/use-kept-failure.ts';
import { SearchField } from '../../../../ui/search-field/search-field.tsx';
import { SelectField } from '../../../../ui/select-field/select-field.tsx';
import { FailedState } from '../../../../widgets/failed-state/failed-state.tsx';
import styles from '../../agent.module.css';

interface DownlineChoiceProps {
  downlines: DirectDownlines;
  /** Id of the downline; empty for none. */
  value: string;
  onChoose: (id: string) => void;
  error: string | null;
}

function nameOf({ account, nickname }: Pick<Downline, 'account' | 'nickname'>): string {
  return nickname === '' || nickname === account ? account : `${account} (${nickname})`;
}

/** Chooses a direct downline, with a search by account. */
export function DownlineChoice({ downlines, value, onChoose, error }: DownlineChoiceProps) {
  const { t } = useLingui();
  const query = useSnapshot(downlines.state);
  const { rows, filter, phase } = query;
  const failure = useKeptFailure(query);
  useEffect(() => void downlines.load({ search: '' }), [downlines]);
  return (
    <div className={styles.section} aria-busy={phase === 'loading' || undefined}>
      <SearchField
        label={t`Search a direct downline`}
        value={filter.search}
        onSearch={(search) => void downlines.load({ search })}
      />
      {failure && (
        <FailedState
          failure={failure}
          pending={phase === 'loading'}
          onRetry={() => void downlines.retry()}
        />
      )}
      <SelectField
        label={t`Downline`}
        name="downline"
        required
        placeholder={t`Choose a downline`}
        options={rows.map((one) => ({ value: one.id, label: nameOf(one) }))}
        value={rows.some(({ id }) => id === value) ? value : ''}
        onChange={({ target }) => onChoose(target.value)}
        error={error}
      />
    </div>
  );
}
