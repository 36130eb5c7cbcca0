// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { saveFile } from './save-file.ts';

afterEach(() => vi.unstubAllGlobals());

function save(device: object) {
  const clicks = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  clicks.mockClear();
  vi.stubGlobal('navigator', device);
  saveFile(new Blob(['a,b'], { type: 'text/csv' }), 'bets.csv');
  return clicks.mock.calls.length;
}

it('saves a file by the share sheet in an app that is installed on an iPhone', () => {
  const share = vi.fn(({ files }: { files: File[] }) => Promise.resolve(files[0]?.name));
  expect(save({ standalone: true, canShare: () => true, share })).toBe(0);
  expect(share.mock.calls[0]?.[0].files[0]).toMatchObject({ name: 'bets.csv', type: 'text/csv' });
});

it.each([
  ['a browser', { standalone: false, canShare: () => true }],
  ['an iPhone that cannot share files', { standalone: true, canShare: () => false }],
  ['another device', {}],
])('saves a file by the download of the browser on %s', (_, device) => {
  expect(save(device)).toBe(1);
});
