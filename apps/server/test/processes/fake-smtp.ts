import { createServer, type Socket } from 'node:net';

/** How the mail server misbehaves: not at all, busy, refusing the password or the text, hanging, breaking off. */
export type SmtpMood =
  | 'well'
  | 'busy'
  | 'wrong-password'
  | 'refuses-text'
  | 'silent'
  | 'drops-in-data'
  | 'drops-after-data';

export interface FakeSmtp {
  readonly url: string;
  /** Every message as it came over the line. */
  readonly messages: string[];
  mood: SmtpMood;
  /** Connections on which a mail to a slow recipient waits for its answer. */
  readonly waiting: Socket[];
  /** Returns those that wait, and from now on slow recipients like others. */
  letGo(): void;
  close(): Promise<void>;
}

/**
 * A mail server that takes everything, but refuses recipients that begin with `refused` for good, and lets those that begin with `slow`
 * wait until it is told to let them go.
 */
export async function startFakeSmtp(given = 0): Promise<FakeSmtp> {
  const sockets = new Set<Socket>();
  let isSlow = true;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.setEncoding('utf8');
    if (smtp.mood !== 'silent') socket.write('220 test\r\n');
    converse(socket, smtp, () => isSlow);
  });
  await new Promise<void>((resolve) => server.listen(given, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const smtp: FakeSmtp = {
    url: `smtp://127.0.0.1:${port}`,
    messages: [],
    mood: 'well',
    waiting: [],
    letGo: () => {
      isSlow = false;
      for (const socket of smtp.waiting.splice(0)) socket.write('250 ok\r\n');
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return smtp;
}

function converse(socket: Socket, smtp: FakeSmtp, isSlow: () => boolean): void {
  let pending = '';
  let body: string[] | null = null;
  socket.on('error', () => undefined);
  socket.on('data', (chunk: string) => {
    pending += chunk;
    const lines = pending.split('\r\n');
    pending = lines.pop() ?? '';
    for (const line of lines) {
      if (smtp.mood === 'silent') return;
      if (body === null) {
        if (isSlow() && /^RCPT TO:<slow/i.test(line)) {
          smtp.waiting.push(socket);
          continue;
        }
        const answer = answerTo(line, smtp.mood);
        body = answer.startsWith('354') ? [] : null;
        socket.write(`${answer}\r\n`);
      } else if (smtp.mood === 'drops-in-data') {
        socket.destroy();
        return;
      } else if (line === '.') {
        if (!finish(socket, smtp, body)) return;
        body = null;
      } else {
        body.push(line);
      }
    }
  });
}

/** False when the line is gone. */
function finish(socket: Socket, smtp: FakeSmtp, body: readonly string[]): boolean {
  if (smtp.mood === 'refuses-text') {
    socket.write('554 this looks like spam\r\n');
    return true;
  }
  smtp.messages.push(body.join('\n'));
  if (smtp.mood === 'drops-after-data') {
    socket.destroy();
    return false;
  }
  socket.write('250 taken\r\n');
  return true;
}

function answerTo(line: string, mood: SmtpMood): string {
  if (line.startsWith('EHLO')) return '250-test\r\n250 AUTH PLAIN';
  if (line.startsWith('AUTH')) return mood === 'wrong-password' ? '535 wrong password' : '235 ok';
  if (line === 'DATA') return mood === 'busy' ? '451 come back later' : '354 go on';
  if (/^RCPT TO:<refused/i.test(line)) return '550 no such mailbox';
  return line === 'QUIT' ? '221 bye' : '250 ok';
}
