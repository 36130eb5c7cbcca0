import { relative } from 'node:path';
import { createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin, Rolldown } from 'vite';

type Chunks = Readonly<Record<string, Rolldown.RenderedChunk>>;
type Words = Readonly<Record<string, string>>;

const asked = /\.po\?(first|rest)$/;
const place = /"@words:(\w+):(first|rest)"/g;

export interface CataloguesOptions {
  /** Sources that the first page runs, from the root of the project; what they import at once is the page's too. */
  readonly first: readonly string[];
}

/** A catalogue's messages by id, and the sources that say them. */
async function readCatalogue(file: string) {
  const config = getConfig();
  const found = getCatalogForFile(relative(config.rootDir ?? '.', file), await getCatalogs(config));
  if (!found) throw new Error(`${file} is no catalogue of lingui.config.ts.`);
  const { catalog, locale } = found;
  const { sourceLocale = '', fallbackLocales = {} } = config;
  const { messages } = await catalog.getTranslations(locale, { sourceLocale, fallbackLocales });
  const origins = new Map(
    Object.entries(await catalog.read(locale)).map(([id, { origin = [] }]) => [
      id,
      origin.map(([source]) => source),
    ]),
  );
  return { locale, messages, origins };
}

/** The messages as the program reads them: `JSON.parse("…")` of texts and, where they hold values, of lists. */
function compile(locale: string, messages: Words): string {
  const { source, errors } = createCompiledCatalog(locale, { ...messages }, { namespace: 'json' });
  if (errors.length > 0) throw new Error(`Messages of ${locale} cannot be read.`);
  const { messages: compiled }: { messages: unknown } = JSON.parse(source);
  return JSON.stringify(JSON.stringify(compiled));
}

/** The sources of some chunks and of all that those import at once. */
function sourcesOf(chunks: Chunks, isFirst: (source: string) => boolean): Set<string> {
  const seen = new Set<Rolldown.RenderedChunk>();
  function add(chunk: Rolldown.RenderedChunk | undefined): void {
    if (chunk === undefined || seen.has(chunk)) return;
    seen.add(chunk);
    for (const file of chunk.imports) add(chunks[file]);
  }
  for (const chunk of Object.values(chunks)) {
    if (chunk.facadeModuleId && isFirst(chunk.facadeModuleId)) add(chunk);
  }
  return new Set([...seen].flatMap(({ moduleIds }) => moduleIds.map(bare)));
}

const bare = (module: string): string => module.replace(/\?.*$/, '');

/**
 * Splits each catalogue in two: `EN.po?first` holds what the first page says before anything else has
 * come, `EN.po?rest` all other words. Which is which is read off the built chunks; in development
 * and tests the first part holds everything.
 */
export function catalogues({ first }: CataloguesOptions): Plugin {
  let root = '';
  let isBuild = false;
  const read = new Map<string, Awaited<ReturnType<typeof readCatalogue>>>();

  function part(chunks: Chunks, locale: string, wanted: string): string {
    const catalogue = read.get(locale);
    if (catalogue === undefined) throw new Error(`The catalogue ${locale} was not read.`);
    const sources = sourcesOf(chunks, (source) => first.includes(relative(root, bare(source))));
    const isFirst = (id: string) =>
      catalogue.origins.get(id)?.some((source) => sources.has(`${root}/${source}`)) ?? false;
    const chosen = Object.entries(catalogue.messages).filter(
      ([id]) => isFirst(id) === (wanted === 'first'),
    );
    return compile(locale, Object.fromEntries(chosen));
  }

  return {
    name: 'parola:catalogues',
    config: () => ({ optimizeDeps: { exclude: ['@lingui/core/macro', '@lingui/react/macro'] } }),
    configResolved(config) {
      ({ root } = config);
      isBuild = config.command === 'build';
    },
    transform: {
      filter: { id: asked },
      async handler(_, id) {
        const wanted = asked.exec(id)?.[1] ?? '';
        const catalogue = await readCatalogue(bare(id));
        const { locale, messages } = catalogue;
        read.set(locale, catalogue);
        const words = isBuild
          ? `"@words:${locale}:${wanted}"`
          : compile(locale, wanted === 'first' ? messages : {});
        return { code: `export const messages = JSON.parse(${words});`, moduleType: 'js' };
      },
    },
    renderChunk(code, _, __, { chunks }) {
      if (!code.includes('"@words:')) return null;
      return code.replace(place, (_match, locale: string, wanted: string) =>
        part(chunks, locale, wanted),
      );
    },
  };
}
