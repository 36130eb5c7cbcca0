import type { Failure } from './failure.ts';

/** The one error that actions throw. A silent one is not worth a word to the player. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly failure: Failure;
  readonly silent: boolean;

  constructor(
    failure: Failure,
    { silent = false, cause }: { silent?: boolean; cause?: unknown } = {},
  ) {
    super(failure.kind, { cause });
    this.failure = failure;
    this.silent = silent;
  }
}
