import type { Job } from '../../../../platform/jobs/start-jobs.ts';
import { PixError } from '../../../../platform/pix/pix-failure.ts';
import type { PixDeps } from '../pix-deps.ts';

/** Tells the bank where to send news, and again when it has forgotten: banks remove addresses that did not answer. */
export function registerWebhookJob({ bank, config, logger }: PixDeps): Job {
  return {
    name: 'register-pix-webhook',
    everyMs: 10 * 60_000,
    run: async () => {
      const { webhookUrl } = config.pix;
      try {
        if ((await bank.readWebhook()) !== webhookUrl) await bank.putWebhook(webhookUrl);
      } catch (error) {
        if (!(error instanceof PixError)) throw error;
        logger.warn({ failure: error.failure, kind: error.kind }, 'the bank did not take the webhook');
      }
      return false;
    },
  };
}
