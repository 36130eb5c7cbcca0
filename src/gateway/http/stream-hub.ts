/** An open stream of a session. */
export interface SessionStream {
  readonly memberId: string;
  /** Key of the session that the stream ends with. */
  readonly sessionHash: string;
  end(): void;
}

interface HubNeeds {
  readonly sessions: { living(hashes: readonly string[]): Promise<ReadonlySet<string>> };
  /** Streams of one member on one gateway. A further one ends the oldest. */
  readonly mostOfMember: number;
}

const mostStreams = 20_000;

/** The open streams of one kind on this gateway. */
export function createStreamHub<Stream extends SessionStream>({
  sessions,
  mostOfMember,
}: HubNeeds) {
  const byMember = new Map<string, Set<Stream>>();
  let count = 0;
  let isEnding = false;

  const all = (): Stream[] => [...byMember.values()].flatMap((streams) => [...streams]);

  function forget(stream: Stream): void {
    count -= 1;
    const own = byMember.get(stream.memberId);
    own?.delete(stream);
    if (own?.size === 0) byMember.delete(stream.memberId);
  }

  const ofMember = (memberId: string): Stream[] => [...(byMember.get(memberId) ?? [])];

  return {
    all,
    ofMember,
    members: () => [...byMember.keys()],
    isEmpty: () => count === 0,
    isEnding: () => isEnding,
    /** The streams among some whose session has ended. */
    async findEnded(streams: readonly Stream[] = all()): Promise<ReadonlySet<Stream>> {
      if (streams.length === 0) return new Set();
      const living = await sessions.living([...new Set(streams.map((one) => one.sessionHash))]);
      return new Set(streams.filter((one) => !living.has(one.sessionHash)));
    },
    /**
     * Creates a stream of a member, which calls `onEnd` at its end, and starts it. Null while there are too many, and at the
     * end. A stream that cannot start ends.
     */
    async open(
      memberId: string,
      create: (onEnd: () => void) => Stream,
      start: (stream: Stream) => Promise<void>,
    ): Promise<Stream | null> {
      if (isEnding || count >= mostStreams) return null;
      const own = ofMember(memberId);
      if (own.length >= mostOfMember) own[0]?.end();
      const stream: Stream = create(() => forget(stream));
      byMember.set(memberId, (byMember.get(memberId) ?? new Set()).add(stream));
      count += 1;
      try {
        await start(stream);
      } catch (error) {
        stream.end();
        throw error;
      }
      return stream;
    },
    /** Ends all streams, and opens no more. */
    end(): void {
      isEnding = true;
      for (const stream of all()) stream.end();
    },
  };
}
