import type { StaffRole } from '@patio/domain/staff/staff-role.ts';
import type { MailContent } from '../../mail-content.ts';
import { accountMail, type AccountMailFacts } from '../access/account-mail.ts';
import { ROLE_NAMES } from './role-names.ts';

/** Tells a member of the team that their role is another one, or (`to` null) that they have left the team. */
export function roleChanged(
  facts: AccountMailFacts & {
    readonly name: string;
    readonly from: StaffRole;
    readonly to: StaffRole | null;
    readonly officeAddress: string;
  },
): MailContent {
  const { name, from, to, brand, officeAddress } = facts;
  return accountMail(facts, {
    PTBR: {
      subject: to === null ? 'Você saiu da equipe' : 'Seu papel na equipe mudou',
      greeting: `Olá, ${name}!`,
      paragraphs: [
        to === null
          ? `Sua conta não faz mais parte da equipe (papel anterior: ${ROLE_NAMES.PTBR[from]}), e suas sessões do painel terminaram. Sua conta no site continua sua.`
          : `Seu papel no painel passou de ${ROLE_NAMES.PTBR[from]} para ${ROLE_NAMES.PTBR[to]}. As páginas que você vê seguem o papel novo.`,
        `Se algo não está certo, fale com a administração: ${brand.email}.`,
      ],
      ...(to === null ? {} : { button: { text: 'Abrir o painel', address: officeAddress } }),
    },
    EN: {
      subject: to === null ? 'You have left the team' : 'Your role in the team has changed',
      greeting: `Hello, ${name},`,
      paragraphs: [
        to === null
          ? `Your account is no longer part of the team (last role: ${ROLE_NAMES.EN[from]}), and your sessions of the back office have ended. Your account at the site remains yours.`
          : `Your role in the back office has changed from ${ROLE_NAMES.EN[from]} to ${ROLE_NAMES.EN[to]}. The pages you see follow the new role.`,
        `If something is wrong, talk to the administration: ${brand.email}.`,
      ],
      ...(to === null ? {} : { button: { text: 'Open the back office', address: officeAddress } }),
    },
  });
}
