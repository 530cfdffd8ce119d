import { onTestFinished, vi } from 'vitest';

/** Stops the clock of the page where it stands, for this test; from now on only `runClock` moves it. */
export function freezeClock(): void {
  vi.useFakeTimers({
    now: Date.now(),
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
  onTestFinished(() => void vi.useRealTimers());
}

/** Moves the frozen clock on and runs what was due meanwhile. */
export async function runClock(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}
