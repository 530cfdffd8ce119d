import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../../../mail-content.ts';
import { teamMail, type TeamMailFacts } from '../team-mail.ts';

interface Facts extends TeamMailFacts {
  readonly purchaseCode: number;
  readonly what: 'received' | 'held' | 'accepted' | 'reversed' | 'returned' | 'bank-refund';
  /** Centavos. */
  readonly amount: number;
  readonly settled: boolean;
}

const WORDS: Readonly<Record<Facts['what'], Readonly<Record<Idiom, string>>>> = {
  received: { PTBR: 'Pagamento recebido', EN: 'Payment received' },
  held: { PTBR: 'Pagamento de outro pagador, em conferência', EN: 'Payment of another payer, being checked' },
  accepted: { PTBR: 'Pagamento de outro pagador aceito', EN: 'Payment of another payer accepted' },
  reversed: { PTBR: 'Registro de pagamento desfeito', EN: 'Record of a payment taken back' },
  returned: { PTBR: 'Pagamento devolvido a quem pagou', EN: 'Payment returned to its payer' },
  'bank-refund': { PTBR: 'Pix devolvido pelo banco', EN: 'Pix given back by the bank' },
};

const NEXT: Readonly<Record<Idiom, { readonly settled: string; readonly other: string }>> = {
  PTBR: {
    settled: 'Tudo está pago. Próximo passo: libere o veículo.',
    other: 'Veja as cobranças na compra.',
  },
  EN: {
    settled: 'Everything is paid. Next step: release the vehicle.',
    other: 'See the charges of the purchase.',
  },
};

/** To who sells: what became of a payment of a purchase. */
export function salesPayment(facts: Facts): MailContent {
  const { purchaseCode, what, amount, settled } = facts;
  const money = formatMoney(amount);
  return teamMail(facts, {
    PTBR: {
      subject: WORDS[what].PTBR,
      lines: [`Compra ${purchaseCode}: ${money}.`, settled ? NEXT.PTBR.settled : NEXT.PTBR.other],
    },
    EN: {
      subject: WORDS[what].EN,
      lines: [`Purchase ${purchaseCode}: ${money}.`, settled ? NEXT.EN.settled : NEXT.EN.other],
    },
  });
}
