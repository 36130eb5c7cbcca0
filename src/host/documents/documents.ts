import { type Language, languageCodes } from '#protocol/model/language.ts';
import { filledPaths, prerenderedFile } from '#protocol/prerendered-paths.ts';
import { answerAsset } from '../answer-asset.ts';
import type { Policy } from '../headers.ts';
import type { Site } from '../site.ts';
import type { AskPublic } from './public-answers.ts';
import type { Renderer, Shown } from './renderer.ts';
import { type Document, translatePage, writeDocument } from './write-document.ts';

/** A page waits no longer for the check of its data, in milliseconds. */
const patienceMs = 50;
/** Data that was checked in this time is not asked for again, in milliseconds. */
const freshMs = 1_000;
/** After a failure, a page is left to the build for this time, in milliseconds. */
const pauseMs = 10_000;

interface Kept {
  readonly document: Document;
  readonly answers: readonly Shown[];
  /** The time at which its answers were last the same as the gateway's, in epoch milliseconds. */
  checkedAt: number;
}

interface Page {
  readonly path: string;
  readonly language: Language;
}

const keyOf = ({ path, language }: Page): string => `${language} ${path}`;

/** The language of the visitor: `boot.js` writes it into a cookie. */
function languageOf(request: Request): Language {
  const [, chosen] = /(?:^|; )hisLang=(\w+)/.exec(request.headers.get('Cookie') ?? '') ?? [];
  return languageCodes.find((code) => code === chosen) ?? 'EN';
}

interface Needs {
  readonly site: Site;
  readonly renderer: Renderer;
  readonly ask: AskPublic;
  /** A document whose data cannot be checked in time is sent up to this age of its data, in milliseconds. */
  readonly keepMs: number;
  readonly now: () => number;
  /** Resolves after that many milliseconds. */
  readonly wait?: (ms: number) => Promise<null>;
  readonly log: (line: string) => void;
}

/** The answer of a document, and the sources that its policy needs in addition. */
interface DocumentAnswer {
  readonly response: Response;
  readonly policy: Policy;
}

/** Public pages with their content. They hold nothing of a visitor but the language. */
export interface Documents {
  /** Null where the page of the build is the answer. */
  answer(request: Request): Promise<DocumentAnswer | null>;
  /** Renders all pages once in English. */
  prepare(): Promise<void>;
}

const waitInTime = (ms: number): Promise<null> =>
  new Promise((done) => setTimeout(() => done(null), ms).unref());

/** Keeps the documents, and checks their data when they are asked for. */
export function createDocuments({
  site,
  renderer,
  ask,
  keepMs,
  now,
  wait = waitInTime,
  log,
}: Needs): Documents {
  const documents = new Map<string, Kept>();
  const checks = new Map<string, Promise<Kept | null>>();
  const failedAt = new Map<string, number>();
  let hosts: ReadonlySet<string> | null = null;
  void renderer.facts.then(({ hostsOfSecondMerchant: list }) => (hosts = new Set(list)));

  async function isSame({ address, headers, body }: Shown): Promise<boolean> {
    return (await ask({ address, headers })) === body;
  }

  async function render(page: Page): Promise<Kept | null> {
    const { path, language } = page;
    const built = site.assets.get(prerenderedFile(path) ?? '');
    if (built === undefined || now() - (failedAt.get(keyOf(page)) ?? 0) < pauseMs) return null;
    try {
      const at = now();
      const rendered = await renderer.render(path, language);
      const translated =
        language === 'EN' ? built : await translatePage(built, language, rendered, renderer);
      const document = await writeDocument(site, translated, rendered);
      const kept = { document, answers: rendered.answers, checkedAt: at };
      documents.set(keyOf(page), kept);
      return kept;
    } catch (error) {
      failedAt.set(keyOf(page), now());
      log(
        `${path} is sent without content: ${error instanceof Error ? error.message : String(error)}`,
      );
      return null;
    }
  }

  async function check(page: Page): Promise<Kept | null> {
    const kept = documents.get(keyOf(page));
    const at = now();
    const same = kept && (await Promise.all(kept.answers.map(isSame))).every(Boolean);
    if (!kept || !same) return render(page);
    kept.checkedAt = at;
    return kept;
  }

  /** Requests for the same page share a check. */
  function checkOnce(page: Page): Promise<Kept | null> {
    const key = keyOf(page);
    const running = checks.get(key);
    if (running !== undefined) return running;
    const checking = check(page).finally(() => checks.delete(key));
    checks.set(key, checking);
    return checking;
  }

  async function find(page: Page): Promise<Document | null> {
    const kept = documents.get(keyOf(page));
    const ageOf = ({ checkedAt }: Kept): number => now() - checkedAt;
    if (kept && ageOf(kept) < Math.min(freshMs, keepMs)) return kept.document;
    const checked = await Promise.race([checkOnce(page), wait(patienceMs)]);
    if (checked !== null) return checked.document;
    return kept && ageOf(kept) < keepMs ? kept.document : null;
  }

  return {
    async answer(request) {
      const { host, pathname, search } = new URL(request.url);
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      if (!isRead || search !== '' || !filledPaths.includes(pathname)) return null;
      if (hosts === null || hosts.has(host) || hosts.has(host.replace(/:\d+$/, ''))) return null;
      const document = await find({ path: pathname, language: languageOf(request) });
      if (document === null) return null;
      const response = answerAsset(document.asset, request);
      response.headers.append('Vary', 'Cookie');
      return { response, policy: document.policy };
    },
    async prepare() {
      for (const path of filledPaths) await checkOnce({ path, language: 'EN' });
    },
  };
}
