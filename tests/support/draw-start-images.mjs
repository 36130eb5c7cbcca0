// Draws the startup images of Apple's home screen apps from the logo in public/favicon.svg:
// `node tests/support/draw-start-images.mjs`. Run it after a change of the logo or of `src/core/install/start-images.ts`.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { runnerImport } from 'vite';
import { chromiumPath } from './chromium.mjs';

/** @typedef {[red: number, green: number, blue: number]} Colour */
/** @typedef {{ size: number, palette: Colour[], indexes: number[] }} Logo Each pixel is an index of the palette; index 0 is the background. */

/** @type {{ module: typeof import('#core/install/start-images.ts') }} */
const { module } = await runnerImport('./src/core/install/start-images.ts');
/** Same values as `--ground-0` in src/web/theme/colours.css. */
const grounds = { dark: '#0a1424', light: '#f4eee0' };
/** Width of the logo in CSS pixels. */
const points = 96;
const colours = 14;
const drawn = readFileSync('public/favicon.svg', 'utf8');
const sky = '<path d="M0 0h512v512H0z" fill="url(#night)"/>';

/** The logo without most gradients, because the palette is small. The dark variant has no sky. */
const drawings = {
  dark: withoutGradients(drawn.replace(sky, '')),
  light: withoutGradients(drawn.replace(sky, '<path d="M0 0h512v512H0z" fill="#14294a"/>')),
};

/** @param {string} svg */
function withoutGradients(svg) {
  return svg.replace(/<circle[^>]*url\(#glow\)[^>]*>/, '').replace('url(#tower)', '#f6f1e5');
}

/** Paints a drawing on a background and returns red, green, blue and alpha of each pixel. Runs in the browser. @param {{ svg: string, size: number, ground: string }} image */
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

/** Selects the palette: repeatedly adds the colour with the best product of frequency and distance to the palette. @param {Colour[]} pixels */
function paletteOf(pixels) {
  /** @type {Map<string, { colour: Colour, count: number }>} */
  const counts = new Map();
  for (const colour of pixels) {
    const count = (counts.get(colour.join())?.count ?? 0) + 1;
    counts.set(colour.join(), { colour, count });
  }
  const palette = pixels.slice(0, 1);
  while (palette.length < colours) {
    const weighed = [...counts.values()].map(({ colour, count }) => ({
      colour,
      weight: away(colour, palette) * Math.sqrt(count),
    }));
    const [next] = weighed.toSorted((one, other) => other.weight - one.weight);
    if (next) palette.push(next.colour);
  }
  return palette;
}

/** @param {'dark' | 'light'} theme @param {number} ratio @returns {Promise<Logo>} */
async function logoOf(theme, ratio) {
  const size = points * ratio;
  const image = { svg: drawings[theme], size, ground: grounds[theme] };
  const bytes = await page.evaluate(paint, image);
  /** @type {Colour[]} */
  const pixels = Array.from({ length: size * size }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = bytes.slice(at * 4, at * 4 + 3);
    return [red, green, blue];
  });
  const palette = paletteOf(pixels);
  /** @type {Map<string, number>} */
  const indexOfColour = new Map();
  const indexes = pixels.map((colour) => {
    const key = colour.join();
    const least = indexOfColour.has(key) ? 0 : away(colour, palette);
    const index =
      indexOfColour.get(key) ?? palette.findIndex((one) => distance(colour, one) === least);
    indexOfColour.set(key, index);
    return index;
  });
  return { size, palette, indexes };
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

/** Creates a PNG with 4 bits per pixel and the logo in the centre. @param {{ width: number, height: number }} image @param {Logo} logo */
function compose({ width, height }, { size, palette, indexes }) {
  const line = Math.ceil(width / 2) + 1;
  const rows = Buffer.alloc(line * height);
  const [left, top] = [(width - size) >> 1, (height - size) >> 1];
  indexes.forEach((index, at) => {
    const x = left + (at % size);
    const byte = (top + Math.floor(at / size)) * line + 1 + (x >> 1);
    rows.writeUInt8(rows.readUInt8(byte) | (x % 2 === 0 ? index << 4 : index), byte);
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
/** @type {Map<string, Logo>} */
const logos = new Map();

rmSync('public/start', { recursive: true, force: true });
mkdirSync('public/start', { recursive: true });
for (const screen of module.startScreens) {
  for (const image of module.startImages(screen)) {
    const key = `${image.theme} ${screen.ratio}`;
    const logo = logos.get(key) ?? (await logoOf(image.theme, screen.ratio));
    logos.set(key, logo);
    writeFileSync(`public${image.href}`, compose(image, logo));
  }
}
await browser.close();
