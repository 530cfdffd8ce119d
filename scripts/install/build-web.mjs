import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { projectNode } from './project-node.mjs';
import { sourceHash } from './source-hash.mjs';

/** Each program of screens, the tool that builds it, and where its build has the files that browsers load. */
const PROGRAMS = [
  { folder: 'apps/backoffice', tool: 'vite', assets: 'build/assets' },
  { folder: 'apps/web', tool: 'react-router', assets: 'build/client/assets' },
];
const SHARED = [
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
  return PROGRAMS.every(buildProgram);
}

/** @param {{ folder: string, tool: string, assets: string }} program */
function buildProgram({ folder, tool, assets }) {
  const cwd = join(projectRoot, folder);
  const stamp = join(cwd, 'build', '.sources');
  // The build's environment counts like its sources.
  const wanted = `${sourceHash(projectRoot, [folder, ...SHARED])} ${process.env['API_BASE'] ?? ''}`.trim();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true;
  process.stderr.write(`Building the screens of ${folder} (only when they change)…\n`);
  const bin = join(projectRoot, 'node_modules', '.bin', tool);
  const steps = [
    [bin, 'build'],
    [join(import.meta.dirname, 'precompress.mjs'), assets],
  ];
  for (const step of steps) {
    const done = spawnSync(projectNode, step, {
      cwd,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    if (done.status === 0) continue;
    process.stderr.write(`${done.stdout ?? ''}${done.stderr ?? ''}The screens could not be built.\n`);
    return false;
  }
  writeFileSync(stamp, wanted);
  return true;
}
