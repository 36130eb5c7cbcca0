/** Reason why a file is not taken: too large to be read, or one too many. Decoding shows if it is a picture. */
export type FileRefusal = 'size' | 'count';

/** Media types that pickers offer. Phones convert photos of other kinds to one of them. */
export const imageTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];

/** Largest file that is read, in megabytes. Photos are made smaller before they are sent. */
export const mostMegabytes = 50;

function refusalOf(file: File): FileRefusal | null {
  return file.size > mostMegabytes * 1_000_000 ? 'size' : null;
}

/** Adds files to the chosen ones as far as the limits allow. A single new file replaces a single chosen one. `refusal` is the first reason. */
export function chooseFiles(
  chosen: readonly File[],
  added: readonly File[],
  maxFiles: number,
): { files: readonly File[]; refusal: FileRefusal | null } {
  const good = added.filter((file) => refusalOf(file) === null);
  const all = maxFiles === 1 && good.length > 0 ? good : [...chosen, ...good];
  const isLarge = good.length < added.length;
  return {
    files: all.slice(0, maxFiles),
    refusal: isLarge ? 'size' : all.length > maxFiles ? 'count' : null,
  };
}

/** The first files that the limits allow, and the first file that was not taken with the reason. */
export function takeFiles(
  added: readonly File[],
  maxFiles: number,
): { files: readonly File[]; refused: { name: string; reason: FileRefusal } | null } {
  const files: File[] = [];
  let refused: { name: string; reason: FileRefusal } | null = null;
  for (const file of added) {
    const reason = refusalOf(file) ?? (files.length < maxFiles ? null : 'count');
    if (reason === null) files.push(file);
    else refused ??= { name: file.name, reason };
  }
  return { files, refused };
}
