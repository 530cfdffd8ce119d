/**
 * A reply that is already JSON: written by the database, cached, or already compressed. It is sent unchanged, so anyone who makes
 * one answers for its shape, and its test reads it through the contract.
 */
export class WrittenJson {
  readonly content: string | Buffer;

  constructor(content: string | Buffer) {
    this.content = content;
  }
}
