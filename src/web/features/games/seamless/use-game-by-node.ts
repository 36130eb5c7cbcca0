import { useEffect, useState } from 'react';
import type { Failure } from '#core/client/failure.ts';
import { GatewayError } from '#core/client/gateway-error.ts';
import type { Startable } from '#core/play/start-rules.ts';
import { useApp } from '../../../lib/app-context.tsx';

/** What is known of the game that an address names by its node. */
export type GameByNode =
  | { readonly phase: 'looking' }
  | { readonly phase: 'known'; readonly game: Startable }
  | { readonly phase: 'unknown' }
  | { readonly phase: 'failed'; readonly failure: Failure };

/** Finds the game of a node again. `again` looks once more after a failure. */
export function useGameByNode(node: number): { known: GameByNode; again: () => void } {
  const { catalogue } = useApp();
  const [known, setKnown] = useState<GameByNode>({ phase: 'looking' });
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    let left = false;
    const tell = (next: GameByNode): void => void (left || setKnown(next));
    tell({ phase: 'looking' });
    catalogue.findByNode(node).then(
      (game) => tell(game === null ? { phase: 'unknown' } : { phase: 'known', game }),
      (error: unknown) => {
        if (!(error instanceof GatewayError)) throw error;
        tell({ phase: 'failed', failure: error.failure });
      },
    );
    return () => {
      left = true;
    };
  }, [catalogue, node, turn]);

  return { known, again: () => setTurn(turn + 1) };
}
