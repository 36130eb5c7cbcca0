import { languageTag } from './texts/texts.ts';

/** The clock of the gateway, as far as the page knows it. */
export function createGameClock() {
  let ahead = 0;
  return {
    /** `gateway`: time of the gateway, in epoch milliseconds. */
    set(gateway: number) {
      ahead = gateway - Date.now();
    },
    now: () => Date.now() + ahead,
  };
}

/** Returns functions that write times of the market's zone. */
export function timeFormat() {
  const tag = languageTag();
  const zone = { timeZone: 'Asia/Manila' };
  const clock = new Intl.DateTimeFormat(`${tag}-u-nu-latn`, {
    ...zone,
    hour: '2-digit',
    minute: '2-digit',
  });
  const day = new Intl.DateTimeFormat(`${tag}-u-nu-latn-ca-gregory`, {
    ...zone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  });
  return {
    clock: (at: number) => clock.format(at),
    day: (at: number) => day.format(at),
  };
}

/** Minutes and seconds, such as `4:07`. */
export function countdown(milliseconds: number) {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
