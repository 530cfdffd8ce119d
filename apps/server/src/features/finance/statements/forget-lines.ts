import type { ServerDeps } from '../../../deps.ts';
import { forgetLines } from './lines.store.ts';

const MOST_ROUNDS = 20;

/** Removes words, names and documents of movements that were imported long ago. */
export async function forgetStatementLines({
  clock,
  database,
}: Pick<ServerDeps, 'clock' | 'database'>): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round += 1)
    if (!(await forgetLines(database, clock.now()))) return;
}
