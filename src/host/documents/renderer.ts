import { Worker } from 'node:worker_threads';
import type { Language } from '#protocol/model/language.ts';
import type { FromRenderer, RenderedPage, SiteFacts, ToRenderer } from './messages.ts';
import type { AskPublic, PublicCall } from './public-answers.ts';

/** An answer that a document shows. */
export interface Shown extends PublicCall {
  readonly body: string;
}

/** A page, and the answers that it shows. */
export interface Rendered extends RenderedPage {
  readonly answers: readonly Shown[];
}

/** Renders pages for a first visitor. */
export interface Renderer {
  /** Known when the thread has started. */
  readonly facts: Promise<SiteFacts>;
  /** Renders one page after the other. Rejects without the answers that its first view shows. */
  render(path: string, language: Language): Promise<Rendered>;
  /** Renders a page before any answer, as the build does: in English. */
  renderBare(path: string): Promise<string>;
  close(): Promise<void>;
}

interface ThreadSettings {
  /** File of the thread, and of the renderer that the build made. */
  readonly thread: URL;
  readonly renderer: URL;
  /** The settings of the app, as its pages get them. */
  readonly settings: Readonly<Record<string, string>>;
}

interface RendererSettings extends ThreadSettings {
  readonly ask: AskPublic;
  /** The thread gets no longer for a page, in milliseconds. */
  readonly patienceMs?: number;
}

type Ended = Extract<FromRenderer, { kind: 'rendered' | 'failed' }>;

/** A page that is being rendered. */
interface Job {
  readonly id: number;
  readonly answers: Shown[];
  /** A call was not answered. */
  isIncomplete: boolean;
  readonly end: (ended: Ended) => void;
  readonly fail: (reason: Error) => void;
}

interface Listener {
  receive(message: FromRenderer): void;
  /** The thread has ended by itself. */
  end(reason: Error): void;
}

/** Keeps a thread. It does not keep the process running. A message after its end starts it again. */
function keepThread({ thread, renderer, settings }: ThreadSettings, { receive, end }: Listener) {
  let worker: Worker | null = null;

  function start(): Worker {
    const started = new Worker(thread, { workerData: { renderer: renderer.href, settings } });
    const stop = (reason: Error): void => {
      if (worker !== started) return;
      worker = null;
      end(reason);
    };
    started.unref();
    started.on('message', receive);
    started.on('error', stop);
    started.on('exit', (code) => stop(new Error(`The renderer ended with code ${code}.`)));
    return started;
  }

  worker = start();
  return {
    send(message: ToRenderer): void {
      worker ??= start();
      worker.postMessage(message);
    },
    async close() {
      await worker?.terminate();
    },
  };
}

/** Starts the thread that renders pages. */
export function startRenderer({
  ask,
  patienceMs = 10_000,
  ...settings
}: RendererSettings): Renderer {
  let job: Job | null = null;
  let jobs = 0;
  let last: Promise<unknown> = Promise.resolve();
  let sendFacts = (_facts: SiteFacts): void => {};
  const facts = new Promise<SiteFacts>((resolve) => (sendFacts = resolve));
  const thread = keepThread(settings, { receive, end: (reason) => job?.fail(reason) });

  async function answer(own: Job, call: number, asked: PublicCall): Promise<void> {
    const answering = ask(asked);
    if (answering === undefined) return;
    const body = await answering;
    if (body === null) own.isIncomplete = true;
    else own.answers.push({ ...asked, body });
    if (job === own) thread.send({ kind: 'answer', call, body });
  }

  /** A message of a job that took too long concerns nobody. */
  function receive(message: FromRenderer): void {
    if (message.kind === 'ready') sendFacts(message);
    else if (message.job === job?.id) {
      if (message.kind === 'call') void answer(job, message.call, message.asked);
      else job.end(message);
    }
  }

  async function renderNow(path: string, language: Language | null): Promise<Rendered> {
    jobs += 1;
    const own = { id: jobs, answers: [], isIncomplete: false };
    let timer: NodeJS.Timeout | undefined;
    const ended = await new Promise<Ended>((end, fail) => {
      job = Object.assign(own, { end, fail });
      timer = setTimeout(() => fail(new Error(`${path} took too long.`)), patienceMs);
      timer.unref();
      thread.send({ kind: 'render', job: own.id, path, language });
    }).finally(() => {
      clearTimeout(timer);
      job = null;
    });
    if (ended.kind === 'failed') throw new Error(ended.message);
    if (own.isIncomplete) throw new Error(`${path} lacks an answer.`);
    return { ...ended.page, answers: own.answers };
  }

  function renderNext(path: string, language: Language | null): Promise<Rendered> {
    const rendering = last.then(() => renderNow(path, language));
    last = rendering.catch(() => undefined);
    return rendering;
  }

  return {
    facts,
    render: renderNext,
    renderBare: async (path) => (await renderNext(path, null)).markup,
    close: thread.close,
  };
}
