import type { ServerResponse } from 'node:http';

/** Bytes that a slow reader may leave unread before its stream is closed; it reconnects by itself. */
const mostUnread = 64 * 1024;

/** An open event stream: events go out, nothing comes in. */
export class Line {
  readonly #response: ServerResponse;
  readonly #onClose: (() => void)[] = [];
  #closed = false;
  /** Whether it accepts more than the events of one offer. */
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

  /** A client that has disconnected meanwhile emits no further event. */
  get gone(): boolean {
    return this.#response.destroyed;
  }

  /** Writes an event, or closes a stream that is not being read. A stream that was ended stays open until its reader has received everything. */
  write(event: Buffer): void {
    if (this.#response.writableEnded) return;
    // Bypassing the response, whose head was sent and whose body is not chunked, an event to thousands of streams costs less. A response
    // that is queued on its connection has no socket yet.
    const way = this.#response.socket ?? this.#response;
    if (way.writableLength > mostUnread) way.destroy();
    else way.write(event);
  }

  /** Calls back once, when the stream closes, or at once if it has closed. */
  onClose(effect: () => void): void {
    if (this.#closed) effect();
    else this.#onClose.push(effect);
  }

  end(): void {
    this.#response.end();
  }
}

/** An event in wire format. */
export function eventBytes(name: string, data: object, id?: number): Buffer {
  const head = id === undefined ? '' : `id: ${id}\n`;
  return Buffer.from(`${head}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
}
