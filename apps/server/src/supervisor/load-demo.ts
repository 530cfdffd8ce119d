import type { Config } from '../config/config.ts';
import { loadDemoWorld } from '../demo/load-demo-world.ts';
import type { Voice } from './supervise.ts';

/** The task `load-demo`: fills an empty database with the demo world, never in production. Returns the exit code. */
export async function loadDemo(config: Config, voice: Voice): Promise<number> {
  if (config.mode === 'production') {
    voice.complain('The demo world is not loaded with APP_MODE=production: its password is public.\n');
    return 1;
  }
  await loadDemoWorld(config);
  return 0;
}
