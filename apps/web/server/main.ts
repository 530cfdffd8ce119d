import { constants, setPriority } from 'node:os';
import { createServer } from './app.ts';
import { readSettings } from './config/settings.ts';

// Many readers must not delay a bid: if the processor is short, rendering waits.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const settings = readSettings();
const app = await createServer();
await app.listen({ port: settings.port, host: settings.host });
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void app.close().then(() => process.exit(0));
  });
}
