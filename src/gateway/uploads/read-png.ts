import { crc32, createInflate } from 'node:zlib';
import { hasAllowedSize, mostPixelBytes, type Picture } from './picture.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The chunks that a picture needs. All others, such as texts, times and Exif, are dropped. */
const neededChunks: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

/** Samples of a pixel by colour type (PNG, 11.2.2). */
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

interface Chunk {
  readonly name: string;
  readonly data: Buffer;
  /** Length, name, data and checksum. */
  readonly whole: Buffer;
}

/** The chunks of a file up to its end mark. Null for a file with a wrong structure or checksum. */
function readChunks(bytes: Buffer): Chunk[] | null {
  const chunks: Chunk[] = [];
  let at = signature.length;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) return null;
    const data = bytes.subarray(at + 8, end - 4);
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return null;
    chunks.push({ name, data, whole: bytes.subarray(at, end) });
    if (name === 'IEND') return chunks;
    at = end;
  }
  return null;
}

/** Bytes of the decompressed picture: each row begins with the number of its filter. */
function decompressedBytes(header: Buffer): number | null {
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const perPixel = samples[header.readUInt8(9)];
  const depth = header.readUInt8(8);
  if (perPixel === undefined || ![1, 2, 4, 8, 16].includes(depth)) return null;
  // An interlaced picture has seven passes, with at most seven further bytes a row.
  const interlaced = header.readUInt8(12) === 1 ? 7 : 0;
  return height * (1 + interlaced) + Math.ceil((width * perPixel * depth) / 8) * height + 64;
}

/** Decompresses without keeping the result. False for broken data, and for more than the header announces. */
function inflatesWithin(parts: readonly Buffer[], limit: number): Promise<boolean> {
  return new Promise((resolve) => {
    const inflate = createInflate();
    let size = 0;
    inflate.on('data', (part: Buffer) => {
      size += part.length;
      if (size > limit) {
        inflate.destroy();
        resolve(false);
      }
    });
    inflate.on('end', () => resolve(size > 0));
    inflate.on('error', () => resolve(false));
    for (const part of parts) inflate.write(part);
    inflate.end();
  });
}

/** Reads a png and drops its metadata. Null for a file that is none, is broken, or is larger than allowed. */
export async function readPng(bytes: Buffer): Promise<Picture | null> {
  if (!bytes.subarray(0, signature.length).equals(signature)) return null;
  const chunks = readChunks(bytes);
  const header = chunks?.[0];
  if (!chunks || header?.name !== 'IHDR' || header.data.length !== 13) return null;
  const size = { width: header.data.readUInt32BE(0), height: header.data.readUInt32BE(4) };
  if (!hasAllowedSize(size)) return null;
  const limit = decompressedBytes(header.data);
  if (limit === null || limit > mostPixelBytes) return null;
  const pixels = chunks.filter(({ name }) => name === 'IDAT').map(({ data }) => data);
  if (!(await inflatesWithin(pixels, limit))) return null;
  const kept = chunks.filter(({ name }) => neededChunks.has(name)).map(({ whole }) => whole);
  return { type: 'image/png', bytes: Buffer.concat([signature, ...kept]), ...size };
}
