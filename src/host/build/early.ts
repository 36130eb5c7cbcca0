import { type Bundle, type Chunk, chunksOf, sheetsOf, withImports } from './chunks.ts';

/** Addresses by the path or the language that needs them. */
type EarlyFiles = Readonly<Record<string, readonly string[]>>;

const routeFile = /\/src\/web\/routes\/([\w$/]+?)(?:\/index)?\.tsx\?tsr-split=component$/;
const wordsFile = /\/locales\/([A-Z]{2})\.po\?/;

/** The path of the page, or the language of the words, that a chunk is for. */
function needOf({ facadeModuleId }: Chunk): string | null {
  const facade = facadeModuleId ?? '';
  const route = routeFile.exec(facade)?.[1];
  return route === undefined ? (wordsFile.exec(facade)?.[1] ?? null) : `/${route}`;
}

/** What pages need beyond what every page has: their own program and looks, and the words of a language. */
export function earlyFiles(bundle: Bundle): EarlyFiles {
  const chunks = chunksOf(bundle);
  const everywhere = withImports(
    bundle,
    chunks.filter(({ isEntry }) => isEntry),
  );
  const early: Record<string, string[]> = {};
  for (const chunk of chunks) {
    const need = needOf(chunk);
    if (need === null) continue;
    const own = [...withImports(bundle, [chunk])].filter((one) => !everywhere.has(one));
    const files = [...own.map(({ fileName }) => `/${fileName}`), ...sheetsOf(own)];
    early[need] = [...new Set([...(early[need] ?? []), ...files])];
  }
  return early;
}

/** A script for the shell's head that has those files fetched at once, while the program that will ask for them is on its way. */
export function earlyScript(files: EarlyFiles): string {
  return `((files) => {
  const language = document.documentElement.dataset.words ?? 'EN';
  const page = files[location.pathname] ?? files['/$games'];
  for (const href of [...page, ...files[language]]) {
    const link = document.createElement('link');
    link.rel = href.endsWith('.css') ? 'preload' : 'modulepreload';
    if (link.rel === 'preload') link.as = 'style';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
})(${JSON.stringify(files)});`;
}
