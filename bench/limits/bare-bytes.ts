import { createServer } from 'node:http';

/** Input of the process that serves cached bytes. */
export interface BareBytesTask {
  readonly body: string;
  readonly type: string;
}

/** The limit of a cached page: the same bytes from memory through Node's own server. */
process.on('message', ({ body, type }: BareBytesTask) => {
  const bytes = Buffer.from(body);
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': type, 'content-length': bytes.length }).end(bytes);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.({ port: typeof address === 'object' && address !== null ? address.port : 0 });
  });
});
process.on('disconnect', () => process.exit(0));
