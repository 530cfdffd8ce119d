import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** An address behind which one server after the other stands, as the name of a database that fails over. */
export interface MovingAddress {
  readonly port: number;
  /** Leads new connections elsewhere. Those that are open stay where they are. */
  moveTo(port: number): void;
  close(): Promise<void>;
}

/** Opens such an address on the loopback. */
export async function openMovingAddress(first: number): Promise<MovingAddress> {
  let target = first;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No port was given.');
  return {
    port: address.port,
    moveTo: (port) => (target = port),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
