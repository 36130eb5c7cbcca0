import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Language } from '#protocol/model/language.ts';
import { prerenderedFile, prerenderedPaths } from '#protocol/prerendered-paths.ts';
import { classesOf, hashSource, translateHead } from '../build/shell.ts';
import { revalidate } from '../cache-rules.ts';
import { mergePolicies, type Policy } from '../headers.ts';
import type { Asset, Site } from '../site.ts';
import type { Rendered, Renderer } from './renderer.ts';

/** A page with its content, as the host sends it. */
export interface Document {
  readonly asset: Asset;
  /** Sources that its Content-Security-Policy needs in addition. */
  readonly policy: Policy;
}

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
/** A document is made in milliseconds, again and again: the best quality would take too long. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Markup that the policy of the pages would refuse. */
const refused = /<script|\sstyle="|\son[a-z]+="/;

const textOf = ({ bodies }: Asset): string => new TextDecoder().decode(bodies.get('identity'));

/** JSON inside of a script element: no text of it can end the element. */
function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** The styles of classes in some markup, of style sheets that a page does not have yet, by address. */
function furtherStyles(
  { assets }: Site,
  page: string,
  markup: string,
): ReadonlyMap<string, string> {
  const classes = classesOf(markup);
  const sheets = [...assets].filter(
    ([path]) => path.endsWith('.css') && !page.includes(`"${path}"`),
  );
  return new Map(
    sheets
      .map(([path, asset]) => [path, textOf(asset)] as const)
      .filter(([, text]) => classes.some((name) => text.includes(`.${name}`))),
  );
}

/** The answers that a page shows, for the program. */
function dataScript(answers: Rendered['answers']): string {
  const data = Object.fromEntries(answers.map(({ address, body }) => [address, body]));
  return `<script type="application/json" id="page-data">${jsonForScript(data)}</script>`;
}

interface Written extends Pick<Rendered, 'markup'> {
  /** Null for a page as the build renders it, before any answer. */
  readonly answers: Rendered['answers'] | null;
}

/** Puts a built page, which is in English, into a language: its head, and the files of its messages. */
export async function translatePage(
  built: Asset,
  language: Language,
  texts: Rendered,
  { facts }: Renderer,
): Promise<Asset> {
  const { catalogueFiles } = await facts;
  const [from = {}, to = {}] = [catalogueFiles['EN'], catalogueFiles[language]];
  const page = Object.entries(from).reduce(
    (html, [part, file]) => html.replaceAll(`"${file}"`, `"${to[part] ?? file}"`),
    translateHead(textOf(built), language, texts),
  );
  return { ...built, bodies: new Map([['identity', new TextEncoder().encode(page)]]) };
}

/** Puts the markup in the place of the build's. Throws for a page that was not built as expected. */
function replaceMarkup(page: string, { markup, answers }: Written): string {
  const [start = ''] = /<div id="app" data-page="[^"]+">/.exec(page) ?? [];
  const begin = page.indexOf(start) + start.length;
  const end = page.lastIndexOf('</div>', page.indexOf('</body>'));
  if (start === '' || end < begin) throw new Error('The page has no place for its markup.');
  const script = answers === null ? '' : dataScript(answers);
  return `${page.slice(0, begin)}${markup}</div>${script}${page.slice(end + '</div>'.length)}`;
}

/** Writes the content into a built page, with the styles and the data that it needs. */
export async function writeDocument(
  site: Site,
  built: Asset,
  rendered: Written,
): Promise<Document> {
  const { markup } = rendered;
  const [fault] = refused.exec(markup) ?? [];
  if (fault !== undefined) throw new Error(`The rendered page holds ${fault}.`);
  const page = textOf(built);
  const styles = furtherStyles(site, page, markup);
  const text = [...styles.values()].join('\n');
  // The loader of lazy chunks finds the links and does not load these styles again.
  const links = [...styles.keys()].map(
    (path) => `<link rel="stylesheet" href="${path}" media="not all" disabled>`,
  );
  const head = text === '' ? '' : `<style>${text}</style>${links.join('')}`;
  const html = replaceMarkup(page, rendered).replace('<title>', () => `${head}<title>`);
  const identity = new Uint8Array(Buffer.from(html));
  const [br, zipped] = await Promise.all([compress.br(identity, brotli), compress.gzip(identity)]);
  return {
    asset: {
      bodies: new Map([
        ['identity', identity],
        ['br', new Uint8Array(br)],
        ['gzip', new Uint8Array(zipped)],
      ]),
      contentType: built.contentType,
      cacheControl: revalidate,
      digest: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    },
    policy: text === '' ? {} : { 'style-src': [hashSource(text)] },
  };
}

/** The pages of the build, rendered anew with the settings of this start, and the sources that these settings need. */
export async function renderAnew(site: Site, renderer: Renderer): Promise<Site> {
  const assets = new Map(site.assets);
  const policies = [site.policy];
  for (const path of prerenderedPaths) {
    const file = prerenderedFile(path) ?? path;
    const built = assets.get(file);
    if (built === undefined) continue;
    const markup = await renderer.renderBare(path);
    const page = await writeDocument(site, built, { markup, answers: null });
    assets.set(file, page.asset);
    policies.push(page.policy);
  }
  policies.push((await renderer.facts).sources);
  return { assets, policy: policies.reduce(mergePolicies) };
}
