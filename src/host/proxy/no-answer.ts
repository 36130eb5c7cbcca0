/** The gateway gave no usable answer: 502 for a wrong one, 503 when it cannot be reached, 504 after a time-out. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  readonly status: 502 | 503 | 504;

  constructor(status: 502 | 503 | 504, reason: string, cause?: unknown) {
    super(reason, { cause });
    this.status = status;
  }
}
