/** The SQLSTATE an error of any of the drivers carries, or null. */
export function sqlState(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  return typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : null;
}

/** Another transaction was in the way: nothing was written, and trying again may work. */
export function mayTryAgain(error: unknown): boolean {
  return ['40001', '40P01'].includes(sqlState(error) ?? '');
}

export function isUniqueViolation(error: unknown): boolean {
  return sqlState(error) === '23505';
}

/** Whether a row would have broken the named check of its table. */
export function breaksCheck(error: unknown, name: string): boolean {
  return sqlState(error) === '23514' && Reflect.get(Object(error), 'constraint') === name;
}
