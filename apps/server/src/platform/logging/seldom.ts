/** Runs a callback at most once in so many milliseconds, with the number of calls skipped since. */
export function seldom(everyMs: number): (say: (passedOver: number) => void) => void {
  let saidAt = -Infinity;
  let passedOver = 0;
  return (say) => {
    const now = performance.now();
    if (now - saidAt < everyMs) {
      passedOver += 1;
      return;
    }
    say(passedOver);
    saidAt = now;
    passedOver = 0;
  };
}
