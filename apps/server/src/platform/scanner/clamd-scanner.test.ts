import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { clamdScanner } from './clamd-scanner.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A clamd that answers as told once it has read the whole stream; what it read. */
async function clamd(answer: (socket: Socket, content: Buffer) => void) {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    let read: Buffer = Buffer.alloc(0);
    socket.on('data', (part: Buffer) => {
      read = Buffer.concat([read, part]);
      const content = contentOf(read);
      if (content !== null) answer(socket, content);
    });
    socket.on('error', () => undefined);
  });
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { scanner: clamdScanner({ host: '127.0.0.1', port, waitMs: 300 }), port };
}

function contentOf(read: Buffer): Buffer | null {
  const command = 'zINSTREAM\0';
  if (read.toString('latin1', 0, command.length) !== command) return null;
  const parts: Buffer[] = [];
  for (let at = command.length; at + 4 <= read.length;) {
    const length = read.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(read.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

it('sends the whole file in parts, and reads the verdict', async () => {
  const file = Buffer.alloc(200_000, 'a');
  let seen = 0;
  const { scanner } = await clamd((socket, content) => {
    seen = content.length;
    socket.end(content.includes('virus') ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0');
  });
  expect(await scanner.scan(file)).toBe('clean');
  expect(seen).toBe(file.length);
  expect(await scanner.scan(Buffer.from('a virus'))).toBe('infected');
});

it.each([
  ['says that it cannot', (socket: Socket) => socket.end('INSTREAM size limit exceeded. ERROR\0')],
  ['says nothing', () => undefined],
  ['breaks off', (socket: Socket) => socket.destroy()],
  ['says something else', (socket: Socket) => socket.end('stream: OK FOUND?\0')],
])('is away if it %s', async (_what, answer) => {
  const { scanner } = await clamd(answer);
  expect(await scanner.scan(Buffer.from('a'))).toBe('away');
});

it('is away if nobody listens', async () => {
  const { port } = await clamd(() => undefined);
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
  expect(await clamdScanner({ host: '127.0.0.1', port, waitMs: 300 }).scan(Buffer.from('a'))).toBe('away');
});
