import { connect } from 'node:net';
import type { Scanner, ScanVerdict } from './scanner.ts';

/** Where a clamd listens, and how long it is waited for. */
export interface Clamd {
  readonly host: string;
  readonly port: number;
  readonly waitMs: number;
}

/** Bytes sent at once; clamd refuses longer parts than its StreamMaxLength, not shorter ones. */
const PART = 64 * 1024;
const LONGEST_ANSWER = 4096;

/** Asks a clamd over TCP by INSTREAM: parts with their length before them, an empty one at the end. Whatever goes wrong, it is `away`. */
export function clamdScanner({ host, port, waitMs }: Clamd): Scanner {
  return {
    scan: (bytes) =>
      new Promise<ScanVerdict>((resolve) => {
        const socket = connect({ host, port });
        let answer = '';
        const end = (verdict: ScanVerdict): void => {
          clearTimeout(limit);
          socket.destroy();
          resolve(verdict);
        };
        const limit = setTimeout(() => end('away'), waitMs);
        socket.on('error', () => end('away'));
        socket.on('close', () => end(verdictOf(answer)));
        socket.on('data', (part) => {
          answer += part.toString('latin1');
          if (answer.includes('\0') || answer.length > LONGEST_ANSWER) end(verdictOf(answer));
        });
        socket.once('connect', () => socket.write(stream(bytes)));
      }),
  };
}

function stream(bytes: Buffer): Buffer {
  const parts: Buffer[] = [Buffer.from('zINSTREAM\0')];
  for (let at = 0; at < bytes.length; at += PART) {
    const part = bytes.subarray(at, at + PART);
    parts.push(lengthOf(part.length), part);
  }
  return Buffer.concat([...parts, lengthOf(0)]);
}

function lengthOf(length: number): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(length);
  return head;
}

function verdictOf(answer: string): ScanVerdict {
  if (/^stream: OK\0?$/.test(answer)) return 'clean';
  return /^stream: .+ FOUND\0?$/.test(answer) ? 'infected' : 'away';
}
