import { type Chunk, withImports } from './chunks.ts';

/** The part of a catalogue with the messages of the first page. It is loaded with the page. */
export const firstPart = 'first';

/** The part with the messages of several areas. */
export const sharedPart = 'shared';

/** The part with the messages of several areas that are written in `src/web/i18n`: the words for failures and rules. */
export const failuresPart = 'failures';

/** The properties of a chunk that decide on its parts. They are known before it is rendered. */
export type PartChunk = Pick<Chunk, 'fileName' | 'facadeModuleId' | 'moduleIds' | 'imports'>;

interface SplitOptions {
  readonly chunks: readonly PartChunk[];
  /** Message ids with the sources that contain them, as paths from the root of the project. */
  readonly origins: ReadonlyMap<string, readonly string[]>;
  /** Sources that the first page runs. It also runs what they import statically. */
  readonly first: readonly string[];
  /** Path of a module from the root of the project, without a query. */
  readonly sourceOf: (moduleId: string) => string;
}

/** The parts of a catalogue in one build. */
export interface CatalogueParts {
  /** The part that a message is in. */
  partOf(messageId: string): string;
  /** The parts that a module and its static imports need beyond the first one, in alphabetical order. */
  partsFor(moduleId: string): string[];
}

/** The part with the words of contracts, which three features show. They are an area, as a feature is. */
export const contractsPart = 'contracts';

const areaFolder = /^src\/web\/(?:features|widgets(?=\/contracts\/))\/([\w-]+)\//;

const i18nFolder = 'src/web/i18n/';

const areaOf = (source: string): string[] => areaFolder.exec(source)?.slice(1) ?? [];

/** Adds a value to the set of a key. */
function addTo<Key, Value>(sets: Map<Key, Set<Value>>, key: Key, value: Value): void {
  sets.set(key, (sets.get(key) ?? new Set<Value>()).add(value));
}

function chunksBySource({ chunks, sourceOf }: SplitOptions): Map<string, Set<PartChunk>> {
  const found = new Map<string, Set<PartChunk>>();
  for (const chunk of chunks) {
    for (const id of chunk.moduleIds) addTo(found, sourceOf(id), chunk);
  }
  return found;
}

/**
 * Divides a catalogue by the chunks of a build. An area is a folder of `src/web/features`, or the contracts. A message of the first page is
 * in the first part. A message that only chunks of one area contain is in the part of that area. All others are shared,
 * also messages of chunks into which the bundler merged modules of several areas. The words for failures are half of them:
 * they are a part of their own.
 */
export function splitCatalogue(options: SplitOptions): CatalogueParts {
  const { chunks, origins, first, sourceOf } = options;
  const isFirst = ({ facadeModuleId }: PartChunk): boolean =>
    facadeModuleId !== null && first.includes(sourceOf(facadeModuleId));
  const firstChunks = withImports(chunks, chunks.filter(isFirst));
  const chunksOf = chunksBySource(options);

  function partOfChunk(chunk: PartChunk): string {
    if (firstChunks.has(chunk)) return firstPart;
    const areas = [...new Set(chunk.moduleIds.flatMap((id) => areaOf(sourceOf(id))))];
    return areas.length === 1 ? areas.join() : sharedPart;
  }

  function partOfChunks(containing: readonly PartChunk[]): string {
    const parts = new Set(containing.map(partOfChunk));
    if (parts.has(firstPart)) return firstPart;
    return parts.size === 1 ? [...parts].join() : sharedPart;
  }

  const partOfShared = (part: string, sources: readonly string[]): string =>
    part === sharedPart && sources.every((source) => source.startsWith(i18nFolder))
      ? failuresPart
      : part;

  const parts = new Map<string, string>();
  const partsOfChunk = new Map<PartChunk, Set<string>>();
  for (const [id, sources] of origins) {
    const containing = sources.flatMap((source) => [...(chunksOf.get(source) ?? [])]);
    const part = partOfShared(partOfChunks(containing), sources);
    parts.set(id, part);
    if (part !== firstPart) for (const chunk of containing) addTo(partsOfChunk, chunk, part);
  }

  return {
    partOf: (messageId) => parts.get(messageId) ?? sharedPart,
    partsFor(moduleId) {
      const containing = chunks.filter(({ moduleIds }) => moduleIds.includes(moduleId));
      const loaded = [...withImports(chunks, containing)];
      return [
        ...new Set(loaded.flatMap((chunk) => [...(partsOfChunk.get(chunk) ?? [])])),
      ].toSorted();
    },
  };
}
