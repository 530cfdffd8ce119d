import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../../../mail-content.ts';
import { instantIn, teamMail, type TeamMailFacts } from '../team-mail.ts';

interface Facts extends TeamMailFacts {
  readonly protocol: string;
  /** Centavos. */
  readonly valueCentavos: number;
  readonly buyerName: string;
  /** Whether there is a known payment to refund. */
  readonly refunds: boolean;
  /** Whether the vehicle was handed over. */
  readonly delivered: boolean;
  /** Deadline for the team to contact the buyer. Epoch milliseconds. */
  readonly contactBy: number;
  /** When the reopened offer ends; null if it is closed. Epoch milliseconds. */
  readonly openUntil: number | null;
}

/** To sellers: a consumer has returned their purchase, and what to do by when (rule 0.27). */
export function salesRegret(facts: Facts): MailContent {
  const { protocol, valueCentavos, buyerName, refunds, delivered, contactBy, openUntil } = facts;
  const value = formatMoney(valueCentavos);
  return teamMail(facts, {
    PTBR: {
      subject: 'Compra desfeita por arrependimento',
      personal: [`Comprador: ${buyerName}.`],
      lines: [
        `Valor: ${value}. Protocolo: ${protocol}.`,
        'É direito do consumidor (CDC, art. 49): a compra já está desfeita, e nada precisa ser aprovado.',
        refunds
          ? 'Próximo passo: a equipe de vendas devolve de imediato tudo o que foi pago – preço, taxa do comprador e frete. Está na lista de devoluções.'
          : 'Nenhum pagamento está registrado. Se houve algum, é preciso devolver tudo: preço, taxa do comprador e frete.',
        delivered
          ? `O veículo já foi entregue: combine com o comprador até ${instantIn('PTBR', contactBy)} a retirada, sem custo para ele. A oferta só volta a ser anunciada depois que ele entrar no pátio.`
          : 'Não entregue o veículo.',
        ...(openUntil === null ? [] : [`A oferta foi reaberta até ${instantIn('PTBR', openUntil)}.`]),
      ],
    },
    EN: {
      subject: 'Purchase cancelled within the cooling-off period',
      personal: [`Buyer: ${buyerName}.`],
      lines: [
        `Price: ${value}. Reference: ${protocol}.`,
        'This is the consumer’s right (CDC, art. 49): the purchase is already cancelled, and nothing needs approval.',
        refunds
          ? 'Next step: the sales team immediately refunds everything that was paid – price, buyer’s fee and freight. It is on the list of refunds.'
          : 'No payment is on record. If there was one, all of it must be refunded: price, buyer’s fee and freight.',
        delivered
          ? `The vehicle has been handed over: arrange its collection with the buyer by ${instantIn('EN', contactBy)}, free of charge to them. It is offered again only once it is taken into the yard.`
          : 'Do not hand the vehicle over.',
        ...(openUntil === null ? [] : [`The offer was reopened until ${instantIn('EN', openUntil)}.`]),
      ],
    },
  });
}
