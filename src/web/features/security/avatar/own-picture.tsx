import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { ProfileSlice } from '#core/profile/profile.ts';
import { useAttempt } from '../../../lib/attempt/use-attempt.ts';
import { useUnsavedWork } from '../../../lib/form/unsaved-work.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FileField } from '../../../ui/file-field/file-field.tsx';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import { AttemptButton } from '../../../widgets/attempt-button/attempt-button.tsx';
import { pictureFaults } from '../../../widgets/picture-upload/picture-faults.ts';
import styles from './avatar-view.module.css';
import { type Crop, wholeCrop } from './crop.ts';
import {
  decodePicture,
  encodeCanvas,
  type PictureFault,
} from '../../../lib/picture/encode-picture.ts';
import { PictureCrop } from './picture-crop.tsx';
import { drawCrop } from './draw-crop.ts';

interface OwnPictureProps {
  profile: ProfileSlice;
  /** Version of the profile that the page shows. */
  version: number;
  onSaved: () => void;
}

/** Width and height of an own picture, in pixels. */
const side = 480;
const quality = 0.88;

/** Encodes the part of a picture as a new JPEG: only its pixels leave the device. Null where the browser cannot. */
function encodeCrop(picture: ImageBitmap, crop: Crop): Promise<Uint8Array | null> {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  drawCrop(canvas, picture, crop);
  return encodeCanvas(canvas, quality);
}

/** A picture of the member's own: chosen, cropped and encoded on the device, then sent. */
export function OwnPicture({ profile, version, onSaved }: OwnPictureProps) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [crop, setCrop] = useState<Crop>(wholeCrop);
  const [fault, setFault] = useState<PictureFault | null>(null);
  const { attempt, ...state } = useAttempt();
  const endWork = useUnsavedWork(picture !== null, place);

  async function open(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    const decoded = await decodePicture(file);
    const isPicture = typeof decoded !== 'string';
    setFault(isPicture ? null : decoded);
    setPicture(isPicture ? decoded : null);
    setCrop(wholeCrop);
  }

  async function save(): Promise<void> {
    const bytes = picture && (await encodeCrop(picture, crop));
    if (bytes === null) {
      setFault('unreadable');
      setPicture(null);
      return;
    }
    await profile.uploadAvatar(version, bytes);
    endWork();
    onSaved();
  }

  if (picture === null) {
    return (
      <FileField
        label={t`Your own picture`}
        files={[]}
        error={fault && t(pictureFaults[fault])}
        onChange={([file]) => void open(file)}
      />
    );
  }
  return (
    <div ref={place} className={styles.own}>
      <PictureCrop picture={picture} crop={crop} onChange={setCrop} />
      {state.pending && <ProgressBar label={t`Sending your picture`} />}
      <div className={styles.actions}>
        <AttemptButton of={state} variant="primary" onClick={() => attempt(save)}>
          <Trans>Use this picture</Trans>
        </AttemptButton>
        <Button variant="plain" onClick={() => setPicture(null)}>
          <Trans>Choose another</Trans>
        </Button>
      </div>
      <p className={styles.note}>
        <Trans>Only what you see in the circle is sent: no place, no date, no camera.</Trans>
      </p>
    </div>
  );
}
