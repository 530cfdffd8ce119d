import type { MailContent } from '../../mail-content.ts';
import { deskMail, type DeskMailFacts } from './team-mail.ts';

interface Facts extends DeskMailFacts {
  readonly offerTitle: string;
  readonly offerCode: number;
  /** Null: the vehicle has none. */
  readonly plate: string | null;
  readonly source: string;
  /** Not ended and not sold: it goes on until staff suspend it. */
  readonly running: boolean;
}

/** To the sales team: a vehicle of an offer that was published is recorded as stolen. */
export function salesTheft(facts: Facts): MailContent {
  const { offerTitle, offerCode, plate, source, running } = facts;
  return deskMail(facts, {
    PTBR: {
      subject: 'Furto ou roubo em oferta publicada',
      about: offerTitle,
      lines: [
        `Oferta ${offerCode}: “${offerTitle}”.${plate === null ? '' : ` Placa ${plate}.`} Fonte: ${source}.`,
        running
          ? 'A oferta continua como estava. Confira o registro e suspenda a oferta em Ao vivo, no painel.'
          : 'Se houve venda, o veículo não pode ser liberado enquanto isso constar. Confira o registro e a compra.',
      ],
    },
    EN: {
      subject: 'Theft recorded on a published offer',
      about: offerTitle,
      lines: [
        `Offer ${offerCode}: “${offerTitle}”.${plate === null ? '' : ` Plate ${plate}.`} Source: ${source}.`,
        running
          ? 'The offer continues as it was. Verify the record and suspend the offer under Live in the back office.'
          : 'If it was sold, the vehicle cannot be released while this is on record. Verify the record and the purchase.',
      ],
    },
  });
}
