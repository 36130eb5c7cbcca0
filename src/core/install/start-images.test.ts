import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startImages, startScreens } from './start-images.ts';

const folder = 'public/start';
const images = startScreens.flatMap(startImages);

describe('the start image on iOS', () => {
  it.each(images)('has the size of its screen: $href', (image) => {
    const file = readFileSync(`public${image.href}`);
    expect(file.toString('latin1', 1, 4)).toBe('PNG');
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([image.width, image.height]);
    const [, width, height, ratio] =
      /device-width: (\d+)px.*device-height: (\d+)px.*ratio: (\d)/.exec(image.media) ?? [];
    const sides = [Number(width) * Number(ratio), Number(height) * Number(ratio)];
    expect(image.media.includes('landscape') ? sides.toReversed() : sides).toEqual([
      image.width,
      image.height,
    ]);
  });

  it('exists once for each file, and is small', () => {
    const files = readdirSync(folder);
    expect(files.toSorted()).toEqual(
      images.map(({ href }) => href.replace('/start/', '')).toSorted(),
    );
    const bytes = files.reduce((sum, file) => sum + statSync(`${folder}/${file}`).size, 0);
    expect(bytes).toBeLessThan(200_000);
  });

  it('is light and dark, and in landscape on tablets only', () => {
    expect(startImages({ width: 390, height: 844, ratio: 3 }).map(({ media }) => media)).toEqual([
      expect.stringMatching(
        /3\) and \(orientation: portrait\) and \(prefers-color-scheme: dark\)$/,
      ),
      expect.stringMatching(/\(prefers-color-scheme: light\)$/),
    ]);
    expect(startImages({ width: 820, height: 1180, ratio: 2 })).toHaveLength(4);
    expect(startImages({ width: 820, height: 1180, ratio: 1 })).toEqual([]);
  });
});
