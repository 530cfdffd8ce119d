import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** Has the browser of this test ask for little motion, as its visitor's system may. */
export async function preferLittleMotion(): Promise<void> {
  onTestFinished(() => emulate([]));
  await emulate([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
}

async function emulate(features: { readonly name: string; readonly value: string }[]): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features });
}
