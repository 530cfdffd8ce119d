import type { MailContent } from '../../mail-content.ts';
import { deskMail, type DeskMailFacts } from './team-mail.ts';

interface Facts extends DeskMailFacts {
  readonly code: number;
  /** Its path segment: lower-case letters and hyphens. */
  readonly storeAddress: string;
}

/** To the sales team: the registration of a store waits for a decision. What its partner wrote is shown in the back office alone. */
export function salesRegistration(facts: Facts): MailContent {
  const { code, storeAddress: store } = facts;
  return deskMail(facts, {
    PTBR: {
      subject: 'Loja para aprovar',
      about: store,
      lines: [
        `O cadastro ${code} está completo: a loja pede o endereço /${store} no site.`,
        'Confira os dados e aprove ou recuse: até lá, a loja não aparece no site.',
      ],
    },
    EN: {
      subject: 'Store to approve',
      about: store,
      lines: [
        `Registration ${code} is complete: the store asks for the address /${store} on the site.`,
        'Check its data and approve or refuse it: until then, the store does not appear on the site.',
      ],
    },
  });
}
