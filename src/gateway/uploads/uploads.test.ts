import { deflateSync, crc32 } from 'node:zlib';
import { assert, asyncProperty, uint8Array } from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uploadPicture } from '#protocol/calls/uploads.ts';
import type { UploadPurpose } from '#protocol/model/upload.ts';
import { openTestGateway, type TestGateway, testOrigin } from '#tests/support/open-gateway.ts';
import { testToken } from '#tests/support/operator-client.ts';
import { samplePicture } from '#tests/support/sample-requests.ts';
import { readJpeg } from './read-jpeg.ts';
import { readPng } from './read-png.ts';

function chunk(name: string, data: Buffer): Buffer {
  const bytes = Buffer.alloc(12 + data.length);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(name, 4, 'latin1');
  data.copy(bytes, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length);
  return bytes;
}

/** A png of 8-bit RGB with any size in its header and any data. */
function png(width: number, height: number, data: Buffer, extra: Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  header[9] = 2;
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk('IHDR', header), ...extra, chunk('IDAT', deflateSync(data))];
  return Buffer.concat([start, ...parts, chunk('IEND', Buffer.alloc(0))]);
}

function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** A jpg with the structure of a photo: Exif, a comment, a frame, a scan, and bytes after the end. */
function jpeg(width: number, height: number, exif = 'GPS 14.5995 N', scan = [1, 2]): Buffer {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe1, Buffer.from(`Exif\0\0${exif}`)),
    segment(0xfe, Buffer.from('comment of a camera')),
    segment(0xc0, frame),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([...scan, 0xff, 0, 3, 0xff, 0xd0, 4]),
    Buffer.from([0xff, 0xd9]),
    Buffer.from('<script>after the end</script>'),
  ]);
}

let test: TestGateway;
beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());
beforeEach(async () => void (await test.operator.reset()));

async function upload(bytes: Buffer, purpose: UploadPurpose = 'avatar', username = 'juan') {
  const token = await test.signIn(username);
  return test.request(uploadPicture, { purpose, picture: bytes.toString('base64') }, { token });
}

