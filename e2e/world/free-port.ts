import { createServer, type AddressInfo } from 'node:net';

/** A port on which nothing listens. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The port of a server that listens. Errors: it does not. */
export function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
