import { request } from 'node:http';

interface Asked {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

export interface Reply {
  /** 0: the connection broke, or nothing came in time. */
  readonly status: number;
  readonly text: string;
}

const timeoutMs = 10_000;

/** Sends anything, on a connection of its own. */
export function ask(origin: string, { method = 'GET', path, headers = {}, body }: Asked): Promise<Reply> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const length =
    text === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const call = request(
      { hostname, port, path, method, agent: false, headers: { ...length, ...headers } },
      (reply) => {
        let read = '';
        reply.setEncoding('utf8');
        reply.on('data', (part: string) => (read += part));
        reply.on('close', () =>
          resolve({ status: reply.complete ? (reply.statusCode ?? 0) : 0, text: read }),
        );
      },
    );
    call.setTimeout(timeoutMs, () => call.destroy());
    call.on('error', () => resolve({ status: 0, text: '' }));
    call.end(text);
  });
}

/** Does something again and again, so many at once, until it is stopped; returns the result of each. */
export async function flood<T>(
  atOnce: number,
  signal: AbortSignal,
  once: (count: number) => Promise<T>,
): Promise<T[]> {
  const all: T[] = [];
  let count = 0;
  const one = async () => {
    while (!signal.aborted) all.push(await once((count += 1)));
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return all;
}

/** Whether an answer turns its caller away, as it should. */
export const isBlocked = ({ status }: Reply): boolean =>
  (status >= 400 && status < 500) || status === 503 || status === 0;

/** Whether the product failed by itself. */
export const isFailure = ({ status }: Reply): boolean => status >= 500 && status !== 503;
