import { type Context, Hono } from 'hono';
import {
  array,
  boolean,
  type GenericSchema,
  type InferOutput,
  maxLength,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  picklist,
  pipe,
  regex,
  safeInteger,
  safeParse,
  string,
  union,
} from 'valibot';
import { uuid as id } from '#protocol/uuid.ts';
import { type ChatNeeds, ChatRefusal, type ChatReason, reportReasons } from '#gateway/chat/chat.ts';
import { parentOrigin } from '../games/framing.ts';

const statuses: Readonly<Record<ChatReason, 400 | 401 | 403 | 404 | 429 | 503>> = {
  request_invalid: 400,
  empty: 400,
  too_long: 400,
  link: 400,
  session_over: 401,
  muted: 403,
  ticket_used: 404,
  not_found: 404,
  slow: 429,
  too_many: 429,
  closed: 503,
};

const secret = pipe(string(), maxLength(200));
const room = pipe(string(), maxLength(100));
const place = pipe(number(), safeInteger(), minValue(0), maxValue(Number.MAX_SAFE_INTEGER));

const requests = {
  open: object({
    ticket: secret,
    parents: pipe(array(pipe(string(), maxLength(200))), maxLength(4)),
  }),
  rooms: object({ session: secret }),
  history: object({ session: secret, room, before: nullable(place) }),
  send: object({
    session: secret,
    room,
    clientId: pipe(string(), regex(/^[\w-]{8,80}$/)),
    content: union([object({ text: string() }), object({ roundId: id })]),
    replyTo: nullable(place),
    mentions: pipe(array(id), maxLength(5)),
  }),
  remove: object({ session: secret, room, seq: place }),
  read: object({ session: secret, room, seq: place }),
  typing: object({ session: secret, room }),
  report: object({ session: secret, room, seq: place, reason: picklist(reportReasons) }),
  block: object({ session: secret, memberId: id, blocked: boolean() }),
  wins: object({ session: secret }),
  stream: object({ session: secret, room, after: place }),
} as const satisfies Readonly<Record<string, GenericSchema>>;

type Name = keyof typeof requests;

const noStore = { 'Cache-Control': 'no-store' };

/** Nothing on the way may keep, compress or delay a stream. nginx reads `X-Accel-Buffering`. */
const streamHeaders = {
  'Content-Type': 'application/x-ndjson; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

function refuse(context: Context, error: ChatRefusal, extra: object = {}): Response {
  const { reason, details } = error;
  return context.json({ reason, ...details, ...extra }, statuses[reason], noStore);
}

function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** The answer of each call: JSON, or the body of a stream. */
type Answers = {
  readonly [N in Name]: (
    request: InferOutput<(typeof requests)[N]>,
  ) => Promise<object | ReadableStream<Uint8Array>>;
};

function answersOf({ chat }: ChatNeeds): Answers {
  return {
    open: ({ ticket }) => chat.open(ticket),
    rooms: async ({ session }) => ({ rooms: await chat.rooms(session) }),
    history: (request) => chat.history(request.session, request.room, request.before),
    send: async ({ session, ...message }) => ({ message: await chat.send(session, message) }),
    remove: async ({ session, ...where }) => ({ done: await chat.remove(session, where) }),
    read: async ({ session, ...where }) => ({ unread: await chat.read(session, where) }),
    typing: async (request) => ({ done: await chat.typing(request.session, request.room) }),
    report: async ({ session, ...report }) => ({ done: await chat.report(session, report) }),
    block: async ({ session, memberId, blocked }) => ({
      done: await chat.block(session, memberId, blocked),
    }),
    wins: async ({ session }) => ({ wins: await chat.wins(session) }),
    stream: (request) => chat.stream(request.session, request.room, request.after),
  };
}

/** The calls of the page: `POST /<name>` with JSON. A refusal is `{ reason }` with its details. */
export function createChatCalls(needs: ChatNeeds): Hono {
  const app = new Hono();
  const answers = answersOf(needs);

  async function answer<N extends Name>(context: Context, name: N): Promise<Response> {
    const parsed = safeParse(requests[name], await context.req.json().catch(() => null));
    if (!parsed.success) return refuse(context, new ChatRefusal('request_invalid'));
    const { parents = [] } = parsed.output as { parents?: readonly string[] };
    const extra = name === 'open' ? { parent: parentOrigin(needs.appOrigins, parents) } : {};
    try {
      const result = await answers[name](parsed.output as never);
      if (result instanceof ReadableStream) return context.body(result, 200, streamHeaders);
      return context.json({ ...result, ...extra }, 200, noStore);
    } catch (error) {
      if (error instanceof ChatRefusal) return refuse(context, error, extra);
      needs.log(`${context.req.path} of the chat failed: ${textOf(error)}`, error);
      return context.json({ reason: 'unavailable', ...extra }, 500, noStore);
    }
  }

  for (const name of Object.keys(requests) as Name[]) {
    app.post(`/${name}`, (context) => answer(context, name));
  }
  return app;
}
