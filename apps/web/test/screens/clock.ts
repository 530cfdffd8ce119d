import { onTestFinished, vi } from 'vitest';

/** Takes the clock of the page over, for this test: it goes on by itself, and `runClock` makes it leap. Call it before the screen is opened. */
export function installClock(): void {
  takeOver(true);
}

/** Stops the clock of the page where it stands, for this test; from now on only `runClock` moves it. */
export function freezeClock(): void {
  takeOver(false);
}

function takeOver(shouldAdvanceTime: boolean): void {
  vi.useFakeTimers({
    now: Date.now(),
    shouldAdvanceTime,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
  onTestFinished(() => void vi.useRealTimers());
}

/** Moves the clock on and runs what was due meanwhile. */
export async function runClock(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}
