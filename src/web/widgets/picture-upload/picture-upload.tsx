import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { mostMegabytes } from '../../ui/file-field/choose-files.ts';
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
  /** The error of the form: a picture is missing, in the words of `missing`, or some pictures are not sent yet. */
  fault: 'required' | 'unsent' | null;
  missing: string;
}

type Problem = Pick<PictureUploadProps, 'fault' | 'missing'> & Pick<PictureUploadState, 'refused'>;

/** Words for the last file that was not taken, or for what the form asks for. */
function useProblem({ refused, fault, missing }: Problem): string | null {
  const { t } = useLingui();
  const refusals = {
    size: t`A picture may have ${mostMegabytes} MB at most.`,
    count: t`No more pictures fit in here. Remove one first.`,
  };
  const faults = {
    required: missing,
    unsent: t`Please wait for the pictures, or remove those that were not sent.`,
  };
  return refused ? refusals[refused.reason] : fault && faults[fault];
}

/** A field for pictures that are chosen, dropped or pasted. Each is uploaded at once, with its progress. */
export function PictureUpload({ label, name, most, state, fault, missing }: PictureUploadProps) {
  const id = useId();
  const { pictures, refused, add, remove, retry } = state;
  const problem = useProblem({ refused, fault, missing });
  const isFull = pictures.length >= most;

  return (
    <div className={styles.field} onPaste={(event) => add([...event.clipboardData.files])}>
      <label htmlFor={id} className={styles.label}>
        <span>{label}</span>
        <span>
          <span translate="no">{pictures.length}</span> / <span translate="no">{most}</span>
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
            <span>
              {refused && <bdi>{refused.name}</bdi>} <span>{problem}</span>
            </span>
          </>
        ) : (
          <>
            <Plural value={most} one="# picture at most" other="# pictures at most" />
            <span>{', '}</span>
            <Trans>
              png, jpg or webp. Large ones are made smaller. No place and no time leaves your
              device.
            </Trans>
          </>
        )}
      </div>
    </div>
  );
}
