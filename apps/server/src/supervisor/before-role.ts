import { collectGarbage } from '../platform/memory/collect-garbage.ts';

// Loaded before a role's own code.

const GRACE_MS = 1500;
/** By then a role has read and compiled its program. */
const STARTED_MS = 10_000;

// A role whose supervisor was killed closes by itself, so that the next start finds the port free.
process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), GRACE_MS).unref();
});
// The channel alone must not keep a role alive that has finished.
process.channel?.unref();

setTimeout(collectGarbage, STARTED_MS).unref();
