import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { ProfileSlice } from '#core/profile/profile.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { useAttempt } from '../../../lib/attempt/use-attempt.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import { AttemptButton } from '../../../widgets/attempt-button/attempt-button.tsx';
import { Picture } from '../../../widgets/picture/picture.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import styles from './avatar-view.module.css';

interface DrawingsProps {
  profile: ProfileSlice;
  /** Version of the profile that the page shows. */
  version: number;
  /** Address of the current picture. */
  current: string | null;
  onSaved: () => void;
}

/** The drawings to choose from. */
export function Drawings({ profile, version, current, onSaved }: DrawingsProps) {
  const { t } = useLingui();
  const { system } = useApp();
  const state = useSnapshot(profile.avatars);
  const [chosen, setChosen] = useState<string | null>(null);
  const { attempt, ...progress } = useAttempt();
  const shown = chosen ?? state.avatars.find(({ url }) => url === current)?.id ?? null;

  // The drawings belong to this view only.
  useEffect(() => void profile.loadAvatars(), [profile]);

  async function save(id: string): Promise<void> {
    await profile.chooseAvatar(version, id);
    onSaved();
  }

  return (
    <QueryView
      query={state}
      hasContent={state.avatars.length > 0}
      placeholder={<FormSkeleton />}
      empty={<EmptyState title={<Trans>There are no drawings at the moment</Trans>} />}
      onRetry={() => void profile.loadAvatars()}
    >
      <fieldset className={styles.drawings}>
        <legend>
          <Trans>Our drawings</Trans>
        </legend>
        <div className={styles.grid}>
          {state.avatars.map(({ id, url }, index) => {
            const number = index + 1;
            return (
              <label key={id} className={styles.drawing}>
                <input
                  type="radio"
                  name="drawing"
                  aria-label={t`Drawing ${number}`}
                  checked={id === shown}
                  onChange={() => setChosen(id)}
                />
                <Picture src={system.picture(url)} width={120} height={120} />
              </label>
            );
          })}
        </div>
      </fieldset>
      {chosen !== null && (
        <AttemptButton
          of={progress}
          variant="primary"
          size="large"
          wide
          onClick={() => attempt(() => save(chosen))}
        >
          <Trans>Use this drawing</Trans>
        </AttemptButton>
      )}
    </QueryView>
  );
}
