/** Loaded before a role's own code: a role whose supervisor was killed closes by itself, so that the next start finds the port free. */
const GRACE_MS = 1500;

process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), GRACE_MS).unref();
});
// The channel alone must not keep a role alive that has finished.
process.channel?.unref();
