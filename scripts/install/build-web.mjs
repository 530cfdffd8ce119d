import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { projectNode } from './project-node.mjs';
import { sourceHash } from './source-hash.mjs';

const WEB = join(projectRoot, 'apps', 'web');
const STAMP = join(WEB, 'build', '.sources');
const SOURCES = [
  'apps/web',
  'packages/api-client/src',
  'packages/contract/src',
  'packages/domain/src',
  'packages/ui/src',
  'package-lock.json',
];

/**
 * Builds the screens unless the last build was made from these very sources. Prints the builder's words when it fails.
 *
 * @returns {boolean} whether the build is there
 */
export function buildWebIfNeeded() {
  return oneAtATime(join(projectRoot, 'node_modules', '.patio-building'), buildUnlessBuilt);
}

function buildUnlessBuilt() {
  // The build's environment counts like its sources.
  const wanted = `${sourceHash(projectRoot, SOURCES)} ${process.env['API_BASE'] ?? ''}`.trim();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return true;
  process.stderr.write('Building the screens (only when they change)…\n');
  const bin = join(projectRoot, 'node_modules', '.bin', 'react-router');
  const done = spawnSync(projectNode, [bin, 'build'], {
    cwd: WEB,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (done.status !== 0) {
    process.stderr.write(`${done.stdout ?? ''}${done.stderr ?? ''}The screens could not be built.\n`);
    return false;
  }
  writeFileSync(STAMP, wanted);
  return true;
}
