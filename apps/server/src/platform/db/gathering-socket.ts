import { Socket } from 'node:net';

/**
 * A connection to the database on which everything that is sent in one turn leaves together: one call to the system and one waking of the
 * other side instead of one for each statement. The driver corks whatever it prepares; here the cork comes out when the turn is over.
 */
export class GatheringSocket extends Socket {
  #held = false;

  override cork(): void {
    super.cork();
    if (this.#held) return;
    this.#held = true;
    super.cork();
    process.nextTick(() => {
      this.#held = false;
      super.uncork();
    });
  }
}
