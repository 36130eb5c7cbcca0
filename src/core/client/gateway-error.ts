import type { Failure } from './failure.ts';

/** The error of all actions. A silent one shows no message. */
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
