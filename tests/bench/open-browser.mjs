import { createServer } from 'node:http';
import { chromium } from '@playwright/test';
import { chromiumPath } from '../support/chromium.mjs';

/** The median. @param {number[]} values */
export const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Starts a Chromium. @param {string[]} [args] */
export function openBrowser(args = []) {
  const executablePath = chromiumPath();
  return chromium.launch({
    ...(executablePath === null ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking', ...args],
  });
}

/** Serves texts by their paths and returns the address. @param {Readonly<Record<string, { type: string, body: string }>>} files */
export function serve(files) {
  return new Promise((resolve) => {
    const server = createServer(({ url = '/' }, answer) => {
      const { type = 'text/html', body = '' } = files[url] ?? {};
      answer.setHeader('Content-Type', type).end(body);
    });
    server.listen(0, () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      resolve({ url: `http://localhost:${port}`, stop: () => server.close() });
    });
  });
}
