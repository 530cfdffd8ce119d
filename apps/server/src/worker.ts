import { constants, setPriority } from 'node:os';
import type { Config } from './config/config.ts';
import { jobs } from './jobs.ts';
import { localIdentityRoutes } from './features/identity/local-identity/public.ts';
import { devMailRoutes } from './features/messaging/mail/public.ts';
import { mediaRoutes } from './features/catalogue/media/public.ts';
import { cardRoutes } from './features/catalogue/sharing/public.ts';
import { sitemapRoutes } from './features/catalogue/sitemaps/public.ts';
import { followContacts } from './features/catalogue/content/public.ts';
import { followSettings } from './features/sales/settings/public.ts';
import { openDeps } from './open-deps.ts';
import { buildApp } from './platform/http/build-app.ts';
import { operationsRoutes } from './platform/http/operations-routes.ts';
import { demoBankRoutes } from './platform/pix/local-bank/demo-bank.ts';
import { startJobs } from './platform/jobs/start-jobs.ts';
import type { Running } from './platform/running.ts';

/** The role `worker`: jobs, and the pictures, whose generation takes time that no bid should wait for. */
export async function startWorker(config: Config): Promise<Running> {
  // Pictures and jobs wait for the processor; bids do not.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const deps = await openDeps(config, 'worker');
  const app = await buildApp({
    logger: deps.logger,
    clock: deps.clock,
    metrics: deps.metrics,
    findActor: async () => null,
    trustProxy: config.trustProxy ?? false,
  });
  operationsRoutes(app, deps.metrics, async () => true);
  mediaRoutes(app, deps);
  cardRoutes(app, deps);
  sitemapRoutes(app, deps);
  if (config.demo && config.mail.smtpUrl === null) devMailRoutes(app, deps);
  localIdentityRoutes(app, deps);
  await demoBankRoutes(app, deps);
  const unfollow = await followSettings(deps);
  const unfollowContacts = await followContacts(deps);
  const running = startJobs(jobs(deps), deps.logger);
  await app.listen({ host: config.host, port: config.port });
  const address = app.server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : null,
    close: async () => {
      await running.stop();
      unfollow();
      unfollowContacts();
      await app.close();
      await deps.live.close();
      await deps.database.close();
    },
  };
}
