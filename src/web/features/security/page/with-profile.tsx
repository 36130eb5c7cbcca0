import type { ReactNode } from 'react';
import { type Snapshot, useSnapshot } from 'valtio';
import type { Profile } from '#core/profile/profile.ts';
import type { SecurityCentre } from '#core/security-centre/security-centre.ts';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import { NotThere } from '../../../widgets/not-there/not-there.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';

/** Renders with the profile, its placeholder or its failure. */
export function WithProfile({
  centre: { profile: slice },
  children,
}: {
  centre: SecurityCentre;
  children: (profile: Snapshot<Profile>) => ReactNode;
}) {
  const state = useSnapshot(slice.state);
  return (
    <QueryView
      query={state}
      hasContent={state.profile !== null}
      placeholder={<FormSkeleton />}
      empty={<NotThere />}
      onRetry={() => void slice.load()}
    >
      {state.profile && children(state.profile)}
    </QueryView>
  );
}
