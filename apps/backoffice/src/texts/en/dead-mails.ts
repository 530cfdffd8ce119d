import type { Texts } from '../ptbr.ts';

export const deadMails: Texts['deadMails'] = {
  title: 'Dead mails',
  to: 'To',
  subject: 'Subject',
  gaveUp: 'Given up on',
  written: 'Written on',
  tries: 'Attempts',
  again: 'Another try',
  possible: 'Possible',
  expired: 'Content expired',
  queue: (count: number, since: string) => `In the queue: ${count}, the oldest of ${since}`,
  queueEmpty: 'Nothing in the queue',
  hint: 'Remove the cause first: the address of the account, or the mail server. The content is shown to nobody.',
  expiredHint: 'The content, with codes and links, was deleted. Users who need it can ask for another one.',
  retryTitle: (to) => `Send again to ${to}?`,
  retryText: 'The mail leaves at once, and what was sent does not come back.',
  retry: 'Try to send it again',
  retried: 'Back in the queue.',
};
