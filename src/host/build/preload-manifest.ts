import type { CatalogueParts } from './catalogue-parts.ts';
import { type Bundle, type Chunk, chunksOf, stylesheetsOfChunks, withImports } from './chunks.ts';

/** The files of a page and the parts of the catalogue that it needs. */
interface PageFiles {
  readonly files: readonly string[];
  readonly parts: readonly string[];
}

/** Addresses of the files that a page needs beyond the ones of every page. */
export interface PreloadManifest {
  /** By path. */
  readonly pages: Readonly<Record<string, PageFiles>>;
  /** By language and part of its catalogue. */
  readonly catalogues: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const routeModule = /\/src\/web\/routes\/([\w$/]+?)(?:\/index)?\.tsx\?tsr-split=component$/;
const catalogueModule = /\/locales\/([A-Z]{2})\.po\?([\w-]+)$/;

/** Lists the chunks and styles of each page, and the chunk of each part of each catalogue that some page needs. */
export function preloadManifest(bundle: Bundle, parts: CatalogueParts): PreloadManifest {
  const chunks = chunksOf(bundle);
  const entries = withImports(
    chunks,
    chunks.filter(({ isEntry }) => isEntry),
  );

  function filesOf(chunk: Chunk): string[] {
    const own = [...withImports(chunks, [chunk])].filter((one) => !entries.has(one));
    return [...own.map(({ fileName }) => `/${fileName}`), ...stylesheetsOfChunks(own)];
  }

  const pages: Record<string, PageFiles> = {};
  for (const chunk of chunks) {
    const facade = chunk.facadeModuleId ?? '';
    const route = routeModule.exec(facade)?.[1];
    if (route === undefined) continue;
    pages[`/${route}`] = { files: filesOf(chunk), parts: ['first', ...parts.partsFor(facade)] };
  }

  const needed = new Set(Object.values(pages).flatMap((page) => page.parts));
  const catalogues: Record<string, Record<string, string>> = {};
  for (const { facadeModuleId, fileName } of chunks) {
    const [, language = '', part = ''] = catalogueModule.exec(facadeModuleId ?? '') ?? [];
    if (needed.has(part))
      catalogues[language] = { ...catalogues[language], [part]: `/${fileName}` };
  }
  return { pages, catalogues };
}

/**
 * A script for the head of the shell. It fetches the files of the page at once, while the program that imports them is
 * still loading.
 */
export function preloadScript(manifest: PreloadManifest): string {
  return `(({ pages, catalogues }) => {
  const catalogue = catalogues[document.documentElement.dataset.words ?? 'EN'];
  const page = pages[location.pathname] ?? pages['/$games'];
  for (const href of [...page.files, ...page.parts.map((part) => catalogue[part])]) {
    const link = document.createElement('link');
    link.rel = href.endsWith('.css') ? 'preload' : 'modulepreload';
    if (link.rel === 'preload') link.as = 'style';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
})(${JSON.stringify(manifest)});`;
}
