import base from './vitest.config.ts';
import { mergeConfig } from 'vitest/config';
export default mergeConfig(base, { test: { setupFiles: ['/tmp/sess-setup.ts'], maxWorkers: 1, testTimeout: 180_000, hookTimeout: 180_000 } });
