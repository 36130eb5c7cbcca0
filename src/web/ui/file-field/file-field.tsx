import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { chooseFiles, type FileRefusal, mostMegabytes } from './choose-files.ts';
import { DropZone } from './drop-zone.tsx';
import styles from './file-field.module.css';

interface FileFieldProps {
  label: string;
  name?: string;
  hint?: string;
  /** Error message of the form. */
  error?: string | null | undefined;
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
  maxFiles?: number;
}

type Choice = Required<Pick<FileFieldProps, 'files' | 'onChange' | 'maxFiles'>>;

/** Adds and removes files within the limits, with the message about the last refused one. */
function useFileChoice({ files, onChange, maxFiles }: Choice) {
  const { t } = useLingui();
  const [refusal, setRefusal] = useState<FileRefusal | null>(null);
  const refusals = {
    size: t`A picture may have ${mostMegabytes} MB at most.`,
    count: t`No more pictures fit in here. Remove one first.`,
  };

  function add(list: FileList | null | undefined) {
    if (!list || list.length === 0) return;
    const result = chooseFiles(files, [...list], maxFiles);
    setRefusal(result.refusal);
    onChange(result.files);
  }

  function remove(file: File) {
    setRefusal(null);
    onChange(files.filter((one) => one !== file));
  }

  return { add, remove, refused: refusal && refusals[refusal] };
}

/** Shows a file of this device in an image. */
function useFilePicture(file: File): RefObject<HTMLImageElement | null> {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return image;
}

/** A chosen picture with its name, and a button that removes it. */
function FilePreview({ file, onRemove }: { file: File; onRemove: () => void }) {
  const { t } = useLingui();
  const { name } = file;
  const image = useFilePicture(file);
  return (
    <li className={styles.file}>
      <img ref={image} alt="" />
      <span className={styles.name}>{name}</span>
      <IconButton icon="close" label={t`Remove ${name}`} onClick={onRemove} />
    </li>
  );
}

/** A field for pictures, chosen, dropped or pasted, with a preview of each. */
export function FileField({
  label,
  name,
  hint,
  error,
  files,
  onChange,
  maxFiles = 1,
}: FileFieldProps) {
  const id = useId();
  const choice = useFileChoice({ files, onChange, maxFiles });
  const { add, remove } = choice;
  const problem = choice.refused ?? error;

  return (
    <div className={styles.field} onPaste={(event) => add(event.clipboardData.files)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <DropZone
        id={id}
        name={name}
        isInvalid={Boolean(problem)}
        isMultiple={maxFiles > 1}
        onAdd={add}
      />
      <div id={`${id}-about`} role="status" className={problem ? styles.error : styles.hint}>
        {problem ? (
          <>
            <Icon name="alert" />
            <span>{problem}</span>
          </>
        ) : (
          (hint ?? <Trans>png, jpg or webp</Trans>)
        )}
      </div>
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file) => (
            <FilePreview
              key={`${file.name}-${file.lastModified}-${file.size}`}
              file={file}
              onRemove={() => remove(file)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
