import type { MailContent } from '../../mail-content.ts';
import { deskMail, type DeskMailFacts } from './team-mail.ts';

interface Facts extends DeskMailFacts {
  readonly code: number;
  readonly accountId: number;
}

/** To the sales team: documents wait for review. It contains only numbers; the request shows who it is. */
export function salesIdentity(facts: Facts): MailContent {
  const { code, accountId } = facts;
  return deskMail(facts, {
    PTBR: {
      subject: 'Documentos para conferir',
      about: `pedido ${code}`,
      lines: [
        `A conta ${accountId} pediu a verificação da identidade (pedido ${code}).`,
        'Confira os documentos do pedido e responda: até lá, os limites da conta ficam como estão.',
      ],
    },
    EN: {
      subject: 'Documents to check',
      about: `request ${code}`,
      lines: [
        `Account ${accountId} has asked to have its identity verified (request ${code}).`,
        'Check the documents and answer the request: until then, the account’s limits stay as they are.',
      ],
    },
  });
}
