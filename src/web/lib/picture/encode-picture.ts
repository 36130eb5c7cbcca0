import { uploadLimit } from '#contract/model/upload.ts';
import { pictureSize } from './picture-size.ts';

/** Why a file cannot be sent: it is no png or jpg that the browser can read, or decoding it needs too much memory. */
export type PictureFault = 'unreadable' | 'manyPixels';

/** Longest side and most pixels of a picture that is decoded. A small file can describe more than a phone has memory for. */
const longestDecoded = 16_384;
const mostDecoded = 64_000_000;

/** Decodes a png or jpg, upright. The content of the file counts, not its name. */
export async function decodePicture(file: Blob): Promise<ImageBitmap | PictureFault> {
  const size = pictureSize(new Uint8Array(await file.arrayBuffer()));
  if (size === null) return 'unreadable';
  const { width, height } = size;
  if (Math.max(width, height) > longestDecoded || width * height > mostDecoded) return 'manyPixels';
  return createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => 'unreadable');
}

/** Encodes a canvas as a JPEG. Null where the browser cannot. */
export async function encodeCanvas(
  canvas: HTMLCanvasElement,
  quality: number,
): Promise<Uint8Array | null> {
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/jpeg', quality);
  });
  return blob === null ? null : new Uint8Array(await blob.arrayBuffer());
}

/** Longest sides of a whole picture, in pixels: the first one whose file is small enough is sent. */
const longestSides = [2400, 1600, 1000];
const quality = 0.85;

async function encodeWithin(picture: ImageBitmap, longest: number): Promise<Uint8Array | null> {
  const canvas = document.createElement('canvas');
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) return null;
  // A JPEG has no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return encodeCanvas(canvas, quality);
}

/**
 * Encodes a whole picture file anew as a JPEG below the limit of uploads: only its pixels leave the device, without place
 * and time. A browser that cannot encode it has found it unreadable.
 */
export async function encodeWhole(file: Blob): Promise<Uint8Array | PictureFault> {
  const picture = await decodePicture(file);
  if (typeof picture === 'string') return picture;
  try {
    for (const longest of longestSides) {
      const bytes = await encodeWithin(picture, longest);
      if (bytes === null) return 'unreadable';
      if (bytes.length < uploadLimit) return bytes;
    }
    return 'manyPixels';
  } finally {
    picture.close();
  }
}
