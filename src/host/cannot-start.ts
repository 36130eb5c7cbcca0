/** The server cannot start. The message is one sentence for the person who started it. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}
