import type { ServerDeps } from '../../../../deps.ts';
import type { Job } from '../../../../platform/jobs/start-jobs.ts';
import { forgetMailWords } from './mail-words.store.ts';

/** Empties mails that are long done with: codes, links and what they say about people are of no use any more (`MAIL_WORDS_DAYS`). */
export function forgetMailWordsJob({ database, clock, config }: ServerDeps): Job {
  return {
    name: 'forget-mail-words',
    everyMs: 60 * 60_000,
    run: async () => (await forgetMailWords(database, clock.now() - config.rules.mailWordsMs)) === 1000,
  };
}
