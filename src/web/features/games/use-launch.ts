import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { GatewayError } from '#core/client/gateway-error.ts';
import type { Opened } from '#core/state/launch.ts';
import { useApp } from '../../app-context.tsx';

/** Launches a game while it is shown and leaves it afterwards. `again` launches it anew, by a fresh address; `tries` is how often it was. */
export function useLaunch(opened: Opened) {
  const { play } = useApp();
  const { phase, url, failure } = useSnapshot(play.state);
  const [tries, setTries] = useState(0);
  const game = 'game' in opened ? opened.game : null;
  const lottery = 'lottery' in opened ? opened.lottery : '';

  useEffect(() => {
    const launching = game === null ? play.launchLottery(lottery, tries) : play.launch(game, tries);
    launching.catch((error: unknown) => {
      // What went wrong stands in the state, which is shown.
      if (!(error instanceof GatewayError)) throw error;
    });
    return () => play.leave();
  }, [play, game, lottery, tries]);

  return { phase, url, failure, tries, again: () => setTries(tries + 1) };
}
