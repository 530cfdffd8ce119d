import { expect, type APIRequestContext } from '@playwright/test';
import { fieldOf } from './world.ts';

/** The subjects of the mails to a user, newest first. */
async function subjectsTo(request: APIRequestContext, email: string): Promise<string[]> {
  const reply = await request.get(`/dev/mail?to=${encodeURIComponent(email)}`);
  const mails: unknown = await reply.json();
  return Array.isArray(mails) ? mails.map((mail) => String(fieldOf(mail, 'subject'))) : [];
}

/** Expects that a mail with such a subject has come. */
export async function expectMail(request: APIRequestContext, email: string, subject: RegExp): Promise<void> {
  await expect
    .poll(() => subjectsTo(request, email), { timeout: 15_000 })
    .toContainEqual(expect.stringMatching(subject));
}

/** The newest link for a new password that was mailed to a user, without the origin; '' before one came. */
export async function mailedLink(request: APIRequestContext, email: string): Promise<string> {
  const reply = await request.get(`/dev/mail?to=${encodeURIComponent(email)}`);
  return /\/auth\/senha\?token=[\w-]+/.exec(await reply.text())?.[0] ?? '';
}

/** The newest link that confirms an e-mail, without the origin; '' before one came. */
export async function mailedConfirmation(request: APIRequestContext, email: string): Promise<string> {
  const reply = await request.get(`/dev/mail?to=${encodeURIComponent(email)}`);
  return /\/auth\/confirmar-email\?token=[\w.-]+/.exec(await reply.text())?.[0] ?? '';
}

/** The newest link of an invitation that was mailed to a user, without the origin; '' before one came. */
export async function mailedInvitation(request: APIRequestContext, email: string): Promise<string> {
  const reply = await request.get(`/dev/mail?to=${encodeURIComponent(email)}`);
  return /\/painel\/convite#[\w-]{43}/.exec(await reply.text())?.[0] ?? '';
}

/** The access codes that were mailed to a user, newest first. */
export async function mailedCodes(request: APIRequestContext, email: string): Promise<string[]> {
  const reply = await request.get(`/dev/mail?to=${encodeURIComponent(email)}`);
  const mails: unknown = await reply.json();
  if (!Array.isArray(mails)) return [];
  // Mails of the team that come meanwhile may hold six digits as well.
  const codes = mails.filter((mail) => /^Seu código|^Your .*code/.test(String(fieldOf(mail, 'subject'))));
  return codes.flatMap((mail) => /\b\d{6}\b/.exec(String(fieldOf(mail, 'text'))) ?? []);
}
