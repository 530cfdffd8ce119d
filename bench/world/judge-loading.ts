import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findChromium } from '../../scripts/install/find-chromium.mjs';
import { freePort } from './start-node.ts';

/** How a page loads on a simulated phone over simulated 4G. */
export interface LoadingFigures {
  /** 0 to 100. */
  readonly performance: number;
  /** Milliseconds. */
  readonly largestPaint: number;
  readonly blocking: number;
  readonly shift: number;
}

/** The browser refuses its sandbox as root. */
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** Lighthouse’s own phone and line, in a fresh browser as the journeys use it. Errors: no Chromium, or no answer. */
export async function judgeLoading(address: string): Promise<LoadingFigures> {
  const executablePath = await findChromium();
  if (executablePath === null) throw new Error('There is no Chromium.');
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...sandbox, '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(address, {
      port,
      logLevel: 'error',
      onlyCategories: ['performance'],
      formFactor: 'mobile',
      throttlingMethod: 'simulate',
    });
    if (result === undefined) throw new Error(`Lighthouse did not answer for ${address}.`);
    const { audits, categories } = result.lhr;
    const valueOf = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
    return {
      performance: Math.round((categories['performance']?.score ?? 0) * 100),
      largestPaint: valueOf('largest-contentful-paint'),
      blocking: valueOf('total-blocking-time'),
      shift: valueOf('cumulative-layout-shift'),
    };
  } finally {
    await browser.close();
  }
}
