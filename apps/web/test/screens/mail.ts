import { fieldOf } from '../world/world.ts';

/** The subjects of the mails to an address, newest first. */
export async function subjectsTo(email: string): Promise<string[]> {
  const reply = await fetch(`/dev/mail?to=${encodeURIComponent(email)}`);
  const mails: unknown = await reply.json();
  return Array.isArray(mails) ? mails.map((mail) => String(fieldOf(mail, 'subject'))) : [];
}
