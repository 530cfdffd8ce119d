import { request } from 'node:http';

export interface Sending {
  readonly origin: string;
  readonly path: string;
  readonly token: string;
  readonly key: string | null;
  readonly body: object;
  /** Milliseconds after which the connection is cut, whatever is under way; null: never. */
  readonly cutAfterMs: number | null;
}

export interface Answer {
  readonly status: number;
  /** The number that the reply gives to what was made; null without one. */
  readonly code: number | null;
}

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
    const cut = given.cutAfterMs === null ? undefined : setTimeout(() => call.destroy(), given.cutAfterMs);
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
        end(reply.complete ? { status: reply.statusCode ?? 0, code: codeIn(body) } : null),
      );
    });
    call.end(text);
  });
}

function codeIn(body: string): number | null {
  try {
    const read: unknown = JSON.parse(body);
    const data: unknown = typeof read === 'object' && read !== null ? Reflect.get(read, 'data') : null;
    const code: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'codigo') : null;
    return typeof code === 'number' ? code : null;
  } catch {
    return null;
  }
}
