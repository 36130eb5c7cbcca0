import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of Emscripten's file system that lacks fsync. */
interface EmscriptenFiles {
  readonly NODEFS: {
    realPath(node: unknown): string;
    readonly stream_ops: { fsync?: (stream: OpenStream) => number };
  };
}

interface OpenStream {
  /** File descriptor. Folders have none. */
  readonly nfd?: number;
  readonly node: unknown;
}

/** Flushes a file or a folder to the disk (fsync). */
export function syncPath(path: string): void {
  const descriptor = fs.openSync(path, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

/** Flushes a folder and everything in it to the disk. */
export function syncTree(path: string): void {
  for (const entry of fs.readdirSync(path, { withFileTypes: true })) {
    const inside = `${path}/${entry.name}`;
    if (entry.isDirectory()) syncTree(inside);
    else if (entry.isFile()) syncPath(inside);
  }
  syncPath(path);
}

function addFsync(files: EmscriptenFiles): void {
  files.NODEFS.stream_ops.fsync = ({ nfd, node }) => {
    if (nfd === undefined) syncPath(files.NODEFS.realPath(node));
    else fs.fsyncSync(nfd);
    return 0;
  };
}

/**
 * A file system of PGlite with a working fsync. NodeFS has none, so a power failure could lose a commit
 * (https://github.com/electric-sql/pglite/issues/1107). It depends on internals of Emscripten: a test counts the calls.
 */
export class DurableFolder extends NodeFS {
  override async init(
    ...[pglite, options]: Parameters<NodeFS['init']>
  ): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const preRun = [
      ...(emscriptenOpts.preRun ?? []),
      (module: unknown) => addFsync(module as EmscriptenFiles),
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}
