import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef } from 'react';
import type { Failure } from '#core/client/failure.ts';
import { useFailureMessage } from '../../i18n/failure-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { ProgressBar } from '../../ui/progress-bar/progress-bar.tsx';
import { pictureFaults } from './picture-faults.ts';
import styles from './picture-upload.module.css';
import type { FormPicture } from './use-picture-upload.ts';

/** Shows an encoded picture in an image. */
function useBytes(bytes: Uint8Array | null): RefObject<HTMLImageElement | null> {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (bytes === null) return undefined;
    const url = URL.createObjectURL(new Blob([new Uint8Array(bytes)]));
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [bytes]);
  return image;
}

/** A refused picture stays refused: sending it again cannot help. */
const isRefused = (failure: Failure | null): boolean => failure?.kind === 'refused';

interface UploadedPictureProps {
  picture: FormPicture;
  onRemove: () => void;
  onRetry: () => void;
}

/** A picture of a form with the progress of its upload. */
export function UploadedPicture({ picture, onRemove, onRetry }: UploadedPictureProps) {
  const { t } = useLingui();
  const failureMessage = useFailureMessage();
  const { name, state, bytes, part, fault, failure } = picture;
  const image = useBytes(bytes);
  return (
    <li className={styles.picture} data-state={state}>
      <span className={styles.frame}>
        {bytes ? <img ref={image} alt={name} /> : <bdi className={styles.name}>{name}</bdi>}
      </span>
      <div className={styles.state} role="status">
        {state === 'sent' && (
          <>
            <Icon name="check" />
            <Trans>Ready</Trans>
          </>
        )}
        {(state === 'preparing' || state === 'sending') && (
          <ProgressBar label={t`Sending ${name}`} {...(part === null ? {} : { value: part })} />
        )}
        {fault && <span>{t(pictureFaults[fault])}</span>}
        {failure && <p>{failureMessage(failure)}</p>}
        {state === 'failed' && !isRefused(failure) && (
          <Button size="small" icon={<Icon name="refresh" />} onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        )}
      </div>
      <span className={styles.remove}>
        <IconButton icon="close" label={t`Remove ${name}`} onClick={onRemove} />
      </span>
    </li>
  );
}
