/** A call without its declared success. `erros` are the server's messages, the first is the one to show. */
export class CallFailure extends Error {
  readonly route: string;
  /** HTTP status; 0 when the server could not be reached. */
  readonly status: number;
  readonly erros: readonly string[];
  /** The whole reply, for the few that contain more than messages (`minutos`, `valorLeilao`, `tipo`). */
  readonly reply: Readonly<Record<string, unknown>>;

  /** Seconds after which it may be retried (`Retry-After`); null if the server gave none. */
  readonly retryAfter: number | null;

  constructor(route: string, answer: { status: number; json: unknown; retryAfter?: number | null }) {
    super(`${route} answered ${answer.status}`);
    this.name = 'CallFailure';
    this.route = route;
    this.status = answer.status;
    this.retryAfter = answer.retryAfter ?? null;
    this.reply = isRecord(answer.json) ? answer.json : {};
    const words = this.reply['erros'];
    this.erros = Array.isArray(words) ? words.filter((word) => typeof word === 'string') : [];
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
