import { Buffer } from 'node:buffer';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadLimit } from '#protocol/model/upload.ts';
import { samplePicture } from '#tests/support/sample-requests.ts';
import { decodePicture, encodeWhole } from './encode-picture.ts';

const png = Buffer.from(samplePicture, 'base64');
const heic = Buffer.from('\0\0\0\u0014ftypheic\0\0\0\0mif1', 'latin1');
const { getContext } = HTMLCanvasElement.prototype;
const file = (bytes: Buffer, type: string) => new File([new Uint8Array(bytes)], 'a', { type });

/** The browser decodes all files to a photo of 12 megapixels, and encodes each pixel of a canvas as one byte. */
const decode = vi.fn<(blob: Blob) => Promise<object>>();
/** Canvases with more pixels than this cannot be encoded. */
let mostEncoded = Infinity;

beforeEach(() => {
  mostEncoded = Infinity;
  decode.mockImplementation(async () => ({ width: 4000, height: 3000, close: () => undefined }));
  vi.stubGlobal('createImageBitmap', decode);
  const drawing = { fillRect: () => undefined, drawImage: () => undefined };
  Reflect.set(HTMLCanvasElement.prototype, 'getContext', () => drawing);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function encode(
    this: HTMLCanvasElement,
    done,
  ) {
    const pixels = this.width * this.height;
    done(pixels > mostEncoded ? null : new Blob([new Uint8Array(pixels)]));
  });
});
afterEach(() => {
  Reflect.set(HTMLCanvasElement.prototype, 'getContext', getContext);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a picture file', () => {
  it.each(['', 'application/octet-stream', 'image/heic', 'image/png'])(
    'of the media type "%s" is decoded as what it contains',
    async (type) => {
      expect(await decodePicture(file(png, type))).toMatchObject({ width: 4000 });
      expect(decode.mock.lastCall?.[0].type).toBe('image/png');
    },
  );

  it('of 15 MB is made smaller', async () => {
    const large = Buffer.concat([png, Buffer.alloc(15_000_000)]);
    const bytes = await encodeWhole(file(large, 'image/jpeg'));
    expect(bytes).toHaveLength(2400 * 1800);
    expect(bytes.length).toBeLessThan(uploadLimit);
  });

  it('is made still smaller where the browser has no memory for a large canvas', async () => {
    mostEncoded = 2_000_000;
    expect(await encodeWhole(file(png, 'image/png'))).toHaveLength(1600 * 1200);
    mostEncoded = 0;
    expect(await encodeWhole(file(png, 'image/png'))).toBe('manyPixels');
  });

  it.each([
    ['a HEIC', heic, 'heic'],
    ['a broken png', png, 'unreadable'],
  ])('that the browser cannot decode is named: %s', async (_, bytes, fault) => {
    decode.mockRejectedValue(new DOMException('no', 'InvalidStateError'));
    expect(await encodeWhole(file(bytes, ''))).toBe(fault);
  });

  it('that is gone cannot be read', async () => {
    const gone = file(png, 'image/png');
    Object.assign(gone, { arrayBuffer: () => Promise.reject(new Error('NotFoundError')) });
    expect(await encodeWhole(gone)).toBe('unreadable');
  });
});
