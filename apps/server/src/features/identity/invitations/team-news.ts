import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { enqueueMail, messages } from '../../messaging/mail/public.ts';
import type { Colleague } from './team.store.ts';

type TeamNews = Parameters<typeof messages.teamNews>[0]['news'];

/** Mails news of the team to some of its members. */
export async function mailTeamNews(
  { config }: Pick<ServerDeps, 'config'>,
  transaction: Transaction,
  to: readonly Colleague[],
  {
    person,
    news,
    now,
  }: {
    /** By their name. */
    readonly person: string;
    readonly news: TeamNews;
    /** Epoch milliseconds UTC. */
    readonly now: number;
  },
): Promise<void> {
  const { brand, publicUrl } = config;
  for (const { email, idiom } of to) {
    const content = messages.teamNews({
      brand,
      idiom: idiom ?? 'PTBR',
      person,
      news,
      teamAddress: `${publicUrl}/painel/equipe`,
    });
    await enqueueMail(transaction, { to: email, ...content, now });
  }
}

/** Mails a company news of one of its employees. */
export async function mailEmployer(
  { config: { brand } }: Pick<ServerDeps, 'config'>,
  transaction: Transaction,
  { email, idiom }: Colleague,
  {
    employee,
    news,
    now,
  }: {
    /** By their name. */
    readonly employee: string;
    readonly news: Parameters<typeof messages.employeeNews>[0]['news'];
    /** Epoch milliseconds UTC. */
    readonly now: number;
  },
): Promise<void> {
  const content = messages.employeeNews({ brand, idiom: idiom ?? 'PTBR', employee, news });
  await enqueueMail(transaction, { to: email, ...content, now });
}
