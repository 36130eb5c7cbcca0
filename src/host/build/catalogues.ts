import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import {
  contractsPart,
  type CatalogueParts,
  failuresPart,
  firstPart,
  type PartChunk,
  sharedPart,
  splitCatalogue,
} from './catalogue-parts.ts';
import { ownImports, replaceImports } from './own-imports.ts';

const catalogueModule = /\.po\?([\w-]+)$/;
const messagesPlaceholder = /"@messages:(\w+):([\w-]+)"/g;
const partsPlaceholder = /"@parts:([^"]+)"/g;

const withoutQuery = (moduleId: string): string => moduleId.replace(/\?.*$/, '');

interface CataloguesOptions {
  /** Sources that the first page runs, as paths from the root of the project. */
  readonly first: readonly string[];
  /** The first part has all messages. */
  readonly whole?: boolean;
}

/** The parts of a build's catalogues, once its chunks are known. */
export type SplitBuild = (chunks: readonly PartChunk[]) => CatalogueParts;

type CataloguesPlugin = Plugin & { readonly api: { readonly split: SplitBuild } };

/** The parts beyond the first one: the shared ones and the parts of areas. */
function laterParts(root: string): string[] {
  const entries = readdirSync(join(root, 'src/web/features'), { withFileTypes: true });
  const features = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return [sharedPart, failuresPart, contractsPart, ...features];
}

/** Loaders of the parts beyond the first one, as the text of an object. */
function partLoaders(root: string, file: string): string {
  const loaders = laterParts(root).map((part) => `'${part}': () => import('${file}?${part}')`);
  return `{ ${loaders.join(', ')} }`;
}

/** The names of parts, separated by spaces, as the text of a string. Throws for a part that nothing can load. */
function namesOf(parts: readonly string[], known: readonly string[]): string {
  const unknown = parts.find((part) => !known.includes(part));
  if (unknown !== undefined)
    throw new Error(`The part ${unknown} of the catalogues has no loader.`);
  return JSON.stringify(parts.join(' '));
}

/** Messages of one language by id. */
type Messages = Readonly<Record<string, string>>;

/** A catalogue with its translations, and the sources that contain each message. */
interface Catalogue {
  readonly locale: string;
  readonly messages: Messages;
  readonly origins: ReadonlyMap<string, readonly string[]>;
}

/** Reads a `.po` file. Missing translations are taken from the fallbacks of `lingui.config.ts`. */
async function readCatalogue(file: string): Promise<Catalogue> {
  const config = getConfig();
  const found = getCatalogForFile(relative(config.rootDir ?? '.', file), await getCatalogs(config));
  if (!found) throw new Error(`${file} is not a catalogue of lingui.config.ts.`);
  const { catalog, locale } = found;
  const { sourceLocale = '', fallbackLocales = {} } = config;
  const { messages } = await catalog.getTranslations(locale, { sourceLocale, fallbackLocales });
  const entries = Object.entries(await catalog.read(locale));
  const origins = new Map(
    entries.map(([id, { origin = [] }]) => [id, origin.map(([source]) => source)]),
  );
  return { locale, messages, origins };
}

/** Compiles messages to the text of a JSON string: its value is JSON of texts and, for messages with values, of lists. */
function compileMessages(locale: string, messages: Messages): string {
  const { source, errors } = createCompiledCatalog(locale, { ...messages }, { namespace: 'json' });
  if (errors.length > 0) throw new Error(`Messages of ${locale} cannot be compiled.`);
  const { messages: compiled }: { messages: unknown } = JSON.parse(source);
  return JSON.stringify(JSON.stringify(compiled));
}

