import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { DropZone } from '../../ui/file-field/drop-zone.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './picture-upload.module.css';
import { UploadedPicture } from './uploaded-picture.tsx';
import type { PictureUploadState } from './use-picture-upload.ts';

interface PictureUploadProps {
  label: string;
  name: string;
  most: number;
  state: PictureUploadState;
  /** Error message of the form. */
  error?: string | null | undefined;
}

/** A field for pictures (png or jpg) that are chosen, dropped or pasted. Each is uploaded at once, with its progress. */
export function PictureUpload({ label, name, most, state, error }: PictureUploadProps) {
  const { t } = useLingui();
  const id = useId();
  const { pictures, refusal, add, remove, retry } = state;
  const refusals = {
    type: t`Only pictures in png or jpg can be sent.`,
    size: t`This picture is too large. Please choose one under 5 MB.`,
    count: t`No more pictures fit in here. Remove one first.`,
  };
  const problem = (refusal && refusals[refusal]) ?? error;
  const isFull = pictures.length >= most;

  return (
    <div className={styles.field} onPaste={(event) => add([...event.clipboardData.files])}>
      <label htmlFor={id} className={styles.label}>
        {label}
        <span>
          {pictures.length} / {most}
        </span>
      </label>
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map((picture) => (
            <UploadedPicture
              key={picture.key}
              picture={picture}
              onRemove={() => remove(picture)}
              onRetry={() => retry(picture)}
            />
          ))}
        </ul>
      )}
      <div hidden={isFull}>
        <DropZone
          id={id}
          name={name}
          isInvalid={Boolean(problem)}
          isMultiple={most > 1}
          onAdd={(list) => add([...(list ?? [])])}
        />
      </div>
      <div id={`${id}-about`} role="status" className={problem ? styles.error : styles.hint}>
        {problem ? (
          <>
            <Icon name="alert" />
            {problem}
          </>
        ) : (
          <>
            <Plural value={most} one="# picture at most" other="# pictures at most" />
            {', '}
            <Trans>png or jpg, under 5 MB each. No place and no time leaves your device.</Trans>
          </>
        )}
      </div>
    </div>
  );
}
