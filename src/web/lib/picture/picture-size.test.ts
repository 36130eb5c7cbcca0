import { Buffer } from 'node:buffer';
import { assert, property, uint8Array } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samplePicture } from '#tests/support/sample-requests.ts';
import { pictureSize } from './picture-size.ts';

const png = new Uint8Array(Buffer.from(samplePicture, 'base64'));
/** A jpg up to its frame, with a fill byte and an application segment before. */
const jpeg = new Uint8Array(
  Buffer.from(
    'ffd8 ffe1 0006 01020304 ff ffc2 000b 08 0102 9c40 01 011100'.replaceAll(' ', ''),
    'hex',
  ),
);

const hex = (text: string) => new Uint8Array(Buffer.from(text.replaceAll(' ', ''), 'hex'));
const letters = (text: string) => Buffer.from(text, 'latin1').toString('hex');

/** A webp whose first chunk has this name and content. */
const webp = (chunk: string, content: string) =>
  hex(
    `${letters('RIFF')} 26000000 ${letters(`WEBP${chunk}`)} 1a000000 ${content} 0000000000000000`,
  );

/** A photo of a phone: a box with the brand, then sizes of a tile and of the whole. */
const heif = (brand: string) =>
  hex(
    `00000018 ${letters(`ftyp${brand}`)} 00000000 ${letters('mif1')} ${letters('miaf')}` +
      `00000014 ${letters('ispe')} 00000000 00000200 00000200` +
      `00000014 ${letters('ispe')} 00000000 00000fc0 00000bd0`,
  );

describe('the size of a picture', () => {
  it.each([
    ['a png', png, { type: 'image/png', width: 2, height: 2 }],
    ['a jpg', jpeg, { type: 'image/jpeg', width: 40_000, height: 258 }],
    [
      'a GIF',
      new TextEncoder().encode('GIF89a\u0004\u0000\u0003\u0000 and more bytes'),
      { type: 'image/gif', width: 4, height: 3 },
    ],
    [
      'a webp with losses',
      webp('VP8 ', '300100 9d012a 8002 e041'),
      { type: 'image/webp', width: 640, height: 480 },
    ],
    [
      'a webp without losses',
      webp('VP8L', '2f 7fc27700'),
      { type: 'image/webp', width: 640, height: 480 },
    ],
    [
      'a webp with further chunks',
      webp('VP8X', '10000000 9f0f00 b70b00'),
      { type: 'image/webp', width: 4000, height: 3000 },
    ],
    ['an unknown webp', webp('WHAT', '10000000 9f0f00 b70b00'), null],
    ['a HEIC', heif('heic'), { type: 'image/heic', width: 4032, height: 3024 }],
    ['an AVIF', heif('avif'), { type: 'image/avif', width: 4032, height: 3024 }],
    ['a video', hex(`00000010 ${letters('ftypmp42')} 00000000 00000000`), null],
    ['an empty file', new Uint8Array(), null],
    ['an SVG', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'), null],
    ['a jpg that ends too soon', jpeg.subarray(0, 15), null],
  ])('of %s', (_, bytes, size) => {
    expect(pictureSize(bytes)).toEqual(size);
  });

  it('never throws', () => {
    assert(
      property(uint8Array({ maxLength: 60 }), (noise) => {
        for (const start of [png, jpeg, webp('VP8X', ''), heif('heic')]) {
          const cut = start.subarray(0, noise.length % start.length);
          expect(() => pictureSize(new Uint8Array([...cut, ...noise]))).not.toThrow();
        }
      }),
    );
  });
});
