import { encodeCanvas } from '../../../lib/picture/encode-picture.ts';
import type { Crop } from './crop.ts';
import { drawCrop } from './draw-crop.ts';

/** Width and height of an own picture, in pixels. */
const side = 480;
const quality = 0.88;

/** Encodes the part of a picture as a new JPEG: only its pixels leave the device. Null where the browser cannot. */
export function encodeCrop(picture: ImageBitmap, crop: Crop): Promise<Uint8Array | null> {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  drawCrop(canvas, picture, crop);
  return encodeCanvas(canvas, quality);
}
