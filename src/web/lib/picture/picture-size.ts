/** Size of a picture in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Start-of-frame markers of a jpg hold its size: all but DHT (C4), JPG (C8) and DAC (CC). */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function sizeOfPng(view: DataView): PictureSize | null {
  const isPng = view.byteLength >= 24 && pngStart.every((byte, at) => view.getUint8(at) === byte);
  return isPng ? { width: view.getUint32(16), height: view.getUint32(20) } : null;
}

function sizeOfJpeg(view: DataView): PictureSize | null {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; at + 9 < view.byteLength && view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    // A byte FF before a marker fills.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

/** Reads the size of a png or jpg from its content, without decoding it. Null for every other file. */
export function pictureSize({ buffer, byteOffset, byteLength }: Uint8Array): PictureSize | null {
  const view = new DataView(buffer, byteOffset, byteLength);
  return sizeOfPng(view) ?? sizeOfJpeg(view);
}
