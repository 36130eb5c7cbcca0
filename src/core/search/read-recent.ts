import { array, maxLength, pipe, safeParse, string } from 'valibot';

const shape = array(pipe(string(), maxLength(60)));

/** Reads the recent searches from the storage of the device. None where it has anything else. */
export function readRecent(stored: string | null): readonly string[] {
  try {
    const { success, output } = safeParse(shape, JSON.parse(stored ?? '[]'));
    return success ? output : [];
  } catch {
    return [];
  }
}
