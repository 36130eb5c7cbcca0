/** Reason why a file is not taken: not an image, too large, or one too many. */
export type FileRefusal = 'type' | 'size' | 'count';

interface Limits {
  readonly maxFiles: number;
  readonly maxBytes: number;
}

/** Media types that are taken. */
export const imageTypes: readonly string[] = ['image/png', 'image/jpeg'];

function refusalOf(file: File, { maxBytes }: Limits): FileRefusal | null {
  if (!imageTypes.includes(file.type)) return 'type';
  return file.size > maxBytes ? 'size' : null;
}

/** Adds files to the chosen ones as far as the limits allow. A single new file replaces a single chosen one. `refusal` is the first reason. */
export function chooseFiles(
  chosen: readonly File[],
  added: readonly File[],
  limits: Limits,
): { files: readonly File[]; refusal: FileRefusal | null } {
  const refusals = added.map((file) => refusalOf(file, limits));
  const good = added.filter((_file, index) => refusals[index] === null);
  const all = limits.maxFiles === 1 && good.length > 0 ? good : [...chosen, ...good];
  const refusal = refusals.find((found) => found !== null) ?? null;
  return {
    files: all.slice(0, limits.maxFiles),
    refusal: refusal ?? (all.length > limits.maxFiles ? 'count' : null),
  };
}

/** The first files that the limits allow, and the first file that was not taken with the reason. */
export function takeFiles(
  added: readonly File[],
  limits: Limits,
): { files: readonly File[]; refused: { name: string; reason: FileRefusal } | null } {
  const files: File[] = [];
  let refused: { name: string; reason: FileRefusal } | null = null;
  for (const file of added) {
    const reason = refusalOf(file, limits) ?? (files.length < limits.maxFiles ? null : 'count');
    if (reason === null) files.push(file);
    else refused ??= { name: file.name, reason };
  }
  return { files, refused };
}
