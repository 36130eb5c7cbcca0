import type { ItemProps } from '../page/item-props.ts';
import { WithProfile } from '../page/with-profile.tsx';
import { NicknameForm } from './nickname-form.tsx';
import { ProfileForm } from './profile-form.tsx';

/** The nickname, and all other fields of the profile. */
export function ProfileView(props: ItemProps) {
  return (
    <WithProfile centre={props.centre}>
      {(profile) => (
        <>
          <NicknameForm {...props} profile={profile} />
          <ProfileForm {...props} profile={profile} />
        </>
      )}
    </WithProfile>
  );
}
