/** Kind and size of a picture, as its first bytes state. */
interface PictureSize {
  readonly type:
    | 'image/png'
    | 'image/jpeg'
    | 'image/webp'
    | 'image/gif'
    | 'image/avif'
    | 'image/heic';
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** Bytes as letters: latin, so that a place in the text is a place in the file. */
function lettersOf(view: DataView, from: number, length: number): string {
  const end = Math.min(view.byteLength, from + length);
  let letters = '';
  for (let at = from; at < end; at += 1) letters += String.fromCodePoint(view.getUint8(at));
  return letters;
}

/** Start-of-frame markers of a jpg hold its size: all but DHT (C4), JPG (C8) and DAC (CC). */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function sizeOfPng(view: DataView): PictureSize | null {
  if (view.byteLength < 24 || lettersOf(view, 0, 8) !== '\u0089PNG\r\n\u001A\n') return null;
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
}

function sizeOfJpeg(view: DataView): PictureSize | null {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; at + 9 < view.byteLength && view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) {
      return { type: 'image/jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    // A byte FF before a marker fills.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

function sizeOfGif(view: DataView): PictureSize | null {
  if (view.byteLength < 13 || lettersOf(view, 0, 4) !== 'GIF8') return null;
  return { type: 'image/gif', width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

/** The first chunk of a webp states its size: lossy, lossless, or with further chunks. */
function sizeOfWebp(view: DataView): PictureSize | null {
  if (view.byteLength < 30 || lettersOf(view, 8, 4) !== 'WEBP') return null;
  const type = 'image/webp';
  switch (lettersOf(view, 12, 4)) {
    case 'VP8 ':
      return {
        type,
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { type, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return {
        type,
        width: (view.getUint32(24, true) & 0xff_ffff) + 1,
        height: (view.getUint32(26, true) >>> 8) + 1,
      };
    default:
      return null;
  }
}

/** The boxes of a HEIC or AVIF that state sizes are near its begin. */
const boxBytes = 65_536;

/** A HEIC or AVIF states the size of each of its tiles and of the whole, which is the largest. */
function sizeOfHeif(view: DataView): PictureSize | null {
  if (view.byteLength < 16 || lettersOf(view, 4, 4) !== 'ftyp') return null;
  const brands = lettersOf(view, 8, Math.min(view.getUint32(0), 128) - 8);
  const isAvif = /avi[fs]/.test(brands);
  if (!isAvif && !/hei[cxms]|hev[cxms]|mif1|msf1/.test(brands)) return null;
  const type = isAvif ? 'image/avif' : 'image/heic';
  const boxes = lettersOf(view, 0, boxBytes);
  let [width, height] = [0, 0];
  for (let at = boxes.indexOf('ispe'); at >= 0; at = boxes.indexOf('ispe', at + 4)) {
    if (at + 16 > view.byteLength) break;
    width = Math.max(width, view.getUint32(at + 8));
    height = Math.max(height, view.getUint32(at + 12));
  }
  return { type, width, height };
}

/** Reads kind and size of a picture from its content, without decoding it. Null for every other file. */
export function pictureSize({ buffer, byteOffset, byteLength }: Uint8Array): PictureSize | null {
  const view = new DataView(buffer, byteOffset, byteLength);
  for (const read of [sizeOfPng, sizeOfJpeg, sizeOfWebp, sizeOfGif, sizeOfHeif]) {
    const size = read(view);
    if (size !== null) return size;
  }
  return null;
}
