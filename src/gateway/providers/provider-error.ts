/**
 * A provider did not do what was asked. `refused`: it said no, and nothing happened. `unclear`: it did not answer, or its
 * answer cannot be read, so that it may have happened: ask again with the same number.
 */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly kind: 'refused' | 'unclear';

  constructor(kind: 'refused' | 'unclear', message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
