import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './file-field.module.css';

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
export function FilePreview({ file, onRemove }: { file: File; onRemove: () => void }) {
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
