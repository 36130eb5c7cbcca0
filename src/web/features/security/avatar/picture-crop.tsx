import { useLingui } from '@lingui/react/macro';
import { type PointerEvent, useLayoutEffect, useRef } from 'react';
import { SliderField } from '../../../ui/slider-field/slider-field.tsx';
import { boundCrop, type Crop, dragCrop, maxZoom } from './crop.ts';
import { drawCrop } from './draw-crop.ts';
import styles from './picture-crop.module.css';

interface PictureCropProps {
  picture: ImageBitmap;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

/** Pixels of the preview: sharp on screens with two pixels per point. */
const previewSide = 560;
const wheelStep = 0.0015;

/** The square that becomes the picture of the member. It is dragged and zoomed, or set by three sliders. */
export function PictureCrop({ picture, crop, onChange }: PictureCropProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<{ x: number; y: number } | null>(null);

  useLayoutEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);

  function press(event: PointerEvent<HTMLCanvasElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = { x: event.clientX, y: event.clientY };
  }

  function move({ clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLCanvasElement>): void {
    if (last.current === null) return;
    const { width } = currentTarget.getBoundingClientRect();
    const by = { dx: (x - last.current.x) / width, dy: (y - last.current.y) / width };
    last.current = { x, y };
    onChange(dragCrop(picture, crop, by));
  }

  const release = (): void => void (last.current = null);

  return (
    <div className={styles.crop}>
      <canvas
        ref={canvas}
        className={styles.frame}
        width={previewSide}
        height={previewSide}
        aria-hidden="true"
        onPointerDown={press}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={release}
        onWheel={({ deltaY }) =>
          onChange(boundCrop({ ...crop, zoom: crop.zoom - deltaY * wheelStep }))
        }
      />
      <Sliders crop={crop} onChange={onChange} />
    </div>
  );
}

/** The keyboard's way to set a crop. */
function Sliders({ crop, onChange }: Pick<PictureCropProps, 'crop' | 'onChange'>) {
  const { t } = useLingui();
  return (
    <div className={styles.sliders}>
      <SliderField
        label={t`Zoom`}
        min={1}
        max={maxZoom}
        step={0.05}
        value={crop.zoom}
        onChange={(zoom) => onChange({ ...crop, zoom })}
      />
      <SliderField
        label={t`Left or right`}
        min={0}
        max={1}
        step={0.02}
        value={crop.x}
        onChange={(x) => onChange({ ...crop, x })}
      />
      <SliderField
        label={t`Up or down`}
        min={0}
        max={1}
        step={0.02}
        value={crop.y}
        onChange={(y) => onChange({ ...crop, y })}
      />
    </div>
  );
}
