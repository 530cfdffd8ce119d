import { addContactNote } from '@patio/contract/sales/purchases/add-contact-note.ts';
import { listPurchases } from '@patio/contract/sales/purchases/list-purchases.ts';
import { decidePurchaseDocument } from '@patio/contract/sales/purchase-documents/decide-purchase-document.ts';
import { decideTransferStep } from '@patio/contract/sales/transfer/decide-transfer-step.ts';
import { doTransferStep } from '@patio/contract/sales/transfer/do-transfer-step.ts';
import { planPurchase } from '@patio/contract/sales/purchases/plan-purchase.ts';
import { deskCard } from '../../../platform/desk/desk-card.tsx';
import { workCard } from '../../../platform/desk/work-card.tsx';

const card = workCard({
  kind: 'purchase',
  name: 'toContact',
  path: '/compras?situacao=V&contatada=N&cancelada=N&order=criadaEm',
  who: 'responsavel',
});

/** For those who may note a contact: others list purchases too. */
export const purchasesToContactCard = { ...card, needs: addContactNote };

/** What the user has planned for today, or before. */
export const ownActionsCard = deskCard({
  route: listPurchases,
  needs: planPurchase,
  queryFor: ({ codigoUsuario }, today) => ({
    responsavel: String(codigoUsuario),
    'acaoEm.ate': today,
    order: 'acaoEm',
    limit: '1',
  }),
  name: 'ownActions',
  path: '/compras?order=acaoEm',
  pathFor: ({ codigoUsuario }, today) =>
    `/compras?responsavel=${codigoUsuario}&acaoEm.ate=${today}&order=acaoEm`,
  waitingIn: ({ total }) => ({ count: total }),
});

/** Purchases whose stage is overdue, or due today: for the house and for stores. */
export const dueStagesCard = deskCard({
  route: listPurchases,
  needs: addContactNote,
  queryFor: (_user, today) => ({ cancelada: 'N', 'prazo.ate': today, order: 'prazo', limit: '1' }),
  name: 'dueStages',
  path: '/compras?cancelada=N&order=prazo',
  pathFor: (_user, today) => `/compras?cancelada=N&prazo.ate=${today}&order=prazo`,
  waitingIn: ({ total }) => ({ count: total }),
});

/** Purchases whose buyer has not sent a document that is due today, or was before. */
export const dueDocumentsCard = deskCard({
  route: listPurchases,
  needs: decidePurchaseDocument,
  queryFor: (_user, today) => ({ 'documentoAte.ate': today, order: 'criadaEm', limit: '1' }),
  name: 'dueDocuments',
  path: '/compras?order=criadaEm',
  pathFor: (_user, today) => `/compras?documentoAte.ate=${today}&order=criadaEm`,
  waitingIn: ({ total }) => ({ count: total }),
});

/** Purchases whose buyer has sent a document that nobody has checked. */
export const documentsOfSalesCard = deskCard({
  route: listPurchases,
  needs: decidePurchaseDocument,
  queryFor: () => ({ documento: 'S', order: 'criadaEm', limit: '1' }),
  name: 'documentsOfSales',
  path: '/compras?documento=S&order=criadaEm',
  waitingIn: ({ total }) => ({ count: total }),
});

/** Purchases whose buyer has marked a step of the transfer that nobody has confirmed. */
export const transfersToConfirmCard = deskCard({
  route: listPurchases,
  needs: decideTransferStep,
  queryFor: () => ({ transferenciaAConfirmar: 'S', order: 'criadaEm', limit: '1' }),
  name: 'transfersToConfirm',
  path: '/compras?transferenciaAConfirmar=S&order=criadaEm',
  waitingIn: ({ total }) => ({ count: total }),
});

/** Purchases with a step of the transfer beyond its last day, of the buyer or the seller: of everybody who may do one. */
export const lateTransfersCard = deskCard({
  route: listPurchases,
  needs: doTransferStep,
  queryFor: () => ({ transferencia: 'atrasada', order: 'criadaEm', limit: '1' }),
  name: 'lateTransfers',
  path: '/compras?transferencia=atrasada&order=criadaEm',
  waitingIn: ({ total }) => ({ count: total }),
});
