/**
 * @typedef {{ id: string, name: string, level: string }} Person
 *
 * @typedef {{ game: string, nodeId: number, stake: number, payout: number }} Win
 *
 * @typedef {object} Message
 * @property {string} room
 * @property {number} seq
 * @property {number} version
 * @property {Person | null} author Null: the operator.
 * @property {string} clientId
 * @property {'text' | 'win'} kind
 * @property {string} text
 * @property {Win | null} win
 * @property {{ seq: number, name: string | null, text: string } | null} replyTo
 * @property {string[]} mentions
 * @property {number} at
 * @property {'sent' | 'deleted' | 'removed'} state
 *
 * @typedef {{ id: string, kind: 'lobby' | 'game' | 'team' | 'support', owner: string | null, unread: number, slowSeconds: number }} Room
 *
 * @typedef {object} Opened
 * @property {string} session
 * @property {string} language
 * @property {string} room
 * @property {Person} self
 * @property {Room[]} rooms
 * @property {string[]} blocked
 * @property {number | null} mutedUntil
 * @property {string[]} pages
 * @property {string | null} parent
 *
 * @typedef {{ messages: Message[], more: boolean, version: number, readSeq: number }} History
 *
 * @typedef {{ kind: string, message?: Message, version?: number, name?: string, count?: number, seq?: number }} Line
 */

/** The gateway refused a call, or did not answer (`network`). */
export class CallError extends Error {
  /**
   * @param {string} reason
   * @param {{ until?: number, seconds?: number, parent?: string | null }} [details]
   */
  constructor(reason, details = {}) {
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

/**
 * @param {string} name
 * @param {object} body
 * @param {AbortSignal} signal
 */
async function send(name, body, signal) {
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

/**
 * @param {Response} response
 * @returns {Promise<CallError>}
 */
async function errorOf(response) {
  const { reason = 'unavailable', ...details } = (await response.json().catch(() => null)) ?? {};
  return new CallError(String(reason), details);
}

/**
 * Makes a call. Throws a CallError.
 * @param {string} name
 * @param {object} body
 * @returns {Promise<any>}
 */
export async function call(name, body) {
  const response = await send(name, body, AbortSignal.timeout(timeoutMs));
  if (!response.ok) throw await errorOf(response);
  const answer = await response.json().catch(() => null);
  if (answer === null) throw new CallError('network');
  return answer;
}

/**
 * Reads a stream until it ends. Throws a CallError when it is refused.
 * @param {{ session: string, room: string, after: number }} request
 * @param {AbortSignal} signal
 * @param {(line: Line) => void} onLine
 */
export async function readStream(request, signal, onLine) {
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
