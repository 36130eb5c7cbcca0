import { uploadLimit } from '#contract/model/upload.ts';

/** Decodes a picture file, upright. Null for a file that is no picture. */
export function decodePicture(file: Blob): Promise<ImageBitmap | null> {
  return createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
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
 * and time. Null for a file that is no picture, and where the browser cannot.
 */
export async function encodeWhole(file: Blob): Promise<Uint8Array | null> {
  const picture = await decodePicture(file);
  if (picture === null) return null;
  try {
    for (const longest of longestSides) {
      const bytes = await encodeWithin(picture, longest);
      if (bytes === null || bytes.length < uploadLimit) return bytes;
    }
    return null;
  } finally {
    picture.close();
  }
}
