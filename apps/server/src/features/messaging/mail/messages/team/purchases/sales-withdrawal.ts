import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../../../mail-content.ts';
import { CAUSES, type SaleWithdrawalCause } from '../../offers/sale-withdrawn.ts';
import { teamMail, type TeamMailFacts } from '../team-mail.ts';

interface Facts extends TeamMailFacts {
  /** Centavos. */
  readonly valueCentavos: number;
  readonly buyerName: string;
  readonly cause: SaleWithdrawalCause;
  /** Whether there is a known payment to refund. */
  readonly refund: boolean;
}

/** To sellers: a sale was withdrawn for cause, what to do, and whether there is a refund (rule 0.32). */
export function salesWithdrawal(facts: Facts): MailContent {
  const { valueCentavos, buyerName, cause, refund } = facts;
  const value = formatMoney(valueCentavos);
  return teamMail(facts, {
    PTBR: {
      subject: 'Venda retirada',
      personal: [`Comprador: ${buyerName}.`],
      lines: [
        `Valor: ${value}.`,
        `A venda foi desfeita porque ${CAUSES.PTBR[cause]}. O comprador foi avisado e não tem culpa.`,
        refund
          ? 'Próximo passo: a equipe de vendas devolve de imediato tudo o que foi pago. Está na lista de devoluções.'
          : 'Nenhum pagamento foi registrado. Se houver algum, é preciso devolver tudo.',
        'Não entregue o veículo. A oferta não volta à venda e não tem segunda chance.',
      ],
    },
    EN: {
      subject: 'Sale withdrawn',
      personal: [`Buyer: ${buyerName}.`],
      lines: [
        `Price: ${value}.`,
        `The sale was cancelled because ${CAUSES.EN[cause]}. The buyer has been notified and is not at fault.`,
        refund
          ? 'Next step: the sales team immediately refunds everything that was paid. It is on the list of refunds.'
          : 'No payment is on record. If there was one, all of it must be refunded.',
        'Do not hand the vehicle over. The offer does not go back on sale, and there is no second chance.',
      ],
    },
  });
}
