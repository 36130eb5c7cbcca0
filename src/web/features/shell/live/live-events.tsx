import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { EventKind } from '#protocol/vocabulary/event-kind.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { eventWords } from './event-words.ts';

/** With as many toasts on the screen and waiting, further events are in the messages only. */
const mostToasts = 6;

/** Good news has a check mark. All other events are plain, so that screen readers announce them politely. */
const good: ReadonlySet<EventKind> = new Set<EventKind>([
  'depositArrived',
  'withdrawalApproved',
  'withdrawalPaid',
]);

/** Keeps the notifications of this browser up after a sign-in, and ends the notifications of another member. */
function useKeptPush(): void {
  const { device } = useApp();

  useEffect(() => {
    // Without the chunk or the gateway, the next sign-in does it.
    device()
      .then(({ push }) => push.followSubscription())
      .catch(() => undefined);
  }, [device]);
}

/** Notifies the player of live events, each in a toast, and sends what waits for the gateway. It renders nothing itself. */
export function LiveEvents() {
  const { help, live, ui } = useApp();
  const { t } = useLingui();
  const language = useLanguage();
  useKeptPush();

  useEffect(() => {
    let stop = (): void => {};
    let isGone = false;
    const start = async (): Promise<void> => {
      const events = await live();
      if (isGone) return;
      stop = events.listen(({ kind, amount, count }) => {
        if (ui.state.toasts.length >= mostToasts) return;
        const isShown = amount !== null && !ui.state.hidesMoney;
        const facts = {
          amount: isShown ? formatMoney(Math.abs(amount), language) : null,
          isLess: (amount ?? 0) < 0,
          count,
        };
        ui.toast(t(eventWords[kind](facts)), { tone: good.has(kind) ? 'good' : 'plain' });
      });
    };
    // Without the chunk, the data that is refreshed each minute is enough.
    start().catch(() => undefined);
    return () => {
      isGone = true;
      stop();
    };
  }, [live, ui, t, language]);

  // Without the chunk or the network, what waits is sent when the network is back, or at the next start.
  const { online } = useSnapshot(ui.state);
  useEffect(() => {
    if (!online) return;
    help()
      .then((slice) => slice.sendWaiting())
      .catch(() => undefined);
  }, [help, online]);

  return null;
}
