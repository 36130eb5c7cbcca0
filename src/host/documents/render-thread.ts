// The thread that renders documents: it runs the app for a first visitor. The build makes the renderer from the same sources.
import { parentPort, workerData } from 'node:worker_threads';
import type { Language } from '#protocol/model/language.ts';
import type { FromRenderer, RenderedPage, SiteFacts, ToRenderer } from './messages.ts';

interface Renderer extends SiteFacts {
  renderPage(path: string): Promise<string>;
  renderFilledPage(
    path: string,
    language: Language,
    fetch: typeof globalThis.fetch,
  ): Promise<RenderedPage>;
}

const port = parentPort;
if (port === null) throw new Error('render-thread.js runs as a thread of the server only.');

const post = (message: FromRenderer): void => port.postMessage(message);
const calls = new Map<number, (body: string | null) => void>();
let asked = 0;

/** Sends a call of a job to the server. A call that does not belong into documents is never answered. */
const fetchFor =
  (job: number): typeof globalThis.fetch =>
  async (input, init) => {
    const address = typeof input === 'string' ? input.replace(/[?&]t=\d+$/, '') : '';
    const headers = Object.fromEntries(new Headers(init?.headers));
    asked += 1;
    const call = asked;
    const body = await new Promise<string | null>((answer) => {
      calls.set(call, answer);
      post({ kind: 'call', job, call, asked: { address, headers } });
    });
    if (body === null) throw new TypeError('The gateway has not answered.');
    return new Response(body);
  };

// As `boot.js` does it in a page.
Object.assign(globalThis, { siteSettings: workerData.settings });
const renderer: Renderer = await import(workerData.renderer);

type Job = Extract<ToRenderer, { kind: 'render' }>;

async function renderBare(path: string): Promise<RenderedPage> {
  return { markup: await renderer.renderPage(path), lang: '', title: '', description: '' };
}

async function render({ job, path, language }: Job): Promise<void> {
  try {
    const rendering =
      language === null
        ? renderBare(path)
        : renderer.renderFilledPage(path, language, fetchFor(job));
    post({ kind: 'rendered', job, page: await rendering });
  } catch (error) {
    post({ kind: 'failed', job, message: error instanceof Error ? error.message : String(error) });
  } finally {
    calls.clear();
  }
}

port.on('message', (message: ToRenderer) => {
  if (message.kind === 'render') return void render(message);
  calls.get(message.call)?.(message.body);
  calls.delete(message.call);
});
const { hostsOfSecondMerchant, sources, catalogueFiles } = renderer;
post({ kind: 'ready', hostsOfSecondMerchant, sources, catalogueFiles });
