import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

const port = process.env['PATIO_E2E_PORT'] ?? '3170';
const baseURL = `http://127.0.0.1:${port}`;

/** `npm test` names a folder that it removes afterwards; a run by hand gets one of its own. The workers find it in the environment. */
const dataDir = (process.env['PATIO_E2E_DATA_DIR'] ??= join(tmpdir(), `patio-e2e-${process.pid}`));

/** Chromium refuses its sandbox as root; the rest keeps it from calling home. */
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const chromium = {
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [...sandbox, ...quiet],
};

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/world/import-listings.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: false,
  // Three for two cores: each waits a part of its time.
  workers: 3,
  // A journey that passes only when repeated hides a race, in the product or in itself.
  retries: 0,
  // A limit ends what hangs. On a machine that is busy with other work a journey takes many times its usual time: what waits
  // for one step ends sooner and says for what.
  timeout: 900_000,
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 90_000,
    baseURL,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Recording costs a third of a journey's work; --trace on asks for it (e2e/README.md).
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: chromium,
  },
  projects: [
    // Motion costs the processor and makes clicks wait for its end; on the phone everything moves.
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], contextOptions: { reducedMotion: 'reduce' } },
      grepInvert: /@phone-only/,
    },
    { name: 'phone', use: { ...devices['Pixel 7'] }, grep: /@phone/ },
  ],
  webServer: {
    command: 'node apps/server/build/main.js',
    url: `${baseURL}/health/ready`,
    env: {
      NODE_ENV: 'production',
      PORT: port,
      PUBLIC_URL: baseURL,
      PATIO_DATA_DIR: dataDir,
      PATIO_DEMO: 'on',
      LOG_LEVEL: 'warn',
      BID_THROTTLE_MINUTES: '0',
      CLOSE_SCAN_SECONDS: '1',
      LOGIN_TRIES_PER_ADDRESS: '1000',
      SIGN_UPS_PER_HOUR: '1000',
      PARTNER_PLATFORM_URL: 'https://parceiros.patio.test',
      PRIVACY_PORTAL_URL: 'https://privacidade.patio.test',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    // A product that runs already, with its data in PATIO_E2E_DATA_DIR, while journeys are written.
    reuseExistingServer: process.env['PATIO_E2E_RUNNING'] === 'on',
    timeout: 240_000,
  },
});
