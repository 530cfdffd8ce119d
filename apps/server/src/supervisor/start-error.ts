/** The program cannot start or continue; each message is one sentence for the operator. */
export class StartError extends Error {
  readonly sentences: readonly string[];

  constructor(...sentences: string[]) {
    super(sentences.join('\n'));
    this.name = 'StartError';
    this.sentences = sentences;
  }
}
