/** A picture without its metadata. */
export interface Picture {
  readonly type: 'image/png' | 'image/jpeg';
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Longest side of a picture, in pixels. */
const longestSide = 8_192;
/** Most pixels of a picture. A small file can describe more than a device can decode. */
const mostPixels = 40_000_000;

/** Most bytes of the pixels of a picture: five for each, because decompressing them takes time even when nobody keeps them. */
export const mostPixelBytes = 5 * mostPixels;

/** True when the size of a picture is within the bounds. */
export function hasAllowedSize({ width, height }: Pick<Picture, 'width' | 'height'>): boolean {
  if (width < 1 || height < 1 || Math.max(width, height) > longestSide) return false;
  return width * height <= mostPixels;
}
