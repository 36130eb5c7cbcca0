/** The SQLSTATE of an error of any driver, or null. */
export function sqlState(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  return typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : null;
}

/** True for a serialization failure or a deadlock: nothing was written, and another try may succeed. */
export function isRetryable(error: unknown): boolean {
  return ['40001', '40P01'].includes(sqlState(error) ?? '');
}

/** True when a value does not fit its column, such as a number above the largest of its type. */
export function isUnstorable(error: unknown): boolean {
  return ['22001', '22003', '22P02'].includes(sqlState(error) ?? '');
}

/** True when a row violates a unique key. */
export function isUniqueViolation(error: unknown): boolean {
  return sqlState(error) === '23505';
}

/** True when a row violates the named check of its table. */
export function breaksCheck(error: unknown, name: string): boolean {
  return sqlState(error) === '23514' && Reflect.get(Object(error), 'constraint') === name;
}

/** True when a statement was cancelled because it ran too long. */
export function isTimedOut(error: unknown): boolean {
  return sqlState(error) === '57014';
}
