import type { Config } from '../config/config.ts';
import { loadDemoWorld } from '../features/demo/load-demo-world.ts';

/** The task `load-demo`: fills an empty database with the demo world. Answers the exit code. */
export async function loadDemo(config: Config): Promise<number> {
  await loadDemoWorld(config);
  return 0;
}
