import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** Has the browser of this test show motion; screens are tried without it otherwise. */
export async function wantMotion(): Promise<void> {
  onTestFinished(() => emulate('reduce'));
  await emulate('no-preference');
}

async function emulate(value: 'reduce' | 'no-preference'): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
}
