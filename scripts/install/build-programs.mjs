import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { projectNode } from './project-node.mjs';
import { sourceHash } from './source-hash.mjs';

const BIN = join(projectRoot, 'node_modules/.bin');
const PRECOMPRESS = join(import.meta.dirname, 'precompress.mjs');
/** Each program, its sources, and what builds it: for screens a tool and then the packing of the files that browsers load. */
const PROGRAMS = [
  {
    folder: 'apps/server',
    sources: [
      'apps/server/src',
      'apps/server/rolldown',
      'apps/server/rolldown.config.ts',
      'packages/pictures/src',
    ],
    steps: [[join(BIN, 'rolldown'), '--config', 'rolldown.config.ts']],
  },
  {
    folder: 'apps/backoffice',
    sources: ['apps/backoffice', 'packages/api-client/src', 'packages/ui/src'],
    steps: [
      [join(BIN, 'vite'), 'build'],
      [PRECOMPRESS, 'build/assets'],
    ],
  },
  {
    folder: 'apps/web',
    sources: ['apps/web', 'packages/api-client/src', 'packages/ui/src'],
    steps: [
      [join(BIN, 'react-router'), 'build'],
      [PRECOMPRESS, 'build/client/assets'],
    ],
  },
];
const SHARED = ['packages/contract/src', 'packages/domain/src', 'package-lock.json'];

/**
 * Builds the programs of the product unless the last build was made from these very sources. Prints the builder's words when it fails.
 *
 * @returns {boolean} whether the build is there
 */
export function buildIfNeeded() {
  return oneAtATime(join(projectRoot, 'node_modules', '.patio-building'), buildUnlessBuilt);
}

function buildUnlessBuilt() {
  return PROGRAMS.every(buildProgram);
}

/** @param {{ folder: string, sources: string[], steps: string[][] }} program */
function buildProgram({ folder, sources, steps }) {
  const cwd = join(projectRoot, folder);
  const stamp = join(cwd, 'build', '.sources');
  // The build's environment counts like its sources.
  const wanted =
    `${sourceHash(projectRoot, [...sources, ...SHARED])} ${process.env['API_BASE'] ?? ''}`.trim();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true;
  process.stderr.write(`Building ${folder} (only when they change)…\n`);
  for (const step of steps) {
    const done = spawnSync(projectNode, step, {
      cwd,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    if (done.status === 0) continue;
    process.stderr.write(`${done.stdout ?? ''}${done.stderr ?? ''}${folder} could not be built.\n`);
    return false;
  }
  writeFileSync(stamp, wanted);
  return true;
}
