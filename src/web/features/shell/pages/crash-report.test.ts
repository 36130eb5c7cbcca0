import { expect, it } from 'vitest';
import { crashContent, crashReport } from './crash-report.ts';

const crash = {
  error: new TypeError('Failed to fetch https://parola.example/assets/help-1a2b3c.js?token=abc#x'),
  pathname: '/help',
  version: '1.4.0 (20261122)',
  userAgent: 'Mozilla/5.0',
};

it('names page, error, version and browser', () => {
  expect(crashContent(crashReport(crash)).split('\n')).toEqual([
    '/help',
    'TypeError: Failed to fetch https://parola.example/assets/help-1a2b3c.js',
    '1.4.0 (20261122)',
    'Mozilla/5.0',
  ]);
});

it.each([
  ['a token', `Bearer ${'aB3'.repeat(20)} was refused`, 'Bearer … was refused'],
  ['a signed token', `got eyJ.${'a1'.repeat(20)}.c2ln`, 'got …'],
  ['a query', 'see /member?page=deposit&id=7 there', 'see /member there'],
])('leaves %s out', (_, message, shown) => {
  const error = new Error(message);
  expect(crashReport({ ...crash, error }).error).toBe(`Error: ${shown}`);
});

it('fits into the content of feedback', () => {
  const long = 'words '.repeat(500);
  const report = crashReport({
    error: new Error(long),
    pathname: `/${long}`,
    version: long,
    userAgent: long,
  });
  expect(crashContent(report).length).toBeLessThanOrEqual(500);
});
