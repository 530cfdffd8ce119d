import type { Role } from '../config/config.ts';

/**
 * Heap limit of a role: a leak ends one role, not the machine. The api has a large young generation: a quarter of what a bid costs was
 * collecting a small one. Its old one may double before it is collected: by itself the engine lets it grow by a quarter, and beside readers
 * collected it every two seconds, while bids waited. The worker has time, and a small young one.
 */
const MEMORY: Record<Role, readonly string[]> = {
  web: ['--max-old-space-size=768'],
  api: ['--max-old-space-size=768', '--max-semi-space-size=32', '--heap-growing-percent=100'],
  worker: ['--max-old-space-size=1024', '--max-semi-space-size=4'],
};

/**
 * Returns Node's options for the process of a role on a machine with `cores` processors. With fewer than four, the api collects garbage on
 * its main thread: otherwise the loop that decides bids waits until helper threads get a processor, behind lists and the database (decision
 * 0059).
 */
export function nodeOptions(role: Role, cores: number): readonly string[] {
  return role === 'api' && cores < 4 ? [...MEMORY.api, '--single-threaded-gc'] : MEMORY[role];
}
