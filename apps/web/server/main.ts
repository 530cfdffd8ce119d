import { createServer } from './app.ts';
import { readSettings } from './config/settings.ts';

const settings = readSettings();
const app = await createServer();
await app.listen({ port: settings.port, host: settings.host });
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void app.close().then(() => process.exit(0));
  });
}
