import { crc32, deflateSync } from 'node:zlib';

/** A picture of one byte a pixel, row by row: 0 is black, 255 is white. */
interface GrayPicture {
  readonly width: number;
  readonly height: number;
  readonly shades: Uint8Array;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'ascii'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** Encodes a picture as a PNG of 8 bits a pixel (PNG 1.2, colour type 0). */
export function grayPng({ width, height, shades }: GrayPicture): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y += 1) {
    rows.set(shades.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  const content = deflateSync(rows, { level: 9 });
  const parts = [chunk('IHDR', header), chunk('IDAT', content), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}
