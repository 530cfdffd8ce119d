/** The program cannot start or go on; each message is one sentence for the person who typed the command. */
export class StartError extends Error {
  readonly sentences: readonly string[];

  constructor(...sentences: string[]) {
    super(sentences.join('\n'));
    this.name = 'StartError';
    this.sentences = sentences;
  }
}
