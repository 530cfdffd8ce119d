import type { ServerResponse } from 'node:http';

/** Bytes that a slow reader may leave unread before its line is closed; it comes back by itself. */
const mostUnread = 64 * 1024;

/** An open live connection: events go out, nothing comes in. */
export class Line {
  readonly #response: ServerResponse;
  readonly #onClose: (() => void)[] = [];
  #closed = false;
  /** Whether it understands more than the events of one offer. */
  readonly whole: boolean;
  /** Epoch milliseconds. */
  readonly openedAt: number;

  constructor(response: ServerResponse, options: { readonly whole: boolean; readonly openedAt: number }) {
    this.#response = response;
    this.whole = options.whole;
    this.openedAt = options.openedAt;
    response.once('close', () => {
      this.#closed = true;
      for (const effect of this.#onClose.splice(0)) effect();
    });
  }

  /** Anyone who has gone meanwhile will not say so again. */
  get gone(): boolean {
    return this.#response.destroyed;
  }

  /** Writes an event, or closes a line that does not read. One that was ended stays open until its reader has taken all. */
  write(event: Buffer): void {
    if (this.#response.writableEnded) return;
    // Past the response, whose head has left and whose body has no chunks, an event to thousands of lines costs less. A response that
    // waits for its turn on the connection has no socket yet.
    const way = this.#response.socket ?? this.#response;
    if (way.writableLength > mostUnread) way.destroy();
    else way.write(event);
  }

  /** Calls back once, when it closes or if it has. */
  onClose(effect: () => void): void {
    if (this.#closed) effect();
    else this.#onClose.push(effect);
  }

  end(): void {
    this.#response.end();
  }
}

/** An event as it stands on the line. */
export function eventBytes(name: string, data: object, id?: number): Buffer {
  const head = id === undefined ? '' : `id: ${id}\n`;
  return Buffer.from(`${head}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
}
