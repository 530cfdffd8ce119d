import type { PurchaseNext } from '@patio/contract/sales/purchases/get-own-purchase.ts';

type Words = Readonly<Record<NonNullable<PurchaseNext['acao']>, string>>;

/** What leads to the place on the page where the next step is taken. */
export const goTo: { readonly PTBR: Words; readonly EN: Words } = {
  PTBR: {
    'pagar-de-novo': 'Ver o pagamento',
    'pagar-entregue': 'Ver o pagamento',
    'responder-frete': 'Responder ao frete',
    'confirmar-entrega': 'Confirmar a entrega',
    marcar: 'Escolher horário',
    comparecer: 'Ver a retirada',
    'marcar-de-novo': 'Escolher horário',
  },
  EN: {
    'pagar-de-novo': 'See the payment',
    'pagar-entregue': 'See the payment',
    'responder-frete': 'Answer the freight',
    'confirmar-entrega': 'Confirm the delivery',
    marcar: 'Choose a time',
    comparecer: 'See the pickup',
    'marcar-de-novo': 'Choose a time',
  },
};
