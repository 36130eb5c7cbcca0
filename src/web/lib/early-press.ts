declare global {
  /** Set by the script that starts a prerendered page: ends the keeping of presses, and gives the last one. */
  var takeEarlyPress: (() => HTMLElement | null) | undefined;
}

/** Repeats the last press that came before the program. Call it when the page answers presses. */
export function repeatEarlyPress(): void {
  globalThis.takeEarlyPress?.()?.click();
}
