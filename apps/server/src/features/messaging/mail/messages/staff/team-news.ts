import type { StaffRole } from '@patio/domain/staff/staff-role.ts';
import type { MailContent } from '../../mail-content.ts';
import { accountMail, type AccountMailFacts, type AccountMailWords } from '../access/account-mail.ts';
import { ROLE_NAMES } from './role-names.ts';

/** What administrators learn of the team: who accepted an invitation, and who is an administrator now or no longer. */
export type TeamNews =
  | { readonly kind: 'joined'; readonly role: StaffRole }
  | { readonly kind: 'administrator-made' | 'administrator-unmade'; readonly by: string };

type Words = Pick<AccountMailWords, 'subject'> & { readonly text: string };

/** News of the team, about `person` by their name. */
export function teamNews(
  facts: AccountMailFacts & {
    readonly person: string;
    readonly news: TeamNews;
    readonly teamAddress: string;
  },
): MailContent {
  const { person, news, teamAddress: address } = facts;
  const pt = portuguese(person, news);
  const en = english(person, news);
  return accountMail(facts, {
    PTBR: {
      subject: pt.subject,
      paragraphs: [pt.text, 'Se isso não devia acontecer, abra a lista da equipe agora.'],
      button: { text: 'Ver a equipe', address },
    },
    EN: {
      subject: en.subject,
      paragraphs: [en.text, 'If this should not have happened, open the list of the team now.'],
      button: { text: 'See the team', address },
    },
  });
}

function portuguese(person: string, news: TeamNews): Words {
  switch (news.kind) {
    case 'joined':
      return {
        subject: 'Convite aceito',
        text: `${person} aceitou o convite e faz parte da equipe, no papel ${ROLE_NAMES.PTBR[news.role]}.`,
      };
    case 'administrator-made':
      return {
        subject: 'Nova conta de administração',
        text: `${news.by} deu o papel Administração a ${person}.`,
      };
    case 'administrator-unmade':
      return {
        subject: 'Conta de administração retirada',
        text: `${news.by} tirou o papel Administração de ${person}.`,
      };
  }
}

function english(person: string, news: TeamNews): Words {
  switch (news.kind) {
    case 'joined':
      return {
        subject: 'Invitation accepted',
        text: `${person} accepted the invitation and is part of the team, with the role ${ROLE_NAMES.EN[news.role]}.`,
      };
    case 'administrator-made':
      return { subject: 'New administrator', text: `${news.by} gave the role Administration to ${person}.` };
    case 'administrator-unmade':
      return {
        subject: 'Administrator removed',
        text: `${news.by} took the role Administration from ${person}.`,
      };
  }
}
