import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to a database that can be cut in the middle of what is said. */
export interface CuttingProxy {
  /** The same database, through here. */
  readonly url: string;
  /** Cuts the next connection over which the database sends this, which is not delivered. */
  cutAtAnswer(text: string): void;
  /** Cuts the next connection over which the database is sent this, which does not reach it. */
  cutAtOrder(text: string): void;
  close(): Promise<void>;
}

/** Stands between the product and a database. */
export async function openCuttingProxy(databaseUrl: string): Promise<CuttingProxy> {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let answer: string | null = null;
  let order: string | null = null;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    const cut = (): void => {
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', cut);
      socket.on('close', () => {
        sockets.delete(socket);
        cut();
      });
    }
    near.on('data', (chunk) => {
      if (order !== null && chunk.includes(order)) {
        order = null;
        cut();
      } else far.write(chunk);
    });
    far.on('data', (chunk) => {
      if (answer !== null && chunk.includes(answer)) {
        answer = null;
        cut();
      } else near.write(chunk);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const own = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: Object.assign(new URL(databaseUrl), { port: String(own) }).href,
    cutAtAnswer: (text) => (answer = text),
    cutAtOrder: (text) => (order = text),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
