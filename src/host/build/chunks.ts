import type { Rolldown } from 'vite';

/** The properties of a built chunk that the plugins read. */
export type Chunk = Pick<
  Rolldown.OutputChunk,
  'type' | 'fileName' | 'facadeModuleId' | 'moduleIds' | 'imports' | 'isEntry'
> & { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } };

/** The output of a build, by file name. */
export type Bundle = Record<string, Chunk | Rolldown.OutputAsset>;

/** All chunks of a build. */
export function chunksOf(bundle: Bundle): Chunk[] {
  return Object.values(bundle).filter((output) => output.type === 'chunk');
}

/** Some chunks and their static imports, in the order of evaluation. `all` are the chunks of the build. */
export function withImports<C extends Pick<Chunk, 'fileName' | 'imports'>>(
  all: readonly C[],
  chunks: readonly C[],
): Set<C> {
  const byName = new Map(all.map((chunk) => [chunk.fileName, chunk]));
  const collected = new Set<C>();
  function add(chunk: C | undefined): void {
    if (chunk === undefined || collected.has(chunk)) return;
    for (const file of chunk.imports) add(byName.get(file));
    collected.add(chunk);
  }
  chunks.forEach(add);
  return collected;
}

/** Addresses of the stylesheets of some chunks. */
export function stylesheetsOfChunks(chunks: Iterable<Chunk>): string[] {
  const files = [...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [...new Set(files)].map((file) => `/${file}`);
}
