import { expect } from 'vitest';
import { fieldOf } from '../world/world.ts';
import type { Person } from '../world/options.ts';

/** One request that gets no answer must not take the time of all that follow it. */
const ANSWER_MS = 5_000;

/** The mails to an address, newest first. */
async function mailsTo(email: string): Promise<readonly unknown[]> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  const reply = await fetch(`/dev/mail?to=${encodeURIComponent(email)}`, { signal });
  const mails: unknown = await reply.json();
  return Array.isArray(mails) ? Array.from<unknown>(mails) : [];
}

/** The subjects of the mails to an address, newest first. */
export async function subjectsTo(email: string): Promise<string[]> {
  return (await mailsTo(email)).map((mail) => String(fieldOf(mail, 'subject')));
}

/** Expects that a mail with such a subject has come. */
export async function expectMail(email: string, subject: RegExp): Promise<void> {
  const subjects = () => subjectsTo(email);
  await expect.poll(subjects).toContainEqual(expect.stringMatching(subject));
}

/** The access code in the newest mail to an address. */
export async function mailedCode(email: string): Promise<string> {
  const [newest] = await mailsTo(email);
  return /\b\d{6}\b/.exec(JSON.stringify(newest))?.[0] ?? '';
}

/** Asks for a new password as this person, and gives the path of the mailed link. */
export async function askForLink({ email }: Pick<Person, 'email'>): Promise<string> {
  await fetch('/api/auth/forgot', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  const found = async () =>
    /\/auth\/senha\?token=[\w-]+/.exec(JSON.stringify(await mailsTo(email)))?.[0] ?? '';
  await expect.poll(found).not.toBe('');
  return found();
}
