import type { StaffRole } from '@patio/domain/staff/staff-role.ts';
import type { MailContent } from '../../mail-content.ts';
import { accountMail, type AccountMailFacts } from '../access/account-mail.ts';
import { ROLE_NAMES } from './role-names.ts';

/** What a user is invited to: a role in the team, to work for a store, or to buy for a company. */
export type InvitedTo =
  | { readonly as: 'staff'; readonly role: StaffRole }
  | { readonly as: 'store'; readonly store: string }
  | { readonly as: 'employee'; readonly company: string };

const SUBJECTS = {
  PTBR: (to: InvitedTo): string =>
    to.as === 'staff'
      ? 'Convite para a equipe'
      : to.as === 'store'
        ? `Convite para a loja ${to.store}`
        : `Convite para comprar por ${to.company}`,
  EN: (to: InvitedTo): string =>
    to.as === 'staff'
      ? 'Invitation to the team'
      : to.as === 'store'
        ? `Invitation to the store ${to.store}`
        : `Invitation to buy for ${to.company}`,
};

const OFFERS = {
  PTBR: (to: InvitedTo, inviter: string): string =>
    to.as === 'staff'
      ? `${inviter} convidou você para a equipe, no papel ${ROLE_NAMES.PTBR[to.role]}.`
      : to.as === 'store'
        ? `${inviter} convidou você para trabalhar no painel da loja ${to.store}.`
        : `Você foi convidado para ter uma conta de colaborador de ${to.company}.`,
  EN: (to: InvitedTo, inviter: string): string =>
    to.as === 'staff'
      ? `${inviter} invited you to the team, with the role ${ROLE_NAMES.EN[to.role]}.`
      : to.as === 'store'
        ? `${inviter} invited you to work in the back office of the store ${to.store}.`
        : `You are invited to have an employee account of ${to.company}.`,
};

/** The link by which a user accepts an invitation; `hours` until it expires. */
export function workInvitation(
  facts: AccountMailFacts & {
    readonly name: string;
    readonly to: InvitedTo;
    /** Null: by the operator. */
    readonly inviter: string | null;
    readonly address: string;
    readonly hours: number;
  },
): MailContent {
  const { name, to, inviter, address, hours, brand } = facts;
  return accountMail(facts, {
    PTBR: {
      subject: SUBJECTS.PTBR(to),
      greeting: `Olá, ${name}!`,
      paragraphs: [
        OFFERS.PTBR(to, inviter ?? brand.name),
        `O link abaixo vale por ${hours} horas e só uma vez. É pessoal: não o encaminhe. Se você não esperava este convite, ignore esta mensagem.`,
      ],
      button: { text: 'Aceitar o convite', address },
    },
    EN: {
      subject: SUBJECTS.EN(to),
      greeting: `Hello, ${name},`,
      paragraphs: [
        OFFERS.EN(to, inviter ?? brand.name),
        `The link below is valid for ${hours} hours and works once. It is personal: do not forward it. If you did not expect it, ignore this message.`,
      ],
      button: { text: 'Accept the invitation', address },
    },
  });
}
