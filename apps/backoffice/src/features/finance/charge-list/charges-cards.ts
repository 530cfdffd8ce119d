import { listCharges } from '@patio/contract/finance/charge-list/list-charges.ts';
import { recordReceipt } from '@patio/contract/finance/charges/record-receipt.ts';
import { defaultPurchase } from '@patio/contract/sales/purchases/default-purchase.ts';
import { deskCard } from '../../../platform/desk/desk-card.tsx';

/** Charges whose due date is over, for who records what arrives. */
export const overdueChargesCard = deskCard({
  route: listCharges,
  needs: recordReceipt,
  query: { situacao: 'vencida', limit: '1' },
  name: 'overdueCharges',
  path: '/cobrancas?situacao=vencida',
  waitingIn: ({ data, total }) => ({ count: total, oldest: data[0]?.vencimento }),
});

/** Money that pays nothing until finance decides: of another payer, too much, or after a cancellation. */
export const waitingMoneyCard = deskCard({
  route: listCharges,
  needs: recordReceipt,
  query: { atencao: 'outro-pagador,pago-a-mais,apos-cancelamento', limit: '1' },
  name: 'waitingMoney',
  path: '/cobrancas?situacao=&atencao=outro-pagador,pago-a-mais,apos-cancelamento',
  waitingIn: ({ total }) => ({ count: total }),
});

/** Completed purchases whose payment the bank took back: sales call their buyers. */
export const owedAgainCard = deskCard({
  route: listCharges,
  needs: defaultPurchase,
  query: { atencao: 'devida-de-novo', limit: '1' },
  name: 'owedAgain',
  path: '/cobrancas?situacao=&atencao=devida-de-novo',
  waitingIn: ({ data, total }) => ({ count: total, oldest: data[0]?.devidaDeNovoEm }),
});

/** Purchases that were not paid in their term: sales decide whether the sale is undone. */
export const unpaidPurchasesCard = deskCard({
  route: listCharges,
  needs: defaultPurchase,
  query: { atencao: 'prazo-esgotado', limit: '1' },
  name: 'unpaidPurchases',
  path: '/cobrancas?situacao=&atencao=prazo-esgotado',
  waitingIn: ({ data, total }) => ({ count: total, oldest: data[0]?.prazoEsgotadoEm }),
});
