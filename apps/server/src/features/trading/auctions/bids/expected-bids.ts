/** Most rounds that begin at once after waits in vain, before waiting is tried again: so rare that the slowest hundredth of bids does not feel it. */
const longestRefrain = 256;

/**
 * How many bids the next round may expect: users who are answered together come back together, beside those who waited meanwhile. Without a
 * wait the first of them would be placed alone and the others behind it, so that two halves of them take turns with rounds of half the size.
 * Where they do not come back, as with users who bid once, waiting soon ends: after each wait in vain twice as many rounds begin at once.
 */
export class ExpectedBids {
  readonly #roundSize: number;
  #count = 0;
  #refrain = 0;
  #beginAtOnce = 0;

  /** `roundSize`: bids of a round at most. */
  constructor(roundSize: number) {
    this.#roundSize = roundSize;
  }

  /** Bids with which a round is complete. */
  get count(): number {
    return this.#count;
  }

  /** Records a round: how many bids it answered and how many wait then. A single bid after a single one is not expected. */
  afterRound(answered: number, waiting: number): void {
    this.#count = Math.min(this.#roundSize, answered + waiting);
  }

  /** Whether a round with so many bids should wait for more. */
  areMissing(waiting: number): boolean {
    if (this.#count < 2 || waiting >= this.#count) return false;
    if (this.#beginAtOnce === 0) return true;
    this.#beginAtOnce -= 1;
    return false;
  }

  /** Records a wait: how many bids there were before and after it. Worth it if three quarters of the missing ones came. */
  afterWait(before: number, after: number): void {
    const came = after - before >= (this.#count - before) * 0.75;
    this.#refrain = came ? 0 : Math.min(longestRefrain, this.#refrain * 2 || 1);
    this.#beginAtOnce = this.#refrain;
    this.#count = after;
  }
}
