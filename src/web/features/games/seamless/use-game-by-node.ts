import { useEffect, useState } from 'react';
import type { Failure } from '#core/client/failure.ts';
import { GatewayError } from '#core/client/gateway-error.ts';
import type { Startable } from '#core/play/start-rules.ts';
import { useApp } from '../../../lib/app-context.tsx';

/** Result of the search for a game by its node id. */
type GameByNode =
  | { readonly phase: 'loading' }
  | { readonly phase: 'known'; readonly game: Startable }
  | { readonly phase: 'unknown' }
  | { readonly phase: 'failed'; readonly failure: Failure };

/** Finds a game by its node id. `retry` searches again after a failure. */
export function useGameByNode(node: number): { result: GameByNode; retry: () => void } {
  const { catalogue } = useApp();
  const [result, setResult] = useState<GameByNode>({ phase: 'loading' });
  const [attempts, setAttempts] = useState(0);

  useEffect(() => {
    let isStale = false;
    // A failure stays during the next try.
    const next = (last: GameByNode, now: GameByNode): GameByNode =>
      last.phase === 'failed' && now.phase === 'loading' ? last : now;
    const update = (now: GameByNode): void =>
      void (isStale || setResult((last) => next(last, now)));
    update({ phase: 'loading' });
    catalogue.findByNode(node).then(
      (game) => update(game === null ? { phase: 'unknown' } : { phase: 'known', game }),
      (error: unknown) => {
        if (!(error instanceof GatewayError)) throw error;
        update({ phase: 'failed', failure: error.failure });
      },
    );
    return () => {
      isStale = true;
    };
  }, [catalogue, node, attempts]);

  return { result, retry: () => setAttempts(attempts + 1) };
}
