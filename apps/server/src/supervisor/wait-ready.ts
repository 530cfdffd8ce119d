import { setTimeout as pause } from 'node:timers/promises';

/** Waits until `GET /health/live` answers 200. Returns false after `timeoutMs` or once `ended` says so. */
export async function waitReady(origin: string, timeoutMs: number, ended: () => boolean): Promise<boolean> {
  const until = performance.now() + timeoutMs;
  while (performance.now() < until && !ended()) {
    const status = await fetch(`${origin}/health/live`, { signal: AbortSignal.timeout(2000) }).then(
      async (reply) => {
        await reply.body?.cancel();
        return reply.status;
      },
      () => 0,
    );
    if (status === 200) return true;
    await pause(40);
  }
  return false;
}
