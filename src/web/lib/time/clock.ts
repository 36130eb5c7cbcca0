/**
 * The clock of the screen. Use it beside times of the gateway, which a device that is wrong by days would misread. The program sets it
 * to the clock of the app.
 */
export const clock = {
  /** Epoch milliseconds. */
  now: (): number => Date.now(),
};