async function load(address: string) {
  const answer = await test.gateway.fetch(new Request(testOrigin + address), { ip: '192.0.2.1' });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

describe('an uploaded picture', () => {
  it('is served as a picture only, without metadata', async () => {
    const place = chunk('tEXt', Buffer.from('GPS 14.5995 N'));
    const { url } = await upload(png(2, 2, Buffer.alloc(14), [place]));
    const { answer, bytes } = await load(url);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(bytes.includes('GPS')).toBe(false);
    expect(await readPng(bytes)).toMatchObject({ width: 2, height: 2 });
  });

  it('in jpg loses Exif, comments and what follows its end', async () => {
    const { url } = await upload(jpeg(40, 30));
    const { answer, bytes } = await load(url);
    expect(answer.headers.get('Content-Type')).toBe('image/jpeg');
    for (const text of ['Exif', 'GPS', 'comment', 'script'])
      expect(bytes.includes(text)).toBe(false);
    expect(readJpeg(bytes)).toMatchObject({ width: 40, height: 30 });
    expect(bytes.includes(Buffer.from([1, 2, 0xff, 0, 3, 0xff, 0xd0, 4]))).toBe(true);
  });

  it('with HTML in its Exif or its text loses it', async () => {
    const html = '<html><script>alert(1)</script></html>';
    const texts = [chunk('eXIf', Buffer.from(html)), chunk('iTXt', Buffer.from(html))];
    for (const file of [jpeg(40, 30, html), png(2, 2, Buffer.alloc(14), texts)]) {
      const { answer, bytes } = await load((await upload(file)).url);
      expect(answer.headers.get('Content-Type')).toMatch(/^image\/(png|jpeg)$/);
      expect(bytes.includes('html')).toBe(false);
    }
  });

  it('with HTML among its pixels is a picture for every reader', async () => {
    const html = [...Buffer.from('<html><script>alert(1)</script></html>')];
    const { url } = await upload(jpeg(40, 30, '', html));
    const request = new Request(testOrigin + url, { headers: { Accept: 'text/html' } });
    const answer = await test.gateway.fetch(request, { ip: '192.0.2.1' });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  it.each([
    ['a web page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a png with a header of 30,000 by 30,000', png(30_000, 30_000, Buffer.alloc(10))],
    ['a png that decompresses to more than it announces', png(2, 2, Buffer.alloc(50_000_000))],
    ['a png that is 40,000 wide', png(40_000, 2, Buffer.alloc(240_002))],
    ['a jpg that is 40,000 wide', jpeg(40_000, 2)],
    ['a zip file', Buffer.concat([Buffer.from('PK\u0003\u0004'), deflateSync(Buffer.alloc(9))])],
    ['a png with a wrong checksum', Buffer.concat([png(2, 2, Buffer.alloc(14)).subarray(0, 40)])],
    ['a jpg without a scan', jpeg(40, 30).subarray(0, 60)],
    ['a jpg with a size of zero', jpeg(0, 30)],
    ['a jpg of 60,000 by 60,000', jpeg(60_000, 60_000)],
  ])('is refused when it is %s', async (_, bytes) => {
    await expect(upload(bytes)).rejects.toMatchObject({ code: 'picture_refused' });
  });

  it('is refused from 5 MB on', async () => {
    const large = Buffer.concat([jpeg(40, 30), Buffer.alloc(5 * 1024 * 1024)]);
    await expect(upload(large)).rejects.toMatchObject({
      code: expect.stringMatching(/^(picture_too_large|request_invalid|request_too_large)$/),
    });
    const exact = Buffer.concat([jpeg(40, 30), Buffer.alloc(5 * 1024 * 1024)]).subarray(
      0,
      5 * 1024 * 1024,
    );
    await expect(upload(exact)).rejects.toMatchObject({ code: 'picture_too_large' });
    await upload(exact.subarray(0, -1));
  });

  it('of 16 bits a sample is refused by its header, when decompressing it takes too long', async () => {
    const deep = png(6_000, 6_000, Buffer.alloc(64));
    const header = deep.subarray(12, 29);
    header.set([16, 6], 12);
    deep.writeUInt32BE(crc32(header), 29);
    await expect(upload(deep)).rejects.toMatchObject({ code: 'picture_refused' });
  });

  it.each([
    ['of a guest is refused before its body is read', null, 401, 1],
    ['that is too large is refused before the rest is read', 'juan', 413, 120],
  ])('%s', async (_, username, status, most) => {
    const token = username === null ? null : await test.signIn(username);
    let parts = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(stream) {
        parts += 1;
        if (parts > 500) stream.close();
        else stream.enqueue(Buffer.alloc(64 * 1024, 'A'));
      },
    });
    const headers = { Merchant: 'parola', 'Content-Type': 'application/json' };
    const init = { method: 'POST', body, duplex: 'half' };
    const request = new Request(testOrigin + uploadPicture.path, {
      ...init,
      headers: token === null ? headers : { ...headers, Authorization: token },
    });
    const answer = await test.gateway.fetch(request, { ip: '192.0.2.1' });
    expect(answer.status).toBe(status);
    expect(parts).toBeLessThanOrEqual(most);
  });

  it('is private to its owner and the operator, unless it is an avatar', async () => {
    const { id, url } = await upload(Buffer.from(samplePicture, 'base64'), 'proof');
    expect((await load(url)).answer.status).toBe(200);
    expect((await load(url)).answer.headers.get('Cache-Control')).toBe('no-store');
    expect((await load(`/media/uploads/${id}`)).answer.status).toBe(404);
    const address = new URL(url, testOrigin);
    address.searchParams.set('until', String(Date.now() + 3_600_000));
    expect((await load(address.pathname + address.search)).answer.status).toBe(404);
    await test.operator.advance(601);
    expect((await load(url)).answer.status).toBe(404);
    const request = new Request(`${testOrigin}/_operator/uploads/${id}`, {
      headers: { 'Operator-Token': testToken },
    });
    const shown = await test.gateway.fetch(request, { ip: '127.0.0.1' });
    expect(shown.headers.get('Content-Type')).toBe('image/png');
  });
});

describe('the readers of pictures', () => {
  it('never throw and never pass on other bytes', async () => {
    const whole = [jpeg(40, 30), png(2, 2, Buffer.alloc(14))];
    await assert(
      asyncProperty(uint8Array({ maxLength: 200 }), async (noise) => {
        for (const start of whole) {
          const cut = start.subarray(0, noise.length % start.length);
          const bytes = Buffer.concat([cut, noise]);
          const read = readJpeg(bytes) ?? (await readPng(bytes));
          if (read !== null) expect(read.bytes.length).toBeLessThanOrEqual(bytes.length);
        }
      }),
      { numRuns: 200 },
    );
  });
});
