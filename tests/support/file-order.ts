import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification, type Vitest } from 'vitest/node';

/** The projects of `npm test` in their order. Longer files run first, so that no process waits for a last one. */
const projects = ['slow', 'pages', 'logic', 'screen'];

/** Places files by the seed of the run: the same seed gives the same order on every machine. */
const placeOf = (seed: number, file: string): string =>
  createHash('sha1')
    .update(`${String(seed)}:${file}`)
    .digest('hex');

/** Sorts files by project, and in random order within a project. A process serves one project, so that a mixed order starts many. */
export function orderFiles<File extends { readonly project: string; readonly file: string }>(
  files: readonly File[],
  seed: number,
): File[] {
  const rank = ({ project }: File): number => projects.indexOf(project);
  const places = new Map(files.map((one) => [one, placeOf(seed, one.file)]));
  return files.toSorted(
    (a, b) => rank(a) - rank(b) || (places.get(a) ?? '').localeCompare(places.get(b) ?? ''),
  );
}

/** The order of the files of a run, by its seed (`--sequence.seed`). */
export class FileOrder extends BaseSequencer {
  constructor(vitest: Vitest) {
    super(vitest);
    vitest.config.sequence.seed ??= Date.now();
  }

  override sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const { root, sequence } = this.ctx.config;
    const files = specifications.map((specification) => ({
      specification,
      project: specification.project.name,
      file: relative(root, specification.moduleId),
    }));
    const ordered = orderFiles(files, sequence.seed).map(({ specification }) => specification);
    return Promise.resolve(ordered);
  }
}
