import { connect, type Server } from 'node:net';
import { createServer, type SecureContextOptions } from 'node:tls';
import fastify from 'fastify';
import { emptyBank } from '../../src/platform/pix/local-bank/bank-records.ts';
import { localConnection } from '../../src/platform/pix/local-bank/local-connection.ts';
import { openLocalBank, type LocalBank } from '../../src/platform/pix/local-bank/open-local-bank.ts';
import { localBankRoutes } from '../../src/platform/pix/local-bank/local-bank-routes.ts';
import { openPixBank, type PixConnection } from '../../src/platform/pix/open-pix-bank.ts';
import type { PixBank } from '../../src/platform/pix/pix-bank.ts';

/** A request that the bank got and what it answered, for the contract. */
export interface Exchange {
  readonly method: string;
  readonly url: string;
  readonly body: string;
  readonly status: number;
  readonly type: string;
  readonly reply: string;
}

export interface BankProcess {
  readonly bank: LocalBank;
  readonly connection: PixConnection;
  /** A client of the bank, as the product has it. */
  readonly client: PixBank;
  readonly exchanges: Exchange[];
  /** News that were posted. */
  readonly news: unknown[];
  close(): Promise<void>;
}

/** What a bank with mutual TLS needs; its client has a certificate of the same authority. */
export interface BankTls {
  readonly server: SecureContextOptions;
  readonly client: ReturnType<PixConnection['certificates']>;
}

/** The local bank as a process of its own, on a free port. `post` sends its news. */
export async function startLocalBank(
  given: {
    readonly now?: () => number;
    readonly tls?: BankTls;
    readonly timeoutMs?: number;
    readonly retryMs?: number;
    readonly post?: (url: string, body: unknown) => Promise<void>;
  } = {},
): Promise<BankProcess> {
  const exchanges: Exchange[] = [];
  const news: unknown[] = [];
  const bank = openLocalBank({
    state: emptyBank(),
    now: given.now ?? Date.now,
    changed: () => undefined,
    pause: (milliseconds) => new Promise((resolve) => void setTimeout(resolve, milliseconds)),
    post: async (url, body) => {
      news.push(body);
      await given.post?.(url, body);
    },
  });
  const app = fastify();
  app.addHook('onSend', async (request, reply, payload) => {
    exchanges.push({
      method: request.method,
      url: request.url,
      body: typeof request.body === 'string' ? request.body : '',
      status: reply.statusCode,
      type: String(reply.getHeader('content-type')),
      reply: typeof payload === 'string' ? payload : '',
    });
    return payload;
  });
  await localBankRoutes(app, bank);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const tls = given.tls;
  const front = tls ? await terminateTls(tls.server, portOf(app.server)) : null;
  const origin = front ? `https://localhost:${portOf(front)}` : `http://127.0.0.1:${portOf(app.server)}`;
  const connection: PixConnection = {
    ...localConnection(origin, given.timeoutMs ?? 2000, given.retryMs),
    ...(tls ? { certificates: () => tls.client } : {}),
  };
  return {
    bank,
    connection,
    client: openPixBank(connection),
    exchanges,
    news,
    close: async () => {
      front?.close();
      app.server.closeAllConnections();
      await app.close();
    },
  };
}

/** Takes TLS from connections whose client shows a certificate. */
async function terminateTls(options: SecureContextOptions, to: number): Promise<Server> {
  const server = createServer({ ...options, requestCert: true, rejectUnauthorized: true }, (socket) => {
    const inner = connect({ host: '127.0.0.1', port: to });
    socket.on('error', () => inner.destroy());
    inner.on('error', () => socket.destroy());
    socket.pipe(inner).pipe(socket);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return server;
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The bank does not listen.');
  return address.port;
}
