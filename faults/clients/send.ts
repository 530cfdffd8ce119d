import { request } from 'node:http';

export interface Sending {
  readonly origin: string;
  readonly path: string;
  readonly token: string;
  readonly key: string | null;
  readonly body: object;
  /** Milliseconds after which the connection is cut, whatever is in progress; null: never. */
  readonly cutAfterMs: number | null;
}

export interface Answer {
  /** 0: given up without an answer. */
  readonly status: number;
  /** The number that the reply gives to what was made; null without one. */
  readonly code: number | null;
  /** Whether a refusal says that the bid counts all the same, and was beaten at once. */
  readonly beaten: boolean;
}

/** What a user has who gave up. */
export const noAnswer: Answer = { status: 0, code: null, beaten: false };

/** Longer than any answer of the product takes. */
const timeoutMs = 15_000;

/** Posts once on a connection of its own. Null when no whole answer came. */
export function send(given: Sending): Promise<Answer | null> {
  const text = JSON.stringify(given.body);
  return new Promise((resolve) => {
    const call = request(`${given.origin}/api${given.path}`, {
      method: 'POST',
      agent: false,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
        'security-token': given.token,
        ...(given.key === null ? {} : { 'idempotency-key': given.key }),
      },
    });
    const cut = setTimeout(() => call.destroy(), given.cutAfterMs ?? timeoutMs);
    const end = (answer: Answer | null) => {
      clearTimeout(cut);
      resolve(answer);
    };
    call.on('error', () => end(null));
    call.on('close', () => end(null));
    call.on('response', (reply) => {
      let body = '';
      reply.setEncoding('utf8');
      reply.on('data', (part: string) => (body += part));
      reply.on('error', () => end(null));
      reply.on('end', () =>
        end(reply.complete ? { status: reply.statusCode ?? 0, ...readReply(body) } : null),
      );
    });
    call.end(text);
  });
}

function readReply(body: string): Omit<Answer, 'status'> {
  try {
    const read: unknown = JSON.parse(body);
    const code = fieldOf(fieldOf(read, 'data'), 'codigo');
    const beaten = typeof fieldOf(read, 'participante') === 'string';
    return { code: typeof code === 'number' ? code : null, beaten };
  } catch {
    return { code: null, beaten: false };
  }
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : null;
}
