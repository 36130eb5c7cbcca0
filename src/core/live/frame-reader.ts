/** A frame of a stream of events. */
export interface Frame {
  readonly name: string;
  /** Null when the frame has none. */
  readonly id: string | null;
  readonly data: string;
}

/** Longest frame, in characters. */
const mostCharacters = 32_768;

/** Frames that a stream may send in a minute. */
const mostFrames = 1_000;
const windowMs = 60_000;

/**
 * Reads `text/event-stream` (HTML standard, 9.2.6) from pieces of text. `push` throws a RangeError for a frame that is too
 * long and for too many frames, so that a broken gateway cannot fill the memory.
 */
export function createFrameReader(onFrame: (frame: Frame) => void, now: () => number) {
  let rest = '';
  let fields = { name: '', id: null as string | null, data: [] as string[] };
  let length = 0;
  let counted = { since: now(), frames: 0 };

  function count(): void {
    if (now() - counted.since > windowMs) counted = { since: now(), frames: 0 };
    counted.frames += 1;
    if (counted.frames > mostFrames) throw new RangeError('Too many frames');
  }

  function dispatch(): void {
    const { name, id, data } = fields;
    fields = { name: '', id: null, data: [] };
    length = 0;
    if (data.length === 0) return;
    count();
    onFrame({ name: name || 'message', id, data: data.join('\n') });
  }

  function readLine(line: string): void {
    if (line === '') return dispatch();
    length += line.length;
    const at = line.indexOf(':');
    const field = at < 0 ? line : line.slice(0, at);
    const value = at < 0 ? '' : line.slice(at + 1).replace(/^ /, '');
    if (field === 'event') fields.name = value;
    else if (field === 'data') fields.data.push(value);
    else if (field === 'id' && !value.includes('\0')) fields.id = value;
  }

  return {
    push(text: string): void {
      const lines = (rest + text).split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? '';
      for (const line of lines) readLine(line);
      if (length + rest.length > mostCharacters) throw new RangeError('Too long a frame');
    },
  };
}
