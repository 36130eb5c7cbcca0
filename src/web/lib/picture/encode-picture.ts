import { uploadLimit } from '#protocol/model/upload.ts';
import { pictureSize } from './picture-size.ts';

/**
 * The reason for which a file cannot be sent: it is no picture that the browser can read, it is a photo of a phone in a format that this browser
 * does not know, or decoding it needs too much memory.
 */
export type PictureFault = 'unreadable' | 'heic' | 'manyPixels';

/** Longest side and most pixels of a picture that is decoded. A small file can describe more than a phone has memory for. */
const longestDecoded = 16_384;
const mostDecoded = 64_000_000;

/** Decodes a picture, upright. The content of the file counts, not its name and not its media type, which some phones leave empty. */
export async function decodePicture(file: Blob): Promise<ImageBitmap | PictureFault> {
  // A file of a cloud may be gone before it is read.
  const bytes = await file.arrayBuffer().catch(() => new ArrayBuffer());
  const size = pictureSize(new Uint8Array(bytes));
  if (size === null) return 'unreadable';
  const { type, width, height } = size;
  if (Math.max(width, height) > longestDecoded || width * height > mostDecoded) return 'manyPixels';
  const typed = file.slice(0, file.size, type);
  return createImageBitmap(typed, { imageOrientation: 'from-image' }).catch(() =>
    type === 'image/heic' ? 'heic' : 'unreadable',
  );
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
 * and time. The size of the file does not count, because photos are made smaller.
 */
export async function encodeWhole(file: Blob): Promise<Uint8Array | PictureFault> {
  const picture = await decodePicture(file);
  if (typeof picture === 'string') return picture;
  try {
    for (const longest of longestSides) {
      const bytes = await encodeWithin(picture, longest);
      // A phone may have no memory for the largest.
      if (bytes !== null && bytes.length < uploadLimit) return bytes;
    }
    return 'manyPixels';
  } finally {
    picture.close();
  }
}
