import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Startable } from '#core/rules/start.ts';
import { GatewayError } from '#core/client/gateway-error.ts';
import { useApp } from '../../app-context.tsx';

/** Launches a game while it is shown and leaves it afterwards. `again` launches it anew, by a fresh address. */
export function useLaunch(game: Startable) {
  const { play } = useApp();
  const { phase, url, failure } = useSnapshot(play.state);
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    play.launch(game).catch((error: unknown) => {
      // What went wrong stands in the state, which is shown.
      if (!(error instanceof GatewayError)) throw error;
    });
    return () => play.leave();
  }, [play, game, turn]);

  return { phase, url, failure, again: () => setTurn(turn + 1) };
}
