import { createServer, type Socket } from 'node:net';

export interface FakeSmtp {
  readonly url: string;
  /** Every message as it came over the line. */
  readonly messages: string[];
  close(): Promise<void>;
}

/** A mail server that takes everything, but refuses recipients that begin with `refused` for good. */
export async function startFakeSmtp(): Promise<FakeSmtp> {
  const messages: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.setEncoding('utf8');
    socket.write('220 test\r\n');
    converse(socket, messages);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function converse(socket: Socket, messages: string[]): void {
  let pending = '';
  let body: string[] | null = null;
  socket.on('error', () => undefined);
  socket.on('data', (chunk: string) => {
    pending += chunk;
    const lines = pending.split('\r\n');
    pending = lines.pop() ?? '';
    for (const line of lines) {
      if (body === null) {
        body = line === 'DATA' ? [] : null;
        socket.write(`${answerTo(line)}\r\n`);
      } else if (line === '.') {
        messages.push(body.join('\n'));
        body = null;
        socket.write('250 taken\r\n');
      } else {
        body.push(line);
      }
    }
  });
}

function answerTo(line: string): string {
  if (line === 'DATA') return '354 go on';
  if (/^RCPT TO:<refused/i.test(line)) return '550 no such mailbox';
  return line === 'QUIT' ? '221 bye' : '250 ok';
}
