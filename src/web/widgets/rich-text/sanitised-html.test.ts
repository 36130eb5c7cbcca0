import { expect, it } from 'vitest';
import { shiftHeadings } from './sanitised-html.tsx';

// @vitest-environment happy-dom

function shifted(html: string, under: number): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  const container = document.createElement('div');
  container.append(shiftHeadings(template.content, under));
  return container.innerHTML;
}

it.each([
  ['<h3>a</h3><p>b</p><h3>c</h3>', 1, '<h2>a</h2><p>b</p><h2>c</h2>'],
  ['<h1>a</h1><h2>b</h2>', 2, '<h3>a</h3><h4>b</h4>'],
  ['<h4>a</h4><h6>b</h6>', 4, '<h5>a</h5><h6>b</h6>'],
  ['<h2>a <b>b</b></h2>', 1, '<h2>a <b>b</b></h2>'],
  ['<p>a</p>', 2, '<p>a</p>'],
])('the headings of %s start one below level %i', (html, under, result) => {
  expect(shifted(html, under)).toBe(result);
});

it('keeps the lang attribute of a heading', () => {
  expect(shifted('<h3 lang="th">ก</h3>', 1)).toBe('<h2 lang="th">ก</h2>');
});
