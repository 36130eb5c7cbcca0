import { object, safeParse, string } from 'valibot';
import { subscribe } from 'valtio/vanilla';
import type { Balance } from '../balance/balance.ts';
import type { Platform } from '../platform.ts';
import type { Stop } from '../stop.ts';

interface Needs {
  readonly platform: Pick<Platform, 'channel' | 'visible'>;
  readonly balance: Pick<Balance, 'state' | 'load'>;
  customerId(): string | null;
}

const message = object({ customer: string() });

/** The bets of this time, in milliseconds, are one message, and one question for the balance. */
const collectMs = 300;

/** Returns a function that runs `act` once for all calls of `collectMs`, and one that forgets a run that is due. */
function collect(act: () => void) {
  let timer: ReturnType<typeof setTimeout> | null = null;
  return {
    run(): void {
      timer ??= setTimeout(() => {
        timer = null;
        act();
      }, collectMs);
    },
    stop(): void {
      if (timer !== null) clearTimeout(timer);
      timer = null;
    },
  };
}

/**
 * Bets of a game in one tab refresh the balance of the others. A tab that is not visible refreshes when it is shown. Messages
 * carry no amounts. Returns a function that ends it.
 */
export function shareBalance({ platform, balance, customerId }: Needs): Stop {
  const channel = platform.channel('parola-balance');
  const post = collect(() => channel.post({ customer: customerId() ?? '' }));
  const refresh = collect(() => {
    if (platform.visible()) void balance.load();
  });
  channel.listen((data) => {
    const read = safeParse(message, data);
    if (read.success && read.output.customer === customerId()) refresh.run();
  });
  let last = balance.state.inGame;
  const stop = subscribe(balance.state, () => {
    const { inGame } = balance.state;
    // The first figure of a game is no bet.
    if (last !== null && inGame !== null && inGame !== last) post.run();
    last = inGame;
  });
  return () => {
    stop();
    post.stop();
    refresh.stop();
    channel.close();
  };
}
