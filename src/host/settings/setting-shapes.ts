import { check, picklist, pipe, regex, string, transform } from 'valibot';

/** A whole number between two bounds, which are allowed. */
export function wholeNumber(name: string, least: number, most: number) {
  const isAllowed = (text: string): boolean =>
    /^\d{1,5}$/.test(text) && Number(text) >= least && Number(text) <= most;
  return pipe(
    string(),
    check(isAllowed, `${name} must be a whole number from ${least} to ${most}.`),
    transform(Number),
  );
}

/** The last port there is. */
export const lastPort = 65_535;
/** The number of a port. */
export const port = (name: string) => wholeNumber(name, 1, lastPort);

/** An origin without a path. */
export function origin(name: string) {
  return pipe(
    string(),
    check(
      (text) => URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text,
      `${name} must be an origin such as https://games.example, without a path or a slash at its end.`,
    ),
  );
}

/** A switch. */
export const onOff = (name: string) => picklist(['on', 'off'], `${name} must be on or off.`);

/** A secret that can stand in headers and addresses. */
export function secret(name: string) {
  const message = `${name} must have 16 to 200 letters, digits, - or _.`;
  return pipe(string(), regex(/^[\w-]{16,200}$/, message));
}

/** Words separated by commas. */
export const list = pipe(
  string(),
  transform((text) =>
    text
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
);

/** The origins of addresses that commas separate. */
export function origins(name: string) {
  return pipe(
    list,
    check(
      (addresses) => addresses.every((text) => URL.canParse(text) && /^https?:/.test(text)),
      `${name} must be origins such as https://site.example, separated by commas.`,
    ),
    transform((addresses) => addresses.map((text) => new URL(text).origin)),
  );
}

/** An address with one of some schemes. The example is part of the message. */
export function address(name: string, schemes: RegExp, example: string) {
  return pipe(
    string(),
    check(
      (text) => URL.canParse(text) && schemes.test(text),
      `${name} must be an address such as ${example}.`,
    ),
  );
}
