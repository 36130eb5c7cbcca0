import { filledPaths } from '#protocol/prerendered-paths.ts';

/** A Cache with paths as its keys. */
interface DocumentCache {
  match(path: string): Promise<Response | undefined>;
  put(path: string, response: Response): Promise<void>;
}

interface Needs {
  open(): Promise<DocumentCache>;
  /** Deletes the Cache. */
  clear(): Promise<unknown>;
  load(path: string): Promise<Response>;
  /** A page of this release. */
  ownPage(): Promise<Response | undefined>;
  /** Time of the device, in epoch milliseconds. */
  now(): number;
  wait(ms: number): Promise<void>;
}

/** The host sends a page without its content rather than wait for it. It has the content soon after. */
const retryMs = 3_000;

/** The page asks for a document of a guest. */
interface Wanted {
  readonly path: string;
  /** Code of the language that the guest reads. */
  readonly language: string;
}

const dataTag = 'id="page-data"';

/** Headers of the transport, not of the document. `Vary` names a cookie, which a Cache cannot read. */
const headersOfTransport = ['Content-Encoding', 'Content-Length', 'Vary'];

/** The script that starts a release. Its modules have the hashes of their content in their names. */
const startOf = (html: string): string | undefined =>
  /<script type="module">[\s\S]*?<\/script>/.exec(html)?.[0];

const languageOf = (html: string): string =>
  /<html [^>]*data-language="(\w+)"/.exec(html)?.[1] ?? 'EN';

/** The documents of public pages that a guest has visited: the next visit begins with them, also offline. */
export function createKeptDocuments({ open, clear, load, ownPage, now, wait }: Needs) {
  let cleared = 0;

  async function isOfThisRelease(html: string): Promise<boolean> {
    const start = startOf(html);
    const own = await (await ownPage())?.text();
    return start !== undefined && own !== undefined && start === startOf(own);
  }

  /** Null for a page without its content, and without an answer. */
  async function loadFilled(path: string) {
    const response = await load(path).catch(() => null);
    const html = response?.ok ? await response.text().catch(() => '') : '';
    return response && html.includes(dataTag) ? { html, headers: response.headers } : null;
  }

  return {
    /** The kept document of an address without a query. */
    async answer({ pathname, search }: URL): Promise<Response | undefined> {
      if (search !== '' || !filledPaths.includes(pathname)) return undefined;
      return (await open()).match(pathname);
    },
    /** Keeps a document with its age, when it has content for this release in that language. Never rejects. */
    async keep({ path, language }: Wanted): Promise<void> {
      if (!filledPaths.includes(path)) return;
      const before = cleared;
      const found = (await loadFilled(path)) ?? (await wait(retryMs).then(() => loadFilled(path)));
      if (!found || languageOf(found.html) !== language) return;
      if (!(await isOfThisRelease(found.html))) return;
      const headers = new Headers(found.headers);
      for (const name of headersOfTransport) headers.delete(name);
      const body = found.html.replace(dataTag, `${dataTag} data-at="${now()}"`);
      const cache = await open();
      // A member has signed in meanwhile.
      if (cleared !== before) return;
      await cache.put(path, new Response(body, { headers })).catch(() => undefined);
    },
    async forget(): Promise<void> {
      cleared += 1;
      await clear();
    },
  };
}
