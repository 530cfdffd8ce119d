import { describe, expect, test } from 'vitest';
import { nodeOptions } from './node-options.ts';

describe('the options of a process', () => {
  test('bound its memory, whatever its role', () => {
    for (const role of ['web', 'api', 'worker'] as const) {
      expect(nodeOptions(role, 8).join(' ')).toMatch(/^--max-old-space-size=\d+/);
    }
  });

  test('let bids wait for no helper of garbage collection where processors are few', () => {
    expect(nodeOptions('api', 2)).toContain('--single-threaded-gc');
    expect(nodeOptions('api', 4)).not.toContain('--single-threaded-gc');
    expect(nodeOptions('worker', 2)).not.toContain('--single-threaded-gc');
  });
});
