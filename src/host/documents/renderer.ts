import { Worker } from 'node:worker_threads';
import type { FromRenderer, ToRenderer } from './messages.ts';
import type { AskPublic, PublicCall } from './public-answers.ts';

/** An answer that a document shows. */
export interface Shown extends PublicCall {
  readonly body: string;
}

/** The markup of a page, and the answers that it shows. */
export interface Rendered {
  readonly markup: string;
  readonly answers: readonly Shown[];
}

/** Renders pages for a first visitor. */
export interface Renderer {
  /** Hosts at which the site is that of the second merchant. */
  readonly hostsOfSecondMerchant: Promise<readonly string[]>;
  /** Renders one page after the other. Rejects without the answers that its first view shows. */
  render(path: string): Promise<Rendered>;
  close(): Promise<void>;
}

interface Threads {
  /** File of the thread, and of the renderer that the build made. */
  readonly thread: URL;
  readonly renderer: URL;
  /** The settings of the app, as its pages get them. */
  readonly settings: Readonly<Record<string, string>>;
}

type Ended = Extract<FromRenderer, { kind: 'rendered' | 'failed' }>;

interface Job {
  readonly id: number;
  readonly answers: Shown[];
  /** A call was not answered. */
  isIncomplete: boolean;
  end: (ended: Ended) => void;
}

/** The renderer gets no longer for a page, in milliseconds. */
const patienceMs = 10_000;

/** Starts the thread that renders pages. It does not keep the process running. */
export function startRenderer({ thread, renderer, settings }: Threads, ask: AskPublic): Renderer {
  const worker = new Worker(thread, { workerData: { renderer: renderer.href, settings } });
  worker.unref();
  const send = (message: ToRenderer): void => worker.postMessage(message);
  let job: Job | null = null;
  let jobs = 0;
  let last: Promise<unknown> = Promise.resolve();
  let fail: (reason: Error) => void = () => {};
  const failed = new Promise<never>((_, reject) => (fail = reject));
  failed.catch(() => undefined);

  async function answer(own: Job, call: number, asked: PublicCall): Promise<void> {
    const answering = ask(asked);
    if (answering === undefined) return;
    const body = await answering;
    if (body === null) own.isIncomplete = true;
    else own.answers.push({ ...asked, body });
    send({ kind: 'answer', call, body });
  }

  /** A message of a job that took too long concerns nobody. */
  function hear(message: Exclude<FromRenderer, { kind: 'ready' }>): void {
    if (job === null || message.job !== job.id) return;
    if (message.kind === 'call') void answer(job, message.call, message.asked);
    else job.end(message);
  }

  const hosts = new Promise<readonly string[]>((resolve) => {
    worker.on('message', (message: FromRenderer) => {
      if (message.kind === 'ready') resolve(message.hostsOfSecondMerchant);
      else hear(message);
    });
  });
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`The renderer ended with code ${code}.`)));

  async function renderNow(path: string): Promise<Rendered> {
    await hosts;
    let timer: NodeJS.Timeout | undefined;
    jobs += 1;
    const own: Job = { id: jobs, answers: [], isIncomplete: false, end: () => {} };
    job = own;
    const ending = new Promise<Ended>((resolve, reject) => {
      own.end = resolve;
      timer = setTimeout(() => reject(new Error(`${path} took too long.`)), patienceMs);
      timer.unref();
    });
    send({ kind: 'render', job: own.id, path });
    const ended = await ending.finally(() => clearTimeout(timer));
    if (ended.kind === 'failed') throw new Error(ended.message);
    if (own.isIncomplete) throw new Error(`${path} lacks an answer.`);
    return { markup: ended.markup, answers: own.answers };
  }

  return {
    hostsOfSecondMerchant: Promise.race([hosts, failed]),
    render(path) {
      const rendering = last.then(() => Promise.race([failed, renderNow(path)]));
      last = rendering.catch(() => undefined);
      return rendering;
    },
    async close() {
      await worker.terminate();
    },
  };
}
