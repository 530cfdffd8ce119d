/**
 * A reply that is already JSON: written by the database, or kept from before. It leaves as it is, so whoever makes one answers for its
 * shape, and its test reads it through the contract.
 */
export class WrittenJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
