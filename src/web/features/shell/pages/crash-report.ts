/** A crash as it is sent: without the query of an address, and without anything that looks like a token. */
export interface CrashReport {
  /** Path of the page. */
  readonly page: string;
  /** Name and message of the error. */
  readonly error: string;
  /** Release and build of the app. */
  readonly version: string;
  /** The browser as it names itself. */
  readonly browser: string;
}

/** Query and fragment of an address inside a text. */
const queries = /[?#][^\s"'()<>]*/g;
/** Tokens and keys: long words of letters and digits. Names of our own files are shorter. */
const secrets = /[\w+/=.-]*[\w=-]{32,}[\w+/=.-]*/g;

/** Longest text that is searched for tokens. */
const mostRead = 2_000;

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

interface Crash {
  readonly error: unknown;
  readonly pathname: string;
  readonly version: string;
  readonly userAgent: string;
}

/** The report of a crash. Each of its parts is short enough that they fit into feedback together. */
export function crashReport({ error, pathname, version, userAgent }: Crash): CrashReport {
  const plain = (text: string): string =>
    text.slice(0, mostRead).replace(queries, '').replace(secrets, '…');
  return {
    page: cut(plain(pathname), 80),
    error: cut(
      plain(error instanceof Error ? `${error.name}: ${error.message}` : String(error)),
      200,
    ),
    version: cut(version, 40),
    browser: cut(userAgent, 150),
  };
}

/** The report as the content of feedback: one line for each part. */
export function crashContent({ page, error, version, browser }: CrashReport): string {
  return [page, error, version, browser].join('\n');
}
