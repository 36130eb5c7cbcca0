/**
 * A clock of the device that differs by less counts as right, in milliseconds: answers take time on their way, and their dates
 * are whole seconds.
 */
const allowedMs = 120_000;

/** The clock of this device beside the clock of the gateway. All times in epoch milliseconds. */
export interface Clock {
  /** The time of the gateway on a device whose clock is wrong, else the time of the device. */
  now(): number;
  /** The time of the gateway, as far as its answers show it. */
  gatewayNow(): number;
  /** Learns from the `Date` header of an answer that has just arrived. */
  learn(date: string | null): void;
}

/** Creates a clock from the clock of the device. */
export function createClock(deviceNow: () => number): Clock {
  let aheadMs = 0;
  return {
    now: () => deviceNow() + (Math.abs(aheadMs) > allowedMs ? aheadMs : 0),
    gatewayNow: () => deviceNow() + aheadMs,
    learn(date) {
      const at = Date.parse(date ?? '');
      if (!Number.isNaN(at)) aheadMs = at - deviceNow();
    },
  };
}
