import { describe, expect, it } from 'vitest';
import {
  classesOf,
  deferModules,
  fillPage,
  hashSource,
  inlineBoot,
  inlinePreload,
  inlineStart,
  inlineStyles,
  preloadModules,
  startScript,
  withTexts,
} from './shell.ts';

const page = `<html lang="en" data-theme="system"><head><script src="/boot.js"></script><title>Parola</title>
<link
  rel="preload"
  href="/fonts/face.woff2"
  as="font"
/>
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

  it('has its own title and description, for search engines and previews', () => {
    const head = `<title>A &amp; B</title><meta\n name="description" content="x" />`;
    const named = withTexts(head, { title: 'Slots', description: 'All "slots" & more' });
    expect(named).toContain('<title>Slots – A &amp; B</title>');
    expect(named).toContain(
      '<meta name="description" content="All &quot;slots&quot; &amp; more" />',
    );
    expect(named).toContain('<meta property="og:title" content="Slots" />');
    expect(named).toContain('<meta property="og:site_name" content="A &amp; B" />');
    expect(named.match(/name="description"/g)).toHaveLength(1);
  });

  it('preloads each module once', () => {
    const preloaded = preloadModules(page, ['/assets/react.js', '/assets/home.js']);
    expect(preloaded.match(/href="\/assets\/[a-z]+\.js"/g)).toEqual([
      'href="/assets/react.js"',
      'href="/assets/home.js"',
    ]);
  });

  it('imports the parts of the program in turn, and fetches the entry at once', () => {
    const html = '<script type="module" crossorigin src="/assets/index.js"></script>';
    const started = inlineStart(html, startScript(['/assets/react.js', '/assets/index.js']));
    expect(started).toContain('for (const part of ["/assets/react.js","/assets/index.js"])');
    expect(started).toContain('<link rel="modulepreload" crossorigin href="/assets/index.js">');
    expect(started).not.toContain(html);
  });

  it('leaves its modules to the script that waits for the first paint', () => {
    const deferred = deferModules(preloadModules(page, ['/assets/home.js']));
    expect(deferred).not.toContain('modulepreload');
    expect(deferred).toContain(
      '<script type="application/json" id="page-modules">["/assets/react.js","/assets/home.js"]</script>',
    );
    expect(startScript([])).toContain("document.getElementById('page-modules')");
  });

  it('has no display font until that script has seen the first paint', () => {
    expect(deferModules(page)).not.toContain('as="font"');
    expect(deferModules(page)).toContain('<html lang="en" data-theme="system" data-late-face>');
    const [before, after] = startScript([]).split('dataset.lateFace');
    expect(before).toContain("type: 'paint'");
    expect(before).toContain('img[fetchpriority="high"]');
    expect(after).toContain('await import');
  });

  it('has the preload script at the end of its head', () => {
    expect(inlinePreload(page, 'let b;')).toContain('<script>let b;</script>\n  </head>');
  });

  it('lists the rendered classes', () => {
    expect(classesOf('<p class="a b"><i class="b"></i></p>')).toEqual(['a', 'b']);
  });

  it('has the prerendered markup in its root element', () => {
    expect(fillPage(page, '<h1>Parola</h1>')).toContain('<div id="app"><h1>Parola</h1></div>');
    const html = fillPage(page, '<h1>Slots</h1>', '/rng');
    expect(html).toContain('<div id="app" data-page="/rng"><h1>Slots</h1></div>');
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
