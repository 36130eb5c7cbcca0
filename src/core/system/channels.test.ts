import { describe, expect, it } from 'vitest';
import { appsOf, channelsOf } from './channels.ts';

const listed = (type: string, url: string, label: string | null = null) => ({ type, url, label });

describe('social channels', () => {
  it('are the resources of the operator, without its apps', () => {
    const channels = channelsOf([
      listed('FACEBOOK', 'https://facebook.com/us', 'Facebook'),
      listed('H5', 'https://m.example.com'),
      listed('Android', 'https://download.example.com'),
      listed('Telegram', 'https://t.me/us'),
    ]);
    expect(channels).toEqual([
      { type: 'FACEBOOK', name: 'Facebook', address: 'https://facebook.com/us' },
      { type: 'TELEGRAM', name: 'Telegram', address: 'https://t.me/us' },
    ]);
  });

  it('are separate from the apps', () => {
    const apps = appsOf([
      listed('FACEBOOK', 'https://facebook.com/us'),
      listed('Android', 'https://download.example.com/', 'For Android'),
      listed('APK', 'javascript:alert(1)'),
    ]);
    expect(apps).toEqual([
      { type: 'ANDROID', name: 'For Android', address: 'https://download.example.com/' },
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'http://facebook.com/us',
    'data:text/html,hi',
    '',
    '//a.example',
  ])('do not lead to %s', (url) => {
    expect(channelsOf([listed('FACEBOOK', url)])).toEqual([]);
  });

  it('are listed once each', () => {
    const twice = listed('YOUTUBE', 'https://youtube.com/@us');
    expect(channelsOf([twice, twice])).toHaveLength(1);
  });
});
