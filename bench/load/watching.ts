import { connect, type Socket } from 'node:net';

/** Commands to the process of watchers: first to open its streams, then which event to wait for. */
export type WatchingTask =
  | {
      readonly kind: 'open';
      readonly port: number;
      readonly path: string;
      readonly count: number;
      /** Own address on the loopback: each has ports of its own. */
      readonly from: string;
    }
  | { readonly kind: 'await'; readonly id: number };

/** What it answers. Instants in epoch milliseconds with fractions. */
export type WatchingAnswer = { readonly opened: number } | { readonly arrivals: readonly number[] };

const sockets: Socket[] = [];
let wanted = '';
let arrivals: number[] = [];

/** Lines that watch one offer, many in one process, so that the server has the other core. */
process.on('message', (task: WatchingTask) => {
  if (task.kind === 'await') {
    wanted = `id: ${task.id}\n`;
    arrivals = [];
    return;
  }
  openLines(task).then(
    () => process.send?.({ opened: sockets.length } satisfies WatchingAnswer),
    (error: unknown) => process.send?.({ failure: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));

/** A hundred at a time, as they would not all come in one instant. */
async function openLines({
  port,
  path,
  count,
  from,
}: Extract<WatchingTask, { kind: 'open' }>): Promise<void> {
  for (let done = 0; done < count; done += 100) {
    await Promise.all(Array.from({ length: Math.min(100, count - done) }, () => openLine(port, path, from)));
  }
}

function openLine(port: number, path: string, localAddress: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('A line was closed.')));
    socket.once('data', () => {
      socket.on('data', note);
      resolve();
    });
    socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\naccept: text/event-stream\r\n\r\n`);
    sockets.push(socket);
  });
}

function note(bytes: Buffer | string): void {
  if (wanted === '' || !bytes.includes(wanted)) return;
  arrivals.push(performance.timeOrigin + performance.now());
  if (arrivals.length === sockets.length) process.send?.({ arrivals } satisfies WatchingAnswer);
}
