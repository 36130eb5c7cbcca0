import { describe, expect, it } from 'vitest';
import {
  classesOf,
  fillPage,
  hashSource,
  inlineBoot,
  inlineLast,
  inlineStyles,
  withoutModules,
} from './shell.ts';

const page = `<head><script src="/boot.js"></script><title>Parola</title>
<link rel="modulepreload" crossorigin href="/assets/react.js">
<link rel="stylesheet" crossorigin href="/assets/main.css"></head><body><div id="app"></div></body>`;

describe('the built page', () => {
  it('has the script that runs before the first paint, with a hash for the policy', () => {
    expect(inlineBoot(page, 'let a = 1;')).toContain('<script>let a = 1;</script>');
    expect(hashSource("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
  });

  it('has its styles in order, and links that are not fetched', () => {
    const styles = new Map([
      ['/assets/main.css', 'a{color:red}'],
      ['/assets/home.css', 'b{content:"$&"}'],
    ]);
    const inlined = inlineStyles(page, styles);
    expect(inlined).toContain('<style>a{color:red}\nb{content:"$&"}</style>');
    expect(inlined.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
      '<link rel="stylesheet" href="/assets/main.css" media="not all" disabled>',
      '<link rel="stylesheet" href="/assets/home.css" media="not all" disabled>',
    ]);
  });

  it('loads no modules by its tags', () => {
    const built = page.replace('</head>', '<script type="module" src="/a.js"></script></head>');
    expect(withoutModules(built)).not.toMatch(/modulepreload|module/);
    expect(withoutModules(built)).toContain('<script src="/boot.js"></script>');
  });

  it('has the script that loads its files at the end of its head', () => {
    expect(inlineLast(page, 'let b;')).toContain('<script>let b;</script>\n  </head>');
  });

  it('lists the rendered classes', () => {
    expect(classesOf('<p class="a b"><i class="b"></i></p>')).toEqual(['a', 'b']);
  });

  it('has the prerendered markup in its root element', () => {
    expect(fillPage(page, '<h1>Parola</h1>')).toContain('<div id="app"><h1>Parola</h1></div>');
  });

  it.each([
    '<script>$RC()</script>',
    '<p style="color:red">',
    '<img src="/src/web/a.svg">',
    '<a onclick="x()">',
  ])('is not built with %s in it', (markup) =>
    expect(() => fillPage(page, markup)).toThrow('cannot be served'),
  );
});
