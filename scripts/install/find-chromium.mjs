import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../project-root.mjs';
import { projectNode } from './project-node.mjs';

/** The shell comes first: it opens a fresh page in a quarter of the time of the whole browser. */
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
/** Debian's packages, in the order in which they are tried. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];
const MINUTES = 60_000;

/**
 * Returns the path of a Chromium for the browser tests: the one that CHROMIUM names, the system's, Playwright's; else it
 * installs one (Playwright's download, then one of Debian's packages when we are root). Null, with a sentence on how to
 * mend it, when none of that works.
 *
 * @returns {Promise<string | null>}
 */
export async function findChromium() {
  const named = process.env['CHROMIUM'];
  if (named) return existsSync(named) ? named : explain(`CHROMIUM names ${named}, which does not exist.`);
  const found = (await installedChromium()) ?? (await downloadedChromium()) ?? packagedChromium();
  return found ?? explain('No Chromium for the browser tests, and none could be installed.');
}

async function installedChromium() {
  const candidates = [...SYSTEM, await playwrightPath()];
  return candidates.find((path) => existsSync(path)) ?? null;
}

async function downloadedChromium() {
  process.stderr.write('Installing a browser for the tests (once)…\n');
  const bin = join(projectRoot, 'node_modules', '.bin', 'playwright');
  run(projectNode, [bin, 'install', 'chromium'], 3 * MINUTES);
  return installedChromium();
}

function packagedChromium() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  run('apt-get', ['update', '-q'], 3 * MINUTES);
  for (const name of PACKAGES) {
    run('apt-get', ['install', '-q', '-y', '--no-install-recommends', name], 10 * MINUTES);
    const found = SYSTEM.find((path) => existsSync(path));
    if (found) return found;
  }
  return null;
}

/** @returns {Promise<string>} where Playwright stores, or would store, its own browser */
async function playwrightPath() {
  const module = pathToFileURL(join(projectRoot, 'node_modules', 'playwright-core', 'index.mjs')).href;
  const { chromium } = await import(module);
  return chromium.executablePath();
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {number} timeout milliseconds
 */
function run(command, args, timeout) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { timeout, env, stdio: 'ignore' });
}

/** @param {string} problem */
function explain(problem) {
  process.stderr.write(
    `${problem} Install Chromium (Debian: apt-get install chromium) or set CHROMIUM to its path.\n`,
  );
  return null;
}
