import type { MailContent } from '../../../mail-content.ts';
import { deskMail, type DeskMailFacts } from '../team-mail.ts';

interface Facts extends DeskMailFacts {
  readonly code: number;
  readonly accountId: number;
}

/** To those who check documents: one that was asked for waits to be checked. It contains only numbers. */
export function salesDocument(facts: Facts): MailContent {
  const { code, accountId } = facts;
  return deskMail(facts, {
    PTBR: {
      subject: 'Documento para conferir',
      about: `documento ${code}`,
      lines: [`A conta ${accountId} enviou o documento que foi pedido. Confira e responda na mesa.`],
    },
    EN: {
      subject: 'Document to check',
      about: `document ${code}`,
      lines: [
        `Account ${accountId} has sent the document that it was asked for. Check it and answer at the desk.`,
      ],
    },
  });
}
