import { amountText, centavosOf } from '../pix-amount.ts';
import type { LocalBank, Paid, Pays } from './open-local-bank.ts';
import { bankState, noFaults } from './bank-records.ts';

/** Does what a button of the page says, and returns what to tell the developer. */
export async function doAction(bank: LocalBank, form: URLSearchParams): Promise<string> {
  const charge = form.get('charge') ?? '';
  const centavos = centavosOf((form.get('amount') ?? '').trim().replace(',', '.'));
  const pay = async (how: Pick<Pays, 'centavos' | 'force'>) => said(await bank.pay({ charge, ...how }));
  switch (form.get('do')) {
    case 'pay':
      return pay({ centavos, force: false });
    case 'force':
      return pay({ centavos, force: true });
    case 'twice':
      return `${await pay({ centavos, force: false })} ${await pay({ centavos, force: true })}`;
    case 'more':
      return pay({ centavos: asked(bank, charge) + 100, force: true });
    case 'less':
      return pay({ centavos: Math.max(asked(bank, charge) - 100, 1), force: true });
    case 'key':
      return centavos === null
        ? 'Diga o valor.'
        : said({ payment: await bank.payToKey(centavos, textOf(form)) });
    case 'repeat':
      await bank.repeatNews(form.get('payment') ?? '');
      return 'Aviso repetido.';
    case 'forge':
      await bank.forgeNews(charge, asked(bank, charge) || 100);
      return 'Aviso de um pagamento que não existe enviado.';
    case 'give-back': {
      const refund = await bank.giveBack(form.get('payment') ?? '', { nature: 'MED_FRAUDE' });
      return refund === null
        ? 'Nada a devolver.'
        : `Devolvido pelo banco: R$ ${amountText(refund.centavos).replace('.', ',')}.`;
    }
    case 'release':
      await bank.releaseNews();
      return 'Avisos soltos.';
    case 'settle':
      await bank.settleRefunds('DEVOLVIDO');
      return 'Devoluções concluídas.';
    case 'fail':
      await bank.settleRefunds('NAO_REALIZADO');
      return 'Devoluções recusadas.';
    case 'faults':
      return setFaults(bank, form);
    default:
      return 'Nada a fazer.';
  }
}

function setFaults(bank: LocalBank, form: URLSearchParams): string {
  const read = bankState.shape.faults.safeParse({
    answers: form.get('answers') ?? noFaults.answers,
    news: form.get('news') ?? noFaults.news,
    refunds: form.get('refunds') ?? noFaults.refunds,
    clockMs: Number(form.get('clock') ?? 0) * 60_000,
    slowMs: Math.min(Math.max(Number(form.get('slow') ?? 0), 0), 60) * 1000,
  });
  if (!read.success) return 'Não entendi.';
  bank.set(read.data);
  return 'O banco agora se comporta assim.';
}

const textOf = (form: URLSearchParams): { readonly text?: string } => {
  const text = (form.get('text') ?? '').trim().slice(0, 140);
  return text === '' ? {} : { text };
};

function asked({ state }: LocalBank, txid: string): number {
  return state.charges.find((charge) => charge.txid === txid)?.centavos ?? 0;
}

function said(paid: Paid): string {
  return 'refused' in paid
    ? paid.refused
    : `Pago: R$ ${amountText(paid.payment.centavos).replace('.', ',')} (${paid.payment.endToEndId}).`;
}
