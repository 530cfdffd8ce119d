import { createServer } from 'node:net';
import { StartError } from '../start-error.ts';

/**
 * Returns the port to listen on: the given one if it is free, or a free one if it is 0. Throws `StartError` with one sentence that names
 * the port and how to choose another.
 */
export function checkPort(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(new StartError(sentence(host, port, error))));
    probe.listen({ host, port, exclusive: true }, () => {
      const address = probe.address();
      const found = typeof address === 'object' && address !== null ? address.port : port;
      probe.close(() => resolve(found));
    });
  });
}

function sentence(host: string, port: number, error: Error): string {
  const code = 'code' in error ? String(error.code) : error.message;
  const another = `choose another port (example: PORT=${port < 65_000 ? port + 1 : 3000} npm start)`;
  if (code === 'EADDRINUSE')
    return `Port ${port} is already taken: stop the program that uses it, or ${another}.`;
  if (code === 'EACCES') return `Port ${port} needs rights that this user does not have: ${another}.`;
  return `It is not possible to listen on HOST=${host} (${code}): use an address of this machine (example: HOST=127.0.0.1).`;
}
