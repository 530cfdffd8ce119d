import { connect, type Socket } from 'node:net';

const headEnd = Buffer.from('\r\n\r\n');
const lastChunk = '0\r\n\r\n';

/**
 * One kept-alive HTTP/1.1 connection that only counts the bytes of its replies: as little work as possible, because it shares the
 * machine with what it measures. One request at a time.
 */
export class RawClient {
  readonly #socket: Socket;
  #head = '';
  /** Bytes of the body still to come; -1 while the head is being read, -2 while chunks come. */
  #left = -1;
  #tail = '';
  #status = 0;
  #settle: ((status: number) => void) | null = null;
  #fail: ((error: Error) => void) | null = null;

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (bytes) => this.#read(Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes)));
    socket.on('error', (error) => this.#fail?.(error));
    socket.on('close', () => this.#fail?.(new Error('The server closed the connection.')));
  }

  static open(port: number): Promise<RawClient> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1' }, () => resolve(new RawClient(socket)));
      socket.once('error', reject);
    });
  }

  /** Sends a whole request and answers the status of its reply once its last byte is there. */
  request(text: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#settle = resolve;
      this.#fail = reject;
      this.#socket.write(text);
    });
  }

  close(): void {
    this.#fail = null;
    this.#socket.destroy();
  }

  #read(bytes: Buffer): void {
    if (this.#left === -1) {
      const end = bytes.indexOf(headEnd);
      if (end < 0) {
        this.#head += bytes.toString('latin1');
        return;
      }
      this.#begin(this.#head + bytes.toString('latin1', 0, end));
      this.#count(bytes.subarray(end + headEnd.length));
      return;
    }
    this.#count(bytes);
  }

  #begin(head: string): void {
    this.#head = '';
    this.#tail = '';
    this.#status = Number(head.slice(9, 12));
    if (this.#status === 304 || this.#status === 204) this.#left = 0;
    else if (/transfer-encoding: chunked/i.test(head)) this.#left = -2;
    else this.#left = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
  }

  #count(bytes: Buffer): void {
    if (this.#left === -2) {
      this.#tail = (this.#tail + bytes.toString('latin1', Math.max(0, bytes.length - 5))).slice(-5);
      if (this.#tail === lastChunk) this.#done();
      return;
    }
    this.#left -= bytes.length;
    if (this.#left <= 0) this.#done();
  }

  #done(): void {
    this.#left = -1;
    const settle = this.#settle;
    this.#settle = null;
    this.#fail = null;
    settle?.(this.#status);
  }
}
