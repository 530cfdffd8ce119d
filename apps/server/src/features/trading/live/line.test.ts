import { expect, it } from 'vitest';
import { IncomingMessage, ServerResponse, createServer } from 'node:http';
import { Socket, connect, type AddressInfo } from 'node:net';
import { Line, eventBytes } from './line.ts';

it('closes a reader that does not read, and goes on for the one that does', async () => {
  const lines: Line[] = [];
  const server = createServer((_request, response) => {
    response.writeHead(200);
    response.flushHeaders();
    lines.push(new Line(response, { whole: true, openedAt: 0 }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const open = () =>
    new Promise<ReturnType<typeof connect>>((resolve) => {
      const socket = connect({ port, host: '127.0.0.1' });
      socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
      socket.once('data', () => resolve(socket));
    });
  const slow = await open();
  slow.pause();
  const quick = await open();
  quick.resume();
  const event = eventBytes('oferta', { texto: 'x'.repeat(32 * 1024) });
  for (let count = 0; count < 2000 && lines[0]?.gone === false; count += 1) {
    for (const line of lines) line.write(event);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(lines.map(({ gone }) => gone)).toEqual([true, false]);
  slow.destroy();
  quick.destroy();
  server.close();
});

it('writes nothing to a line that was ended while its reader is behind: unheard, that error would end the process', async () => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const errors: unknown[] = [];
  response.on('error', (error: Error) => errors.push(error.message));
  const line = new Line(response, { whole: true, openedAt: 0 });
  line.write(eventBytes('oferta', { codigoOferta: 1 }));
  line.end();
  line.write(eventBytes('oferta', { codigoOferta: 1 }));
  await new Promise((resolve) => setImmediate(resolve));
  expect(errors).toEqual([]);
});
