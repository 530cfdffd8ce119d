import { Socket } from 'node:net';

/**
 * A connection to the database that sends everything written in one turn of the event loop together: one system call and one wake-up of the
 * other side instead of one for each statement. The driver corks each prepared statement; here it is uncorked at the end of the turn.
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
