import { formatMoney } from '@patio/domain/money/format-money.ts';
import { dateText } from '@patio/domain/time/date-text.ts';

/** The refund of a cancelled purchase. */
export interface RefundTerms {
  /** What was received of the purchase, in centavos, if it is not all of it; null: all. */
  readonly received: number | null;
  /** The destination, with only the last digits; null: the buyer gave no account. */
  readonly account: {
    readonly bank: string;
    readonly branch: string;
    readonly lastDigits: string;
    readonly holder: string;
  } | null;
  /** Until when it is sent, epoch milliseconds. */
  readonly by: number;
}

/** The refund information for the buyer of a cancelled purchase, in Portuguese. */
export function refundInPortuguese(refund: RefundTerms | null, value: string): string[] {
  if (refund === null) {
    return [
      'Nenhum pagamento seu está registrado nesta compra: não há valor a devolver. Se você já pagou alguma coisa, mande o comprovante à equipe de vendas: devolvemos tudo.',
    ];
  }
  const { received, account, by } = refund;
  const where =
    account === null
      ? 'Você não informou uma conta: devolvemos pelo mesmo meio em que você pagou. Para receber em outra conta, fale com a equipe de vendas antes dessa data.'
      : `O dinheiro vai para a conta que você informou: ${account.bank}, agência ${account.branch}, conta final ${account.lastDigits}, em nome de ${account.holder}. Se algo estiver errado, fale com a equipe de vendas antes dessa data.`;
  return [
    received === null
      ? `Devolvemos tudo o que você pagou por esta compra: o preço de ${value}, com a taxa do comprador e o frete, se você os pagou.`
      : `Recebemos ${formatMoney(received)} por esta compra e devolvemos tudo. Se você pagou mais do que isso, mande o comprovante à equipe de vendas.`,
    `A devolução é enviada até ${dateText(by, 'PTBR')}. ${where}`,
    'Avisamos você por e-mail quando ela for feita.',
  ];
}

/** The same in English. */
export function refundInEnglish(refund: RefundTerms | null, value: string): string[] {
  if (refund === null) {
    return [
      'No payment is on record for this purchase, so there is nothing to refund. If you have paid anything, send the receipt to the sales team and we will refund all of it.',
    ];
  }
  const { received, account, by } = refund;
  const where =
    account === null
      ? 'You did not give an account, so we will refund you the way you paid. To be paid into another account, talk to the sales team before that day.'
      : `The money will go to the account you gave: ${account.bank}, branch ${account.branch}, account ending in ${account.lastDigits}, in the name of ${account.holder}. If something is wrong, talk to the sales team before that day.`;
  return [
    received === null
      ? `We will refund everything you paid for this purchase: the price of ${value}, plus the buyer’s fee and the freight if you paid them.`
      : `We received ${formatMoney(received)} for this purchase and will refund all of it. If you have paid more than that, send the receipt to the sales team.`,
    `We will send the refund by ${dateText(by, 'EN')}. ${where}`,
    'We will e-mail you when it is done.',
  ];
}
