interface Person {
  id: string;
  name: string;
  level: string;
}

export interface Win {
  game: string;
  nodeId: number;
  stake: number;
  payout: number;
}

export interface Message {
  room: string;
  seq: number;
  version: number;
  /** Null: the operator. */
  author: Person | null;
  clientId: string;
  kind: 'text' | 'win';
  text: string;
  win: Win | null;
  replyTo: { seq: number; name: string | null; text: string } | null;
  mentions: string[];
  at: number;
  state: 'sent' | 'deleted' | 'removed';
}

export interface Room {
  id: string;
  kind: 'lobby' | 'game' | 'team' | 'support';
  owner: string | null;
  unread: number;
  slowSeconds: number;
}

export interface Opened {
  session: string;
  language: string;
  room: string;
  self: Person;
  rooms: Room[];
  blocked: string[];
  mutedUntil: number | null;
  pages: string[];
  parent: string | null;
}

interface History {
  messages: Message[];
  more: boolean;
  version: number;
  readSeq: number;
}

export interface Line {
  kind: string;
  message?: Message;
  version?: number;
  name?: string;
  count?: number;
  seq?: number;
}

/** The answers of the calls by their names. */
interface Answers {
  open: Opened;
  rooms: { rooms: Room[] };
  history: History;
  wins: { wins: (Win & { roundId: string })[] };
  send: { message: Message };
  read: { unread: number };
  typing: object;
  remove: object;
  report: object;
  block: object;
}

/** Details of a refusal: the time until which it holds, the seconds to wait, and the origin of the app. */
interface RefusalDetails {
  until?: number;
  seconds?: number;
  parent?: string | null;
}

/** The gateway refused a call, or did not answer (`network`). */
export class CallError extends Error {
  reason: string;
  details: RefusalDetails;

  constructor(reason: string, details: RefusalDetails = {}) {
    super(reason);
    this.reason = reason;
    this.details = details;
  }

  /** True when another attempt can succeed. */
  get isTemporary() {
    return ['network', 'unavailable', 'closed', 'too_many_requests'].includes(this.reason);
  }
}

const timeoutMs = 12_000;
/** A stream beats every 15 s. One that is quiet for longer is dead. */
const quietMs = 40_000;

async function send(name: string, body: object, signal: AbortSignal) {
  try {
    return await fetch(`/chat/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    });
  } catch {
    throw new CallError('network');
  }
}

async function errorOf(response: Response): Promise<CallError> {
  const { reason = 'unavailable', ...details } = (await response.json().catch(() => null)) ?? {};
  return new CallError(String(reason), details);
}

/** Makes a call. Throws a CallError. */
export async function call<Name extends keyof Answers>(
  name: Name,
  body: object,
): Promise<Answers[Name]> {
  const response = await send(name, body, AbortSignal.timeout(timeoutMs));
  if (!response.ok) throw await errorOf(response);
  const answer = await response.json().catch(() => null);
  if (answer === null) throw new CallError('network');
  return answer;
}

/** Reads a stream until it ends. Throws a CallError when it is refused. */
export async function readStream(
  request: { session: string; room: string; after: number },
  signal: AbortSignal,
  onLine: (line: Line) => void,
) {
  const quiet = new AbortController();
  let timer = setTimeout(() => quiet.abort(), quietMs);
  try {
    const response = await send('stream', request, AbortSignal.any([signal, quiet.signal]));
    if (!response.ok || response.body === null) throw await errorOf(response);
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    let text = '';
    for (;;) {
      const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }));
      if (done) return;
      clearTimeout(timer);
      timer = setTimeout(() => quiet.abort(), quietMs);
      const lines = (text + decoder.decode(value, { stream: true })).split('\n');
      text = lines.pop() ?? '';
      for (const line of lines) onLine(JSON.parse(line));
    }
  } finally {
    clearTimeout(timer);
  }
}
