import pg from 'pg';

const int8 = 20;

/** Parses an int8. Throws a RangeError beyond 2^53, so that no number is rounded. */
function wholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} cannot be held exactly`);
  return number;
}

/** Makes values of JavaScript from the values of columns, in each kind of store. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === int8 ? wholeNumber : pg.types.getTypeParser(oid, format),
};
