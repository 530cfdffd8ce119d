import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { screensDataDir, screensPort, usesRunningProduct } from './settings.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Who the house is, as the product writes it for its pages (JSON). */
    readonly house: string;
  }
}

const START_LIMIT_MS = 120_000;
const ROOT = path.resolve(import.meta.dirname, '../../../..');

/**
 * Starts the product without its pages (API and worker on an embedded PostgreSQL with the demo world) for the tests of screens, and
 * answers how to end it; the projects of one run share one. Errors: it ended before it was ready, with what it printed.
 */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  project.provide('house', house());
  if (usesRunningProduct()) return undefined;
  const dataDir = screensDataDir() ?? mkdtempSync(path.join(tmpdir(), 'patio-screens-'));
  process.env['PATIO_SCREENS_DATA_DIR'] = dataDir;
  // PostgreSQL may run as another user than root and must get through to its data.
  chmodSync(dataDir, 0o755);
  const product = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: ROOT,
    env: environment(dataDir),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await ready(product);
  // The tests of both programs share it: who comes second finds it running.
  process.env['PATIO_SCREENS_RUNNING'] = 'on';
  return async () => {
    const ended = new Promise((resolve) => product.once('close', resolve));
    // One that is gone already says so no more.
    if (product.kill('SIGTERM')) await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
}

function house(): string {
  const printed = spawnSync(process.execPath, ['apps/server/src/config/print-house.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: environment('.'),
  });
  if (printed.status !== 0) throw new Error(`Who the house is could not be read: ${printed.stderr}`);
  return printed.stdout;
}

function environment(dataDir: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    PATIO_ROLES: 'api,worker',
    PORT: String(screensPort()),
    PUBLIC_URL: `http://localhost:${screensPort()}`,
    PATIO_DATA_DIR: dataDir,
    PATIO_DEMO: 'on',
    LOG_LEVEL: 'warn',
    BID_THROTTLE_MINUTES: '0',
    CLOSE_SCAN_SECONDS: '1',
    LOGIN_TRIES_PER_ADDRESS: '10000',
    SIGN_UPS_PER_HOUR: '10000',
    PARTNER_PLATFORM_URL: 'https://parceiros.patio.test',
    PRIVACY_PORTAL_URL: 'https://privacidade.patio.test',
  };
}

async function ready(product: ChildProcess): Promise<void> {
  let output = '';
  const append = (chunk: Buffer): void => void (output += chunk.toString());
  product.stdout?.on('data', append);
  product.stderr?.on('data', append);
  const deadline = performance.now() + START_LIMIT_MS;
  while (!(await answers())) {
    if (product.exitCode !== null || performance.now() > deadline)
      throw new Error(`The product for the tests of screens did not start: ${output}`);
    await pause(100);
  }
}

async function answers(): Promise<boolean> {
  const reply = await fetch(`http://127.0.0.1:${screensPort()}/health/ready`, {
    signal: AbortSignal.timeout(2000),
  }).catch(() => null);
  return reply?.ok === true;
}
