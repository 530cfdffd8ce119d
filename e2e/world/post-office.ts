import { createServer, type Server, type Socket } from 'node:net';
import { portOf } from './free-port.ts';

/** A mail as its recipient reads it. */
export interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A mail server that keeps what it is given, for a product that really sends its mail. */
export interface PostOffice {
  /** The `SMTP_URL` of the product. */
  readonly url: string;
  /** What has come for a user, newest first. */
  mailsTo(email: string): readonly ReceivedMail[];
  close(): void;
}

/** Opens a mail server on a port of its own. */
export async function openPostOffice(): Promise<PostOffice> {
  const mails: ReceivedMail[] = [];
  const lines = new Set<Socket>();
  const server = createServer((line) => {
    lines.add(line);
    line.on('close', () => lines.delete(line));
    line.on('error', () => line.destroy());
    receive(line, (message) => mails.unshift(readMail(message)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${portOf(server.address())}`,
    mailsTo: (email) => mails.filter(({ to }) => to === email),
    close: () => close(server, lines),
  };
}

function close(server: Server, lines: ReadonlySet<Socket>): void {
  for (const line of lines) line.destroy();
  server.close();
}

/** Takes every mail that comes over a connection. */
function receive(line: Socket, take: (message: string) => void): void {
  let pending = '';
  let body: string[] | null = null;
  const say = (reply: string): void => void line.write(`${reply}\r\n`);
  say('220 post office');
  line.setEncoding('latin1');
  line.on('data', (chunk: string) => {
    const texts = (pending + chunk).split('\r\n');
    pending = texts.pop() ?? '';
    for (const text of texts) {
      if (body === null) {
        body = /^DATA$/i.test(text) ? [] : null;
        say(body === null ? '250 ok' : '354 go on');
      } else if (text === '.') {
        take(body.join('\r\n'));
        body = null;
        say('250 taken');
      } else {
        // A leading dot is doubled on the line (RFC 5321, 4.5.2).
        body.push(text.replace(/^\./, ''));
      }
    }
  });
}

/** Reads recipient, subject and plain text of a message. */
function readMail(message: string): ReceivedMail {
  const [head, rest] = split(message);
  const boundary = /boundary="([^"]+)"/i.exec(head)?.[1];
  const parts = boundary === undefined ? [message] : rest.split(`--${boundary}`);
  const [partHead, text] = split(parts.find((part) => /content-type: text\/plain/i.test(part)) ?? message);
  return {
    to: /[^\s<>]+@[^\s<>]+/.exec(headerOf(head, 'To'))?.[0] ?? '',
    subject: decodeWords(headerOf(head, 'Subject')),
    text: decode(text, headerOf(partHead, 'Content-Transfer-Encoding')),
  };
}

function split(part: string): readonly [head: string, text: string] {
  const at = part.indexOf('\r\n\r\n');
  // A header that is too long goes on in the next line, after a space.
  return [part.slice(0, at).replaceAll(/\r\n[ \t]+/g, ' '), part.slice(at + 4)];
}

function headerOf(head: string, name: string): string {
  return new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1] ?? '';
}

function decode(text: string, encoding: string): string {
  if (/base64/i.test(encoding)) return Buffer.from(text, 'base64').toString('utf8');
  return /quoted-printable/i.test(encoding) ? fromQuoted(text.replaceAll(/=\r\n/g, '')) : text;
}

const fromQuoted = (text: string): string =>
  Buffer.from(
    text.replaceAll(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

/** Encoded words (RFC 2047), of which a long subject has several. */
function decodeWords(header: string): string {
  return header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : fromQuoted(word.replaceAll('_', ' ')),
    );
}