/** The catalogues that were read, and their parts by the chunks of a build. */
function createSplitter(first: readonly string[], sourceOf: (moduleId: string) => string) {
  const read = new Map<string, Catalogue>();
  const reads = new Map<string, Promise<Catalogue>>();
  const splits = new Map<string, CatalogueParts>();

  const split: SplitBuild = (chunks) => {
    const key = chunks.map(({ fileName }) => fileName).join();
    const known = splits.get(key);
    if (known !== undefined) return known;
    const [catalogue] = read.values();
    if (catalogue === undefined) throw new Error('No catalogue was read.');
    const parts = splitCatalogue({ chunks, origins: catalogue.origins, first, sourceOf });
    splits.set(key, parts);
    return parts;
  };

  return {
    split,
    /** Reads each file once: each of its parts asks for it. */
    async read(file: string): Promise<Catalogue> {
      const reading = reads.get(file) ?? readCatalogue(file);
      reads.set(file, reading);
      const catalogue = await reading;
      read.set(catalogue.locale, catalogue);
      return catalogue;
    },
    compilePart(locale: string, part: string, parts: CatalogueParts): string {
      const messages = Object.entries(read.get(locale)?.messages ?? {});
      const chosen = messages.filter(([id]) => parts.partOf(id) === part);
      return compileMessages(locale, Object.fromEntries(chosen));
    },
  };
}

/**
 * Splits each catalogue into parts that are loaded with the chunks that need them: see `splitCatalogue`. A dynamic import
 * in `src/web` resolves when the parts of its module are loaded too. In development, tests and prerendering the first
 * part has all messages.
 */
export function catalogues({ first, whole = false }: CataloguesOptions): CataloguesPlugin {
  let root = '';
  let isBuild = false;
  const sourceOf = (moduleId: string): string =>
    relative(root, withoutQuery(moduleId)).replaceAll('\\', '/');
  const splitter = createSplitter(first, sourceOf);

  /** The module of a part. The first part also has the loaders of the others. */
  async function partModule(id: string, part: string): Promise<string> {
    const file = withoutQuery(id);
    const { locale, messages } = await (isBuild ? splitter.read(file) : readCatalogue(file));
    const text = isBuild ? `"@messages:${locale}:${part}"` : compileMessages(locale, messages);
    const code = `export const messages = JSON.parse(${text});`;
    if (part !== firstPart) return code;
    return `${code}\nexport const parts = ${isBuild ? partLoaders(root, file) : '{}'};`;
  }

  return {
    name: 'parola:catalogues',
    api: { split: splitter.split },
    config: () => ({ optimizeDeps: { exclude: ['@lingui/core/macro', '@lingui/react/macro'] } }),
    configResolved(config) {
      ({ root } = config);
      isBuild = config.command === 'build' && !whole;
    },
    transform: {
      filter: { id: [catalogueModule, /\/src\/web\/.*\.tsx?(\?|$)/] },
      async handler(source, id) {
        const part = catalogueModule.exec(id)?.[1];
        if (part !== undefined) return { code: await partModule(id, part), moduleType: 'js' };
        if (!isBuild || !source.includes('import(')) return null;
        const imports = ownImports(this.parse(source));
        if (imports.length === 0) return null;
        const targets = await Promise.all(
          imports.map(({ specifier }) => this.resolve(specifier, id)),
        );
        const wrapped = replaceImports(
          source,
          imports,
          (text, at) => `withMessages("@parts:${targets[at]?.id}", ${text})`,
        );
        const helper = `${root}/src/web/i18n/activate-locale.ts`;
        return { code: `import { withMessages } from '${helper}';\n${wrapped}`, map: null };
      },
    },
    renderChunk(code, _, __, { chunks }) {
      if (!/"@(messages|parts):/.test(code)) return null;
      const parts = splitter.split(Object.values(chunks));
      return code
        .replace(messagesPlaceholder, (_match, locale: string, part: string) =>
          splitter.compilePart(locale, part, parts),
        )
        .replace(partsPlaceholder, (_match, moduleId: string) =>
          namesOf(parts.partsFor(moduleId), laterParts(root)),
        );
    },
  };
}
