import { useEffect, useState } from 'react';
import type { Centavos } from '#protocol/model/money.ts';
import type { SecurityCentre } from '#core/security-centre/security-centre.ts';
import { useApp } from '../../../lib/app-context.tsx';

interface Watched {
  /** The game has been launched for money. */
  isOn: boolean;
  /** The money of the game. A change of it loads the figures again. */
  money: Centavos | null;
}

/** The time of play that is under way, and the limits of it. */
export type PlaySlices = Pick<SecurityCentre, 'playSession' | 'playLimits'>;

/** The time of play that is under way, and the limits, kept up to date while a game for money runs. Null until then. */
export function usePlaySession({ isOn, money }: Watched): PlaySlices | null {
  const app = useApp();
  const [slices, setSlices] = useState<PlaySlices | null>(null);

  useEffect(() => {
    if (!isOn) return undefined;
    let stop: (() => void) | null = null;
    let isLeft = false;
    void app.securityCentre().then(
      (centre) => {
        if (isLeft) return;
        stop = centre.playSession.watch();
        setSlices(centre);
      },
      // The game runs without the clock when its module cannot be loaded; the next launch tries again.
      () => undefined,
    );
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [app, isOn]);

  useEffect(() => {
    void slices?.playSession.load();
    void slices?.playLimits.load();
  }, [slices, money]);
  return isOn ? slices : null;
}
