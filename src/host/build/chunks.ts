import type { Rolldown } from 'vite';

export type Bundle = Rolldown.OutputBundle;
export type Chunk = Rolldown.OutputChunk;

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
