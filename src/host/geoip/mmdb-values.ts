/** A value of an MMDB file. Numbers of 64 bits and more are not needed here and are read as null. */
export type MmdbValue =
  string | number | boolean | null | readonly MmdbValue[] | { readonly [name: string]: MmdbValue };

/** Deepest nesting that is read. */
const maxDepth = 32;

/** First sizes of the three longer forms, by the five bits of the control byte. */
const longSizes: Readonly<Record<number, { readonly bytes: number; readonly from: number }>> = {
  29: { bytes: 1, from: 29 },
  30: { bytes: 2, from: 285 },
  31: { bytes: 3, from: 65_821 },
};

/** First values of pointers, by their number of bytes. The last form has the whole value in its bytes. */
const pointerStarts = [0, 2_048, 526_336] as const;

/**
 * Reads the values of a data section (maxmind.github.io/MaxMind-DB). Returns a function that reads the value at an offset.
 * Throws a RangeError for a damaged file.
 */
export function createValueReader(section: Buffer): (at: number) => MmdbValue {
  /** A value and the offset after it. */
  type Read = readonly [value: MmdbValue, next: number];

  const uint = (at: number, bytes: number): number =>
    bytes === 0 ? 0 : section.readUIntBE(at, bytes);

  function pointer(control: number, at: number, depth: number): Read {
    const form = (control >> 3) & 3;
    const high = control & 7;
    const bytes = form + 1;
    const start = pointerStarts[form];
    const target =
      start === undefined ? uint(at, 4) : high * 2 ** (8 * bytes) + uint(at, bytes) + start;
    return [read(target, depth + 1)[0], at + bytes];
  }

  function map(count: number, from: number, depth: number): Read {
    const entries: [string, MmdbValue][] = [];
    let at = from;
    for (let index = 0; index < count; index += 1) {
      const [name, afterName] = read(at, depth + 1);
      const [value, next] = read(afterName, depth + 1);
      if (typeof name !== 'string') throw new RangeError('A name is no text');
      entries.push([name, value]);
      at = next;
    }
    return [Object.fromEntries(entries), at];
  }

  function list(count: number, from: number, depth: number): Read {
    const values: MmdbValue[] = [];
    let at = from;
    for (let index = 0; index < count; index += 1) {
      const [value, next] = read(at, depth + 1);
      values.push(value);
      at = next;
    }
    return [values, at];
  }

  function read(offset: number, depth: number): Read {
    if (depth > maxDepth) throw new RangeError('The file is nested too deep');
    const control = section.readUInt8(offset);
    const isExtended = control >> 5 === 0;
    const type = isExtended ? 7 + section.readUInt8(offset + 1) : control >> 5;
    const start = offset + (isExtended ? 2 : 1);
    if (type === 1) return pointer(control, start, depth);
    const long = longSizes[control & 31];
    const size = long === undefined ? control & 31 : long.from + uint(start, long.bytes);
    const at = start + (long?.bytes ?? 0);
    switch (type) {
      case 2:
        return [section.toString('utf8', at, at + size), at + size];
      case 3:
        return [section.readDoubleBE(at), at + size];
      case 5:
      case 6:
        return [uint(at, size), at + size];
      case 7:
        return map(size, at, depth);
      case 8:
        return [size === 4 ? section.readInt32BE(at) : uint(at, size), at + size];
      case 11:
        return list(size, at, depth);
      case 14:
        return [size === 1, at];
      case 15:
        return [section.readFloatBE(at), at + size];
      default:
        return [null, at + size];
    }
  }

  return (at) => read(at, 0)[0];
}
