import { createHash } from 'node:crypto';
import { escapeText } from '../page-brand.ts';

/** The source `'sha256-…'` that allows one inlined text in a Content-Security-Policy. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Replaces the first match. Throws when there is none, because the page was not built as expected. */
function replaceFirst(html: string, place: string | RegExp, replacement: string): string {
  const isThere = typeof place === 'string' ? html.includes(place) : place.test(html);
  if (!isThere) throw new Error(`The page has no ${String(place)} to be replaced.`);
  return html.replace(place, () => replacement);
}

const bootTag = '<script src="/boot.js"></script>';
const stylesheet = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

/** Addresses of the stylesheets that a page links to. */
export function stylesheetsOf(html: string): string[] {
  return [...html.matchAll(stylesheet)].flatMap(([, address]) => address ?? []);
}

/** All class names in some markup. */
export function classesOf(markup: string): string[] {
  const lists = [...markup.matchAll(/\sclass="([^"]*)"/g)];
  return [...new Set(lists.flatMap(([, names = '']) => names.split(' ').filter(Boolean)))];
}

/** Inlines the script that runs before the first paint. */
export function inlineBoot(html: string, boot: string): string {
  return replaceFirst(html, bootTag, `<script>${boot}</script>`);
}

/** Inlines the script that preloads the files of a page. It is last, so that it delays nothing. */
export function inlinePreload(html: string, script: string): string {
  return replaceFirst(html, '</head>', `  <script>${script}</script>\n  </head>`);
}

const entry = /<script type="module"[^>]* src="([^"]+)"><\/script>/;

/** Id of the list of modules that a page fetches after its first paint, as JSON. */
const lateModules = 'page-modules';

/**
 * A script that imports modules in turn and ends the task after each. A page that is rendered ahead is painted first, with its
 * first picture and in the fallback of its display font: until then the network and the processor work for what it shows. A
 * second is the longest wait. A hidden page paints nothing, has slow timers and nothing to delay. An error is reported a second
 * later: a page that is left stops its requests, which is no error, and its timers.
 */
export function startScript(modules: readonly string[]): string {
  return `try {
  const late = document.getElementById('${lateModules}');
  if (late !== null && !document.hidden) {
    const patience = new Promise((done) => setTimeout(done, 1000));
    const painted = new Promise((done) => {
      new PerformanceObserver(done).observe({ type: 'paint', buffered: true });
    });
    const pictures = [...document.querySelectorAll('img[fetchpriority="high"]')];
    const drawn = pictures.map((picture) => picture.decode().catch(() => {}));
    await Promise.race([patience, Promise.all([painted, ...drawn])]);
  }
  delete document.documentElement.dataset.lateFace;
  for (const href of JSON.parse(late?.textContent ?? '[]')) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }));
  }
  for (const part of ${JSON.stringify(modules)}) {
    await import(part);
    if (!document.hidden) await new Promise((done) => setTimeout(done));
  }
} catch (error) {
  setTimeout(() => { throw error; }, 1000);
}`;
}

/** Puts a script in the place of the entry, which is fetched meanwhile. */
export function inlineStart(html: string, script: string): string {
  const [, address = ''] = entry.exec(html) ?? [];
  const replacement = `<script type="module">${script}</script>
    <link rel="modulepreload" crossorigin href="${address}">`;
  return replaceFirst(html, entry, replacement);
}

/**
 * Inlines the styles of a page. The links stay in the page but are not fetched: the loader of lazy chunks finds them and
 * does not load these styles again. `disabled` stops the parser from fetching, `media="not all"` the preload scanner.
 */
export function inlineStyles(html: string, styles: ReadonlyMap<string, string>): string {
  const text = [...styles.values()].join('\n');
  const links = [...styles.keys()].map(
    (address) => `<link rel="stylesheet" href="${address}" media="not all" disabled>`,
  );
  const bare = html.replace(stylesheet, '');
  return replaceFirst(
    bare,
    '<title>',
    `<style>${text}</style>\n    ${links.join('')}\n    <title>`,
  );
}

/** Adds preload links of the modules that the page will import. */
export function preloadModules(html: string, addresses: readonly string[]): string {
  const unknown = addresses.filter((address) => !html.includes(`"${address}"`));
  const links = unknown.map(
    (address) => `<link rel="modulepreload" crossorigin href="${address}">`,
  );
  return replaceFirst(html, '</head>', `  ${links.join('')}\n  </head>`);
}

const modulePreload = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;

const fontPreload = /\s*<link\s+rel="preload"[^>]*as="font"[^>]*>/;

/** Leaves the modules of a page and its display font to its start script, which fetches them after the first paint. */
export function deferModules(html: string): string {
  const addresses = [...html.matchAll(modulePreload)].map(([, address]) => address);
  const list = `<script type="application/json" id="${lateModules}">${JSON.stringify(addresses)}</script>`;
  const bare = replaceFirst(html.replace(modulePreload, ''), fontPreload, '');
  const page = replaceFirst(bare, 'data-theme="system"', 'data-theme="system" data-late-face');
  return replaceFirst(page, '</head>', `  ${list}\n  </head>`);
}

/** The texts by which search engines and previews of links show a page. The name of the brand is added to the title. */
export interface PageTexts {
  readonly title: string;
  readonly description: string;
}

/** Writes the texts of a page into its head. Its title before is the name of the brand. */
export function withTexts(html: string, { title, description }: PageTexts): string {
  const brand = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  const tags = [
    `<meta name="description" content="${escapeText(description)}" />`,
    '<meta property="og:type" content="website" />',
    `<meta property="og:site_name" content="${brand}" />`,
    `<meta property="og:title" content="${escapeText(title)}" />`,
    `<meta property="og:description" content="${escapeText(description)}" />`,
  ];
  const described = replaceFirst(html, /<meta\s+name="description"[^>]*>/, tags.join('\n    '));
  return replaceFirst(described, '<title>', `<title>${escapeText(title)} – `);
}

/** Puts the head of a page, which the build writes in English, into another language. */
export function translateHead(
  html: string,
  language: string,
  { lang, title, description }: PageTexts & { readonly lang: string },
): string {
  const contents = {
    'name="description"': description,
    'property="og:title"': title,
    'property="og:description"': description,
  };
  const described = Object.entries(contents).reduce(
    (page, [name, text]) =>
      replaceFirst(page, new RegExp(`(?<=<meta ${name} content=")[^"]*`), escapeText(text)),
    html,
  );
  const titled = replaceFirst(described, /(?<=<title>).*(?= – )/, escapeText(title));
  return replaceFirst(
    titled,
    /<html lang="[^"]*"/,
    `<html lang="${lang}" data-language="${language}"`,
  );
}

const root = '<div id="app"></div>';

/**
 * Puts prerendered markup into the root element of the app, with the path of its page; none for the shell. Throws for
 * markup that the policy would refuse.
 */
export function fillPage(html: string, markup: string, path?: string): string {
  const refused = /<script|\sstyle="|\son[a-z]+="|"\/src\//.exec(markup);
  if (refused) {
    const around = markup.slice(Math.max(0, refused.index - 80), refused.index + 80);
    throw new Error(`The rendered page holds ${refused[0]}, which cannot be served: …${around}…`);
  }
  const page = path === undefined ? '' : ` data-page="${path}"`;
  return replaceFirst(html, root, `<div id="app"${page}>${markup}</div>`);
}
