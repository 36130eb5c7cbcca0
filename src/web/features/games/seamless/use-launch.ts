import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { GatewayError } from '#core/client/gateway-error.ts';
import type { Launch } from '#core/play/launch.ts';
import { useApp } from '../../../lib/app-context.tsx';

/** Launches a game at mount and leaves it at unmount. `again` launches it with a new address; `tries` counts these launches. */
export function useLaunch(opened: Launch) {
  const { play } = useApp();
  const { phase, url, failure } = useSnapshot(play.state);
  const [tries, setTries] = useState(0);
  const game = 'game' in opened ? opened.game : null;
  const trial = 'trial' in opened ? opened.trial : null;
  const lottery = 'lottery' in opened ? opened.lottery : '';

  useEffect(() => {
    function launch(): Promise<void> {
      if (trial !== null) return play.launchTrial(trial, tries);
      return game === null ? play.launchLottery(lottery, tries) : play.launch(game, tries);
    }
    launch().catch((error: unknown) => {
      // The state contains the failure, and the component shows it.
      if (!(error instanceof GatewayError)) throw error;
    });
    return () => play.leave();
  }, [play, game, trial, lottery, tries]);

  return { phase, url, failure, tries, again: () => setTries(tries + 1) };
}
