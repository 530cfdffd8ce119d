import { once } from 'node:events';
import { createServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { GatheringSocket } from './gathering-socket.ts';

it('holds what is sent in one turn until the turn is over, and then sends all of it in order', async () => {
  let received = '';
  const server = createServer((other) => other.on('data', (bytes) => (received += bytes.toString())));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const socket = new GatheringSocket();
  socket.connect(typeof address === 'object' && address !== null ? address.port : 0, '127.0.0.1');
  await once(socket, 'connect');
  const send = (text: string) => {
    socket.cork();
    socket.write(text);
    socket.uncork();
  };
  for (const text of ['lock;', 'read;', 'commit;']) send(text);
  expect([socket.writableCorked, socket.writableLength]).toEqual([1, 17]);
  await nextTurn();
  expect(socket.writableCorked).toBe(0);
  send('again;');
  await expect.poll(() => received).toBe('lock;read;commit;again;');
  socket.destroy();
  server.close();
});
