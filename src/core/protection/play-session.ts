import { proxy } from 'valtio/vanilla';
import {
  answerRealityCheck,
  getPlaySession,
  setRealityCheck,
} from '#protocol/calls/protection/play-session.ts';
import type { MaybeCentavos } from '#protocol/model/readers/unknown-money.ts';
import type { Send } from '../client/send.ts';
import type { Events } from '../events.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import type { Stop } from '../stop.ts';

interface SessionAnswer {
  /** The launch that began the time of play, in the gateway's time. Null before the first one. */
  readonly beganAt: number | null;
  readonly staked: MaybeCentavos;
  readonly won: MaybeCentavos;
  readonly net: MaybeCentavos;
  /** The minutes between reality checks, one of `choices`. */
  readonly checkMinutes: number | null;
  readonly choices: readonly number[];
  /** The market asks for the time of the day in the bar of a game. */
  readonly showsClock: boolean;
  readonly nextCheckAt: number | null;
  /** The gateway's time less the time of the device, in milliseconds. */
  readonly aheadMs: number;
}

interface PlaySessionState extends QueryState, SessionAnswer {}

const nothing: SessionAnswer = {
  beganAt: null,
  staked: null,
  won: null,
  net: null,
  checkMinutes: null,
  choices: [],
  showsClock: false,
  nextCheckAt: null,
  aheadMs: 0,
};

/** The time of play that is under way, and the reality checks. Verbs throw GatewayError. */
export function createPlaySession({
  send,
  events,
  now,
}: {
  send: Send;
  events: Events;
  now(): number;
}) {
  const state = proxy<PlaySessionState>({ ...idle(), ...nothing });

  const { load, preview } = createQuery<SessionAnswer, PlaySessionState>({
    events,
    now,
    state,
    empty: nothing,
    isPrivate: true,
    call: async (options) => read(await send(getPlaySession, {}, options)),
    show: (shown) => ({ ...shown }),
  });

  type Answer = Awaited<ReturnType<typeof send<typeof getPlaySession>>>;

  function read({ now: gatewayTime, ...session }: Answer): SessionAnswer {
    return { ...session, aheadMs: gatewayTime === null ? 0 : gatewayTime - now() };
  }

  function show(answer: Answer): void {
    preview(read(answer));
    Object.assign(state, { phase: 'ready' });
  }

  return {
    state,
    load,
    /** Loads each minute while the page is visible, when it is shown again, and with the network, until stopped. */
    watch(): Stop {
      const stops = (['minute', 'visible', 'online'] as const).map((event) =>
        events.on(event, () => void load()),
      );
      return () => stops.forEach((stop) => stop());
    },
    /** The player has answered the reality check. */
    answer: async () => show(await send(answerRealityCheck, {})),
    /** Sets the minutes between reality checks. */
    choose: async (minutes: number) => show(await send(setRealityCheck, { minutes })),
  };
}

export type PlaySessionSlice = ReturnType<typeof createPlaySession>;
