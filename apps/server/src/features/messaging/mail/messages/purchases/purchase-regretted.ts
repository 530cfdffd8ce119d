import { formatMoney } from '@patio/domain/money/format-money.ts';
import { dateText, dateTimeText } from '@patio/domain/time/date-text.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferMailFacts } from '../offers/offer-mail-facts.ts';

interface Facts extends OfferMailFacts {
  readonly protocol: string;
  /** Whether there is a known payment to refund. */
  readonly refunds: boolean;
  /** Whether the vehicle was handed over. */
  readonly delivered: boolean;
  /** Until when the next deals require a verified identity or a deposit; null: they do not. */
  readonly proofUntil: number | null;
  readonly at: number;
}

/** To the consumer who regretted their purchase (rule 0.27): its reference number, and the refund. */
export function purchaseRegretted(facts: Facts): MailContent {
  return offerMail(facts, {
    PTBR: {
      subject: 'Arrependimento registrado',
      paragraphs: portuguese(facts),
      button: 'Ver minhas compras',
    },
    EN: { subject: 'Purchase returned', paragraphs: english(facts), button: 'See my purchases' },
  });
}

function portuguese({ refunds, delivered, proofUntil, ...facts }: Facts): string[] {
  return [
    `Em ${dateTimeText(facts.at, 'PTBR')} você desistiu da compra da oferta “${facts.offerTitle}”, por ${formatMoney(facts.valueCentavos)}. A compra está desfeita, sem registro na sua conta.`,
    `Protocolo: ${facts.protocol}. Guarde este número.`,
    refunds
      ? 'Devolvemos tudo o que você pagou – preço, taxa do comprador e frete – na conta que você informou ou pelo meio em que pagou – e avisamos você. A situação fica em Minhas compras.'
      : 'Nenhum pagamento está registrado. Se você já pagou alguma coisa, mande o comprovante e o protocolo à equipe de vendas: devolvemos tudo.',
    ...(delivered
      ? ['A equipe entra em contato para combinar a retirada do veículo, sem custo para você.']
      : []),
    ...(proofUntil === null
      ? []
      : [
          `Foi o segundo arrependimento em 12 meses: até ${dateText(proofUntil, 'PTBR')}, novos negócios pedem identidade verificada (nível 2) ou um depósito.`,
        ]),
    'Se você não fez isto, fale agora com a nossa equipe de vendas.',
  ];
}

function english({ refunds, delivered, proofUntil, ...facts }: Facts): string[] {
  return [
    `On ${dateTimeText(facts.at, 'EN')} you returned your purchase of the offer “${facts.offerTitle}”, at ${formatMoney(facts.valueCentavos)}. The purchase is cancelled, and no record is left on your account.`,
    `Reference: ${facts.protocol}. Keep this number.`,
    refunds
      ? 'We will refund everything you paid – price, buyer’s fee and freight – to the account you gave or the way you paid, and let you know. You can follow it in My purchases.'
      : 'No payment is on record. If you have paid anything, send the receipt and the reference number to the sales team: we will refund all of it.',
    ...(delivered ? ['The team will arrange with you to collect the vehicle, at no cost to you.'] : []),
    ...(proofUntil === null
      ? []
      : [
          `This was the second time in 12 months: until ${dateText(proofUntil, 'EN')} new deals require a verified identity (level 2) or a deposit.`,
        ]),
    'If this was not you, talk to our sales team now.',
  ];
}
