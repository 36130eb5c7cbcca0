import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * The two steps in which the service worker caches the built files. The first is cached at installation. The second is
 * cached when the page is idle or the member signs in; with Save-Data, when one of its files is requested.
 */
export const precacheSteps = {
  install: {
    /** An offline start of the home page: these sources and their static imports, and all files that are not chunks. */
    sources: [
      /^index\.html$/,
      /^node_modules\//,
      // The cipher of the older seal is large, and few gateways need it.
      /^src\/core\/(?!client\/des)/,
      /^src\/web\/(app|lib|ui|widgets)\//,
      /^src\/web\/features\/(home|popups|shell|system)\//,
      /^src\/web\/routes\/index\.tsx/,
      /^locales\/\w+\.po\?(first|shared|failures|home|popups|shell|system)$/,
    ],
    /**
     * The least that an offline start needs, apart from the files that are no chunks: these sources and their static
     * imports. The installation fails without one of them. It does without the others, which the second step asks for
     * again: filters of advertisements block files by their name.
     */
    required: [/^index\.html$/, /^src\/web\/routes\/index\.tsx/, /^locales\/EN\.po\?first$/],
    /** Bytes as the host sends them. */
    maxBytes: 700_000,
  },
  idle: {
    /** All other files. The bound, in bytes as the host sends them, is for both steps together. */
    maxTotalBytes: 1_500_000,
  },
} as const;

/** A chunk of Vite's build manifest, by its source. */
interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

type BuildManifest = Readonly<Record<string, ManifestChunk>>;

/** The files of chunks with such a source, and of their static imports. */
function filesOf(manifest: BuildManifest, sources: readonly RegExp[]): Set<string> {
  const seen = new Set<string>();
  function add(key: string): void {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key]?.imports?.forEach(add);
  }
  Object.keys(manifest)
    .filter((key) => sources.some((source) => source.test(key)))
    .forEach(add);
  return new Set(
    [...seen].flatMap((key) => {
      const { file, css = [], assets = [] } = manifest[key] ?? { file: '' };
      return [file, ...css, ...assets];
    }),
  );
}

/** The files of the chunks that are cached at installation. */
export const filesOfInstallation = (manifest: BuildManifest): Set<string> =>
  filesOf(manifest, precacheSteps.install.sources);

/** An entry of the worker's list of files. */
interface ListedFile {
  readonly url: string;
  /** Belongs to the second step. */
  readonly later?: true;
  /** Belongs to the first step, which does without it. */
  readonly optional?: true;
}

/** Marks the files of the second step, and those that the first does without. Only files in `assets/` are among them: their names change with their content. */
export function markLaterFiles<File extends ListedFile>(
  files: readonly File[],
  manifest: BuildManifest,
): File[] {
  const first = filesOfInstallation(manifest);
  const required = filesOf(manifest, precacheSteps.install.required);
  return files.map((file) => {
    if (!file.url.startsWith('assets/') || required.has(file.url)) return file;
    return first.has(file.url) ? { ...file, optional: true } : { ...file, later: true };
  });
}

type MarkFiles = <File extends ListedFile>(files: File[]) => { manifest: File[] };

/** Gives the function that marks the files of the second step in the list of a build. */
export function laterFileMarker(): Plugin & { readonly api: { readonly mark: MarkFiles } } {
  let folder = '';
  return {
    name: 'parola:later-files',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    api: {
      mark(files) {
        const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
        return { manifest: markLaterFiles(files, manifest) };
      },
    },
  };
}
