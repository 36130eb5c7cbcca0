/** Why the server ends before it serves, in a sentence for the person who started it. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}
