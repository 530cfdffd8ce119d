/**
 * What a bank can answer instead of doing something. `refused`: it understands and says no; `denied`: it does not accept who asks;
 * `missing`: it does not know the charge or payment; `away`: it did not answer in time, or cannot now; `nonsense`: its answer is none of
 * the standard. After `away` and `nonsense` it may have done it all the same.
 */
export type PixFailure = 'refused' | 'denied' | 'missing' | 'away' | 'nonsense';

/** A bank did not do what it was asked. Its text holds what the bank said of the reason, and no credentials. */
export class PixError extends Error {
  readonly failure: PixFailure;
  /** The kind of the standard, such as `CobOperacaoInvalida`; null if the bank named none. */
  readonly kind: string | null;

  constructor(failure: PixFailure, message: string, kind: string | null = null) {
    super(message);
    this.name = 'PixError';
    this.failure = failure;
    this.kind = kind;
  }
}
