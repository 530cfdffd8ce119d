import type { Queries } from '../src/platform/db/database.ts';

export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
}

const to = {
  name: 'test.mails-to',
  text: 'select subject, text from mail where recipient = $1 order by id desc',
} as const;

/** The mails to a user, the newest first. */
export function mailsTo(queries: Queries, recipient: string): Promise<WrittenMail[]> {
  return queries.rows<WrittenMail>(to, [recipient]);
}

/** The six digits of the newest mail to a user. Errors: there are none. */
export async function mailedCode(queries: Queries, recipient: string): Promise<string> {
  const [newest] = await mailsTo(queries, recipient);
  const code = /: (\d{6})\n/.exec(newest?.text ?? '')?.[1];
  if (code === undefined) throw new Error(`No code was mailed to ${recipient}.`);
  return code;
}
