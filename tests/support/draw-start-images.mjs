// Draws what an app starts with on Apple's home screens, from the mark in public/favicon.svg:
// `node tests/support/draw-start-images.mjs`, after the mark or `src/core/install/start-images.ts` was changed.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { runnerImport } from 'vite';
import { chromiumPath } from './chromium.mjs';

/** @typedef {[red: number, green: number, blue: number]} Colour */
/** @typedef {{ size: number, palette: Colour[], places: number[] }} Mark Each pixel is a place in the palette; the first is the ground. */

/** @type {{ module: typeof import('#core/install/start-images.ts') }} */
const { module } = await runnerImport('./src/core/install/start-images.ts');
/** As `--ground-0` has it in src/web/theme/colours.css. */
const grounds = { dark: '#0a1424', light: '#f4eee0' };
/** Points across the mark. */
const points = 96;
const colours = 14;
const drawn = readFileSync('public/favicon.svg', 'utf8');
const sky = '<path d="M0 0h512v512H0z" fill="url(#night)"/>';

/** The mark with little that shades off, for which the colours are too few. On a night ground it needs no sky. */
const drawings = {
  dark: plain(drawn.replace(sky, '')),
  light: plain(drawn.replace(sky, '<path d="M0 0h512v512H0z" fill="#14294a"/>')),
};

/** @param {string} svg */
function plain(svg) {
  return svg.replace(/<circle[^>]*url\(#glow\)[^>]*>/, '').replace('url(#tower)', '#f6f1e5');
}

/** A drawing on a ground, as red, green, blue and alpha of each pixel. Runs in the browser. @param {{ svg: string, size: number, ground: string }} wanted */
async function paint({ svg, size, ground }) {
  const image = new Image(size, size);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const brush = new OffscreenCanvas(size, size).getContext('2d');
  if (brush === null) throw new Error('There is no canvas to draw on.');
  brush.fillStyle = ground;
  brush.fillRect(0, 0, size, size);
  brush.drawImage(image, 0, 0, size, size);
  return [...brush.getImageData(0, 0, size, size).data];
}

/** @param {Colour} one @param {Colour} other */
const distance = ([red, green, blue], [otherRed, otherGreen, otherBlue]) =>
  (red - otherRed) ** 2 + (green - otherGreen) ** 2 + (blue - otherBlue) ** 2;

/** @param {Colour} colour @param {Colour[]} palette */
const away = (colour, palette) => Math.min(...palette.map((known) => distance(colour, known)));

/** The few colours that stand for all: one after the other, what is seen much and is far from those before. @param {Colour[]} pixels */
function paletteOf(pixels) {
  /** @type {Map<string, { colour: Colour, count: number }>} */
  const met = new Map();
  for (const colour of pixels) {
    const count = (met.get(colour.join())?.count ?? 0) + 1;
    met.set(colour.join(), { colour, count });
  }
  const palette = pixels.slice(0, 1);
  while (palette.length < colours) {
    const weighed = [...met.values()].map(({ colour, count }) => ({
      colour,
      weight: away(colour, palette) * Math.sqrt(count),
    }));
    const [next] = weighed.toSorted((one, other) => other.weight - one.weight);
    if (next) palette.push(next.colour);
  }
  return palette;
}

/** @param {'dark' | 'light'} theme @param {number} ratio @returns {Promise<Mark>} */
async function markOf(theme, ratio) {
  const size = points * ratio;
  const wanted = { svg: drawings[theme], size, ground: grounds[theme] };
  const bytes = await page.evaluate(paint, wanted);
  /** @type {Colour[]} */
  const pixels = Array.from({ length: size * size }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = bytes.slice(at * 4, at * 4 + 3);
    return [red, green, blue];
  });
  const palette = paletteOf(pixels);
  /** @type {Map<string, number>} */
  const known = new Map();
  const places = pixels.map((colour) => {
    const key = colour.join();
    const least = known.has(key) ? 0 : away(colour, palette);
    const place = known.get(key) ?? palette.findIndex((one) => distance(colour, one) === least);
    known.set(key, place);
    return place;
  });
  return { size, palette, places };
}

/** @param {string} name @param {Buffer} content */
function chunk(name, content) {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(content.length);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}

/** A PNG of half a byte a pixel: the mark in the middle of its ground. @param {{ width: number, height: number }} image @param {Mark} mark */
function compose({ width, height }, { size, palette, places }) {
  const line = Math.ceil(width / 2) + 1;
  const rows = Buffer.alloc(line * height);
  const [left, top] = [(width - size) >> 1, (height - size) >> 1];
  places.forEach((place, at) => {
    const x = left + (at % size);
    const byte = (top + Math.floor(at / size)) * line + 1 + (x >> 1);
    rows.writeUInt8(rows.readUInt8(byte) | (x % 2 === 0 ? place << 4 : place), byte);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([4, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const executablePath = chromiumPath();
const browser = await chromium.launch({
  ...(executablePath === null ? {} : { executablePath }),
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
/** @type {Map<string, Mark>} */
const marks = new Map();

rmSync('public/start', { recursive: true, force: true });
mkdirSync('public/start', { recursive: true });
for (const screen of module.startScreens) {
  for (const image of module.startImages(screen)) {
    const key = `${image.theme} ${screen.ratio}`;
    const mark = marks.get(key) ?? (await markOf(image.theme, screen.ratio));
    marks.set(key, mark);
    writeFileSync(`public${image.href}`, compose(image, mark));
  }
}
await browser.close();
