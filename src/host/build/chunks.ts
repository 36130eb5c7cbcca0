import type { Rolldown } from 'vite';

/** What is read of a chunk of a build. */
export type Chunk = Pick<
  Rolldown.OutputChunk,
  'type' | 'fileName' | 'facadeModuleId' | 'imports' | 'isEntry'
> & { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } };

/** What a build has made, by its files. */
export type Bundle = Record<string, Chunk | Rolldown.OutputAsset>;

function chunkNamed(bundle: Bundle, file: string): Chunk[] {
  const found = bundle[file];
  return found?.type === 'chunk' ? [found] : [];
}

/** Every chunk of a build. */
export function chunksOf(bundle: Bundle): Chunk[] {
  return Object.keys(bundle).flatMap((file) => chunkNamed(bundle, file));
}

/** Some chunks and all that they import at once, what is needed first coming first. */
export function withImports(bundle: Bundle, chunks: readonly Chunk[]): Set<Chunk> {
  const wanted = new Set<Chunk>();
  function add(chunk: Chunk): void {
    if (wanted.has(chunk)) return;
    for (const file of chunk.imports) chunkNamed(bundle, file).forEach(add);
    wanted.add(chunk);
  }
  chunks.forEach(add);
  return wanted;
}

/** The addresses of the stylesheets of some chunks. */
export function sheetsOf(chunks: Iterable<Chunk>): string[] {
  const files = [...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [...new Set(files)].map((file) => `/${file}`);
}
