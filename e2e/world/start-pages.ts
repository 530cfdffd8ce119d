import { spawn } from 'node:child_process';
import { createServer, type RequestListener, type Server } from 'node:http';
import { freePort, portOf } from './free-port.ts';

/** The storefront alone, in front of something that answers in place of the API. */
export interface StartedPages {
  readonly address: string;
  close(): void;
}

/** Starts the built storefront on an API that a journey invents, and waits until it serves. */
export async function startPages(
  answer: RequestListener,
  settings: Readonly<Record<string, string>> = {},
): Promise<StartedPages> {
  const api = createServer(answer);
  const apiPort = await listening(api);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const pages = spawn(process.execPath, ['apps/web/build/server/index.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      API_ORIGIN: `http://127.0.0.1:${apiPort}`,
      PUBLIC_URL: address,
      ...settings,
    },
  });
  for (let tries = 0; tries < 300; tries += 1) {
    const up = await fetch(`${address}/health/live`).catch(() => null);
    if (up?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    address,
    close: () => {
      pages.kill();
      api.close();
    },
  };
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return portOf(server.address());
}
