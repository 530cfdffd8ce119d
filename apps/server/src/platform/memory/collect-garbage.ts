import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Collects the garbage of this thread at once; stops it for up to a fifth of a second. For the moment after a start: what reading and
 * compiling the program left behind is a third of a process, and V8 would keep it for minutes while nothing happens. The last resort also
 * gives the young generation back, which a usual collection leaves as large as the start has made it.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext(`gc({ type: 'major', execution: 'sync', flavor: 'last-resort' })`);
}
