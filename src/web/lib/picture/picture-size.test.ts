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

describe('the size of a picture', () => {
  it.each([
    ['a png', png, { width: 2, height: 2 }],
    ['a jpg', jpeg, { width: 40_000, height: 258 }],
    ['an empty file', new Uint8Array(), null],
    ['a GIF', new TextEncoder().encode('GIF89a\u0004\u0000\u0004\u0000 and more bytes'), null],
    ['an SVG', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'), null],
    ['a jpg that ends too soon', jpeg.subarray(0, 15), null],
  ])('of %s', (_, bytes, size) => {
    expect(pictureSize(bytes)).toEqual(size);
  });

  it('never throws', () => {
    assert(
      property(uint8Array({ maxLength: 60 }), (noise) => {
        for (const start of [png, jpeg]) {
          const cut = start.subarray(0, noise.length % start.length);
          expect(() => pictureSize(new Uint8Array([...cut, ...noise]))).not.toThrow();
        }
      }),
    );
  });
});
