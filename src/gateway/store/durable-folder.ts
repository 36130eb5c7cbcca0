import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of Emscripten's file system that has to be completed. */
interface EmscriptenFiles {
  readonly NODEFS: {
    realPath(node: unknown): string;
    readonly stream_ops: { fsync?: (stream: OpenStream) => number };
  };
}

interface OpenStream {
  /** The descriptor of a file; a folder has none. */
  readonly nfd?: number;
  readonly node: unknown;
}

/** Asks the system to put a file or folder on the disk itself. */
export function syncPath(path: string): void {
  const descriptor = fs.openSync(path, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

/** Puts a folder and all it holds on the disk. */
export function syncTree(path: string): void {
  for (const entry of fs.readdirSync(path, { withFileTypes: true })) {
    const inside = `${path}/${entry.name}`;
    if (entry.isDirectory()) syncTree(inside);
    else if (entry.isFile()) syncPath(inside);
  }
  syncPath(path);
}

function completeFsync(files: EmscriptenFiles): void {
  files.NODEFS.stream_ops.fsync = ({ nfd, node }) => {
    if (nfd === undefined) syncPath(files.NODEFS.realPath(node));
    else fs.fsyncSync(nfd);
    return 0;
  };
}

/**
 * A folder whose fsync reaches the disk. PGlite's own folder has no fsync, so that a commit might be lost with the power
 * (https://github.com/electric-sql/pglite/issues/1107). This leans on Emscripten's internals: a test counts the syncs.
 */
export class DurableFolder extends NodeFS {
  override async init(
    ...[pglite, options]: Parameters<NodeFS['init']>
  ): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const preRun = [
      ...(emscriptenOpts.preRun ?? []),
      (module: unknown) => completeFsync(module as EmscriptenFiles),
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}
