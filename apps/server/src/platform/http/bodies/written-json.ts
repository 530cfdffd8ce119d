/**
 * A reply that is already JSON: produced by the database, cached, or already compressed. It is sent unchanged, so its producer is
 * responsible for its shape, and its test reads it through the contract.
 */
export class WrittenJson {
  readonly content: string | Buffer;

  constructor(content: string | Buffer) {
    this.content = content;
  }
}
