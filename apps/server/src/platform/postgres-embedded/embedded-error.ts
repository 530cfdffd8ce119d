/** The embedded PostgreSQL cannot be used; the message is one sentence for the person who typed the command. */
export class EmbeddedError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'EmbeddedError';
  }
}
