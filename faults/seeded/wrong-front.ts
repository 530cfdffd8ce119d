import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';

/** A server that is in front of the product and spoils what it does. */
export interface WrongFront {
  readonly origin: string;
  close(): Promise<void>;
}

/** What becomes of the nth call: an answer of the front's own, or how to change that of the product. */
export interface Spoiling {
  /** The answer, before the product is asked; null: the product answers. */
  readonly early: (
    call: number,
  ) => { readonly status: number; readonly body: object; readonly forwards: boolean } | null;
  readonly change: (
    call: number,
    status: number,
    body: string,
  ) => { readonly status: number; readonly body: string };
}

/** Opens such a server before the product at an origin. */
export async function openWrongFront(origin: string, { early, change }: Spoiling): Promise<WrongFront> {
  let calls = 0;
  const answer = async (asked: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const call = (calls += 1);
    const body = await textOf(asked);
    const own = early(call);
    const write = (status: number, text: string) =>
      reply.writeHead(status, { 'content-type': 'application/json' }).end(text);
    if (own !== null) {
      write(own.status, JSON.stringify(own.body));
      if (!own.forwards) return;
    }
    const given = await forward(origin, asked, body);
    if (own !== null) return;
    const changed = change(call, given.status, given.body);
    write(changed.status, changed.body);
  };
  const server = createServer((asked, reply) => {
    answer(asked, reply).catch(() => reply.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No port was given.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function forward(
  origin: string,
  { url = '/', method = 'GET', headers }: IncomingMessage,
  body: string,
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const { host: _host, connection: _connection, ...kept } = headers;
    const call = request(origin + url, { method, agent: false, headers: kept }, (reply) => {
      textOf(reply).then((text) => resolve({ status: reply.statusCode ?? 0, body: text }), reject);
    });
    call.on('error', reject);
    call.end(body);
  });
}

async function textOf(message: IncomingMessage): Promise<string> {
  message.setEncoding('utf8');
  let text = '';
  for await (const part of message) text += String(part);
  return text;
}
