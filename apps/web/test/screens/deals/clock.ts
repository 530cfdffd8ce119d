import { onTestFinished, vi } from 'vitest';

/** Takes the clock of the page over, for this test: it goes on by itself, and `runClock` makes it leap. Call it before the screen is opened. */
export function installClock(): void {
  takeOver(true);
}

/**
 * Stops the clock of the page where it stands, for this test; from now on only `runClock` moves it, and whatever waits for an element:
 * assertions that retry, clicks, `fill` and `type`, not `userEvent.keyboard`. What must hold at a moment is asserted on the element itself.
 */
export function freezeClock(): void {
  takeOver(false);
}

function takeOver(shouldAdvanceTime: boolean): void {
  vi.useFakeTimers({
    now: Date.now(),
    shouldAdvanceTime,
    toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
  onTestFinished(() => void vi.useRealTimers());
}

/** Moves the clock on, runs what was due meanwhile, and lets the page show it. */
export async function runClock(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  for (let frames = 0; frames < 2; frames += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

const LONGEST_FRAMES = 300;

/**
 * What is read once it is what is wanted, or at last: a busy page draws late. Unlike an assertion that retries it leaves a frozen clock
 * where it stands.
 */
export async function drawn<Value>(read: () => Value, wanted: Value): Promise<Value> {
  for (let frame = 0; frame < LONGEST_FRAMES && read() !== wanted; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  return read();
}
