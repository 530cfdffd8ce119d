import type { MailContent } from '../../mail-content.ts';
import { accountMail, type AccountMailFacts } from './account-mail.ts';

interface Facts extends AccountMailFacts {
  readonly name: string;
  /** The state registration from now on; null: exempt. */
  readonly registration: string | null;
  /** Staff's text, as the owner reads it. */
  readonly reason: string;
  /** The profile. */
  readonly address: string;
}

/** Notifies a company that staff changed its state registration, which it cannot change itself. */
export function registrationChanged(facts: Facts): MailContent {
  const { name, registration, reason, address } = facts;
  return accountMail(facts, {
    PTBR: {
      subject: 'Sua inscrição estadual mudou',
      greeting: `Olá, ${name}.`,
      paragraphs: [
        registration === null
          ? `A equipe registrou que a sua empresa é isenta de inscrição estadual. Motivo: ${reason}`
          : `A equipe registrou a inscrição estadual ${registration} no cadastro da sua empresa. Motivo: ${reason}`,
        'Se não está certo, peça a correção em Meus dados.',
      ],
      button: { text: 'Ver meu perfil', address },
    },
    EN: {
      subject: 'Your state registration has changed',
      greeting: `Hello, ${name}.`,
      paragraphs: [
        registration === null
          ? `Our team recorded that your company is exempt from state registration. Reason: ${reason}`
          : `Our team recorded the state registration ${registration} for your company. Reason: ${reason}`,
        'If this is not right, ask for a correction under My data.',
      ],
      button: { text: 'See my profile', address },
    },
  });
}
