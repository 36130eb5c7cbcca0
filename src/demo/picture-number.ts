/** The largest number of an `int4` column. */
const maxNumber = 2_147_483_647;

/** The number that names a picture, in its only spelling; null for other names, such as `007`. */
export function pictureNumber(name: string): number | null {
  if (!/^[1-9]\d{0,9}$/.test(name) || Number(name) > maxNumber) return null;
  return Number(name);
}
