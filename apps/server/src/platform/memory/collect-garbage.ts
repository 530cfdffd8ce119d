import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Collects the garbage of this thread at once; stops it for up to a tenth of a second. For the moment after a start: what reading and
 * compiling the program left behind is a third of a process, and V8 would keep it for minutes while nothing happens.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
}
