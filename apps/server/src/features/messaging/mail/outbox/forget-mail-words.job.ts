import type { ServerDeps } from '../../../../deps.ts';
import type { Job } from '../../../../platform/jobs/start-jobs.ts';
import { forgetMailWords } from './mail-words.store.ts';

/** Empties old mails: their codes, links and personal content are no longer needed (`MAIL_WORDS_DAYS`). */
export function forgetMailWordsJob({ database, clock, config }: ServerDeps): Job {
  return {
    name: 'forget-mail-words',
    everyMs: 60 * 60_000,
    run: async () => (await forgetMailWords(database, clock.now() - config.rules.mailWordsMs)) === 1000,
  };
}
