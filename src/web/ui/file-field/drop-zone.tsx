import { Trans } from '@lingui/react/macro';
import { type DragEvent, useState } from 'react';
import { IconLate } from '../icon-late/icon-late.tsx';
import { imageTypes } from './choose-files.ts';
import styles from './file-field.module.css';

interface DropZoneProps {
  id: string;
  name: string | undefined;
  isInvalid: boolean;
  isMultiple: boolean;
  onAdd: (list: FileList | null) => void;
}

/** The input, on an area that files can be dropped on. */
export function DropZone({ id, name, isInvalid, isMultiple, onAdd }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const drag = (isInside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isInside);
  };

  return (
    <div
      className={styles.zone}
      data-over={isOver || undefined}
      data-invalid={isInvalid || undefined}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        onAdd(event.dataTransfer.files);
      }}
    >
      <input
        id={id}
        name={name}
        type="file"
        accept={imageTypes.join(',')}
        multiple={isMultiple}
        aria-invalid={isInvalid || undefined}
        aria-describedby={`${id}-about`}
        onChange={({ target }) => {
          onAdd(target.files);
          // The same file can be chosen again after it was removed.
          target.value = '';
        }}
      />
      <IconLate name="picture" />
      <p>
        <b>
          <Trans>Choose a picture</Trans>
        </b>
        <span>
          <Trans>or drop or paste it here</Trans>
        </span>
      </p>
    </div>
  );
}
