import { randomInt } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { digitStrokes, type Point, type Stroke } from './digit-strokes.ts';

const width = 168;
const height = 64;
const paper = 250;
const ink = 40;

/** A random number between two others, from a cryptographic source. */
function between(low: number, high: number): number {
  return low + ((high - low) * randomInt(0, 10_001)) / 10_000;
}

/** A distortion of the picture by two random waves. */
function wave(): (point: Point) => Point {
  const [a, b] = [between(0, 6), between(0, 6)];
  const [rise, lean] = [between(2, 4), between(2, 4)];
  return ([x, y]) => [x + lean * Math.sin(y / 11 + a), y + rise * Math.sin(x / 19 + b)];
}

/** The strokes of a digit at its place in the row, randomly turned, stretched and moved. */
function place(strokes: readonly Stroke[], left: number, room: number): Stroke[] {
  const turn = between(-0.3, 0.3);
  const [wide, high] = [between(0.85, 1.15) * 30, between(0.85, 1.1) * 42];
  const [cx, cy] = [left + room / 2 + between(-4, 4), height / 2 + between(-4, 4)];
  return strokes.map((stroke) =>
    stroke.map(([x, y]) => {
      const [dx, dy] = [(x - 0.5) * wide, (y - 0.5) * high];
      const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
      return [cx + dx * cos - dy * sin, cy + dx * sin + dy * cos] as const;
    }),
  );
}

/** A random line across the picture, as noise for text recognition. */
function scratch(): Stroke {
  const [from, to] = [between(8, height - 8), between(8, height - 8)];
  const swing = between(-14, 14);
  return Array.from({ length: 25 }, (_, step) => {
    const part = step / 24;
    return [part * width, from + (to - from) * part + swing * Math.sin(part * 7)] as const;
  });
}

function distance([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy || 1);
  const part = Math.min(1, Math.max(0, along));
  return Math.hypot(px - ax - part * dx, py - ay - part * dy);
}

function drawLine(shades: Uint8Array, a: Point, b: Point, thickness: number): void {
  const reach = thickness / 2 + 1;
  const [x0, x1] = [Math.min(a[0], b[0]) - reach, Math.max(a[0], b[0]) + reach];
  const [y0, y1] = [Math.min(a[1], b[1]) - reach, Math.max(a[1], b[1]) + reach];
  for (let y = Math.max(0, Math.floor(y0)); y <= Math.min(height - 1, y1); y += 1) {
    for (let x = Math.max(0, Math.floor(x0)); x <= Math.min(width - 1, x1); x += 1) {
      const cover = Math.min(1, Math.max(0, reach - 0.5 - distance([x, y], a, b)));
      const shade = paper - (paper - ink) * cover;
      shades[y * width + x] = Math.min(shades[y * width + x] ?? paper, shade);
    }
  }
}

function drawStroke(shades: Uint8Array, stroke: Stroke, thickness: number): void {
  for (const [index, point] of stroke.entries()) {
    const next = stroke[index + 1];
    if (next) drawLine(shades, point, next, thickness);
  }
}

function speckle(shades: Uint8Array): void {
  for (let n = 0; n < 500; n += 1) shades[randomInt(shades.length)] = randomInt(ink, paper);
}

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
function grayPng({ width, height, shades }: GrayPicture): Buffer {
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

/** Draws digits as a PNG that people can read and that is hard for text recognition. */
export function drawCaptcha(digits: string): Buffer {
  const shades = new Uint8Array(width * height).fill(paper);
  const bend = wave();
  const room = (width - 16) / digits.length;
  for (const [index, digit] of Array.from(digits).entries()) {
    const strokes = place(digitStrokes[Number(digit)] ?? [], 8 + index * room, room);
    for (const stroke of strokes) drawStroke(shades, stroke.map(bend), between(3.4, 4.6));
  }
  for (let n = 0; n < 3; n += 1) drawStroke(shades, scratch(), between(1, 1.8));
  speckle(shades);
  return grayPng({ width, height, shades });
}
