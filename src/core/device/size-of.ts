const numberBytes = 8;

/** About the bytes that a value takes in a database: letters, numbers and bytes, without the frame around them. */
export function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (value instanceof Uint8Array) return value.byteLength;
  if (typeof value !== 'object' || value === null) return numberBytes;
  return Object.entries(value).reduce((sum, [name, one]) => {
    return sum + (Array.isArray(value) ? 0 : name.length) + sizeOf(one);
  }, 0);
}
