import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.mjs';
import { missingPackages } from './locked-packages.mjs';
import { hasProjectNode } from './project-node.mjs';

/** Returns whether the dependencies are there, each in the version of the lock file. Reads two files. */
export function isInstalled() {
  const installed = join(projectRoot, 'node_modules', '.package-lock.json');
  if (!hasProjectNode() || !existsSync(installed)) return false;
  const lock = join(projectRoot, 'package-lock.json');
  return missingPackages(readJson(lock), readJson(installed)).length === 0;
}

/** Runs `npm ci` quietly. Ends the process with npm's own output when it fails. */
export function installPackages() {
  process.stderr.write('Installing the dependencies (about a minute, only when they change)…\n');
  const [command, ...before] = npmCommand();
  const done = spawnSync(command, [...before, 'ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (done.status === 0 && hasProjectNode()) return;
  process.stderr.write(
    `${done.stdout ?? ''}${done.stderr ?? ''}${done.error ? `${done.error.message}\n` : ''}`,
  );
  process.stderr.write(`${explanation(done.status)}\n`);
  process.exit(1);
}

/** @param {number | null} status */
function explanation(status) {
  return status === 0
    ? 'The dependencies are in, but Node is not: npm skipped install scripts. Run "npm ci --ignore-scripts=false".'
    : 'The dependencies could not be installed: npm says why above. Mend that and run the same command again.';
}

/** @returns {[string, ...string[]]} the npm that started us, or the first on the path */
function npmCommand() {
  const running = process.env['npm_execpath'];
  return running?.endsWith('npm-cli.js') ? [process.execPath, running] : ['npm'];
}

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
