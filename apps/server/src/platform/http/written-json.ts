import type { Readable } from 'node:stream';

/**
 * A reply that is already JSON: written by the database, kept from before, or sent piece by piece. It leaves as it is, so whoever makes
 * one answers for its shape, and its test reads it through the contract.
 */
export class WrittenJson {
  readonly content: string | Readable;

  constructor(content: string | Readable) {
    this.content = content;
  }
}
