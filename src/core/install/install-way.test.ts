import { describe, expect, it } from 'vitest';
import { installWayOf } from './install-way.ts';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5';
const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36';

describe('the way to the home screen', () => {
  it.each([
    ['iphone', `${iphone} Version/18.5 Mobile/15E148 Safari/604.1`, 5],
    ['iphone', `${iphone} CriOS/140.0 Mobile/15E148 Safari/604.1`, 5],
    ['ipad', `${mac} Safari/605.1.15`, 5],
    ['safari', `${mac} Safari/605.1.15`, 0],
    ['android', `${android} Chrome/140.0.0.0 Mobile Safari/537.36`, 5],
    ['samsung', `${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 5],
    ['chrome', `${windows} Chrome/140.0.0.0 Safari/537.36`, 0],
    ['edge', `${windows} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 10],
    ['firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 0],
    ['chrome', 'something nobody has heard of', 0],
  ])('is the way of %s for %s', (way, userAgent, touchPoints) => {
    expect(installWayOf({ userAgent, touchPoints })).toBe(way);
  });

  it.each([
    `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/500.0]`,
    `${iphone} Mobile/15E148`,
    `${iphone} Mobile/15E148 Safari/604.1 Line/15.0`,
    `${android.replace('; K', '; K; wv')} Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36`,
    `${android} Chrome/140.0.0.0 Mobile Safari/537.36 Instagram 300.0`,
  ])('leads out of another app first: %s', (userAgent) => {
    expect(installWayOf({ userAgent, touchPoints: 5 })).toBe('inApp');
  });
});
