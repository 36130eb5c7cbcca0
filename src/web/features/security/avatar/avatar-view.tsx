import { useLingui } from '@lingui/react/macro';
import type { ItemProps } from '../page/item-props.ts';
import { WithProfile } from '../page/with-profile.tsx';
import { Drawings } from './drawings.tsx';
import { OwnPicture } from './own-picture.tsx';

/** Changes the picture of the member: a drawing, or a picture of their own. */
export function AvatarView({ centre, onDone }: ItemProps) {
  const { t } = useLingui();
  const onSaved = () => onDone(t`Your new picture is set.`);
  return (
    <WithProfile centre={centre}>
      {({ version, avatar }) => (
        <>
          <OwnPicture profile={centre.profile} version={version} onSaved={onSaved} />
          <Drawings profile={centre.profile} version={version} current={avatar} onSaved={onSaved} />
        </>
      )}
    </WithProfile>
  );
}
