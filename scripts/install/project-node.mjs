import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { projectRoot } from '../project-root.mjs';

const bin = join(projectRoot, 'node_modules', '.bin');

/** Path of the pinned Node that comes with the dependencies. */
export const projectNode = join(bin, 'node');

/** Returns whether the pinned Node is there; a dangling link is not. */
export function hasProjectNode() {
  return existsSync(projectNode);
}

/**
 * Returns a copy of the environment whose path finds the project's own Node and tools first.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function projectEnvironment(env) {
  const path = env['PATH'] ?? '';
  return path.startsWith(bin + delimiter) ? { ...env } : { ...env, PATH: bin + delimiter + path };
}
