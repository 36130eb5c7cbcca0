import { hasAllowedSize, type Picture } from './picture.ts';

const [startOfImage, endOfImage, startOfScan] = [0xd8, 0xd9, 0xda];

/** Start-of-frame markers with the size of the picture: all but DHT (C4), JPG (C8) and DAC (CC). */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Application segments and comments hold the metadata: Exif with the place, XMP, thumbnails. APP14 holds the colour transform. */
function isMetadata(marker: number): boolean {
  return (marker >= 0xe0 && marker <= 0xef && marker !== 0xee) || marker === 0xfe;
}

/** Index of the next marker after entropy-coded data. Stuffed zeros and restart markers belong to the data. */
function endOfData(bytes: Buffer, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes.readUInt8(at + 1);
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return -1;
}

interface Reading {
  readonly kept: Buffer[];
  size: { width: number; height: number } | null;
  hasScan: boolean;
}

/** Reads one segment and returns the index after it, or -1 for a broken one. */
function readSegment(bytes: Buffer, at: number, reading: Reading): number {
  const marker = bytes.readUInt8(at + 1);
  if (at + 4 > bytes.length) return -1;
  const length = bytes.readUInt16BE(at + 2);
  const end = at + 2 + length;
  if (length < 2 || end > bytes.length) return -1;
  if (isFrame(marker)) {
    if (length < 8 || reading.size !== null) return -1;
    reading.size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
  }
  if (!isMetadata(marker)) reading.kept.push(bytes.subarray(at, end));
  if (marker !== startOfScan) return end;
  reading.hasScan = true;
  const next = endOfData(bytes, end);
  if (next > 0) reading.kept.push(bytes.subarray(end, next));
  return next;
}

/** Reads a jpg and drops its metadata, and all bytes after its end. Null for a file that is none, is broken, or is larger than allowed. */
export function readJpeg(bytes: Buffer): Picture | null {
  if (bytes[0] !== 0xff || bytes[1] !== startOfImage) return null;
  const reading: Reading = { kept: [bytes.subarray(0, 2)], size: null, hasScan: false };
  let at = 2;
  while (at >= 0 && at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) at += 1;
    else if (marker === endOfImage) {
      const { size, hasScan, kept } = reading;
      if (size === null || !hasScan || !hasAllowedSize(size)) return null;
      kept.push(bytes.subarray(at, at + 2));
      return { type: 'image/jpeg', bytes: Buffer.concat(kept), ...size };
    } else at = readSegment(bytes, at, reading);
  }
  return null;
}
