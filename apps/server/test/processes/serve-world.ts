import path from 'node:path';
import { readEnvironment } from '../../src/config/environment.ts';
import { loadConfig } from '../../src/config/load-config.ts';
import { systemClock } from '../../src/platform/clock/clock.ts';
import { openDatabase } from '../../src/platform/db/database.ts';
import { useDatabase } from '../../src/supervisor/database.ts';
import { worldCommands } from '../world/world-commands.ts';

/**
 * A process beside the running product that prepares what journeys need (offers, people, sessions) in its database, on messages
 * `{id, command, input}` from the parent, each answered by `{id, reply}` or `{id, error}`. It ends with the parent.
 */
async function main(): Promise<void> {
  const environment = readEnvironment();
  const config = loadConfig({
    ...environment,
    PATIO_SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
    PATIO_DATA_DIR: path.resolve(environment['PATIO_DATA_DIR'] ?? '.patio'),
  });
  const used = await useDatabase(config, () => undefined);
  const database = openDatabase({ url: used.url, max: 2, applicationName: 'patio-world' });
  const commands = worldCommands({ config, database, clock: systemClock });
  const end = (): void => void database.close().then(() => process.exit(0));
  process.on('disconnect', end);
  process.on('message', (message: unknown) => {
    void answer(commands, message).then((reply) => process.send?.(reply));
  });
}

async function answer(commands: ReturnType<typeof worldCommands>, message: unknown): Promise<object> {
  if (typeof message !== 'object' || message === null) return { error: 'A message is an object.' };
  const id: unknown = Reflect.get(message, 'id');
  try {
    const name: unknown = Reflect.get(message, 'command');
    const command = typeof name === 'string' ? commands.get(name) : undefined;
    if (command === undefined) throw new Error(`There is no command ${String(name)}.`);
    return { id, reply: (await command(Reflect.get(message, 'input'))) ?? null };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

await main();
