import type { ErrorEntry } from '../error-entry.ts';

/** Errors of storage days. */
export const storageErrors = {
  'storage-changed': {
    status: 409,
    PTBR: 'As diárias mudaram enquanto você olhava: foram cobradas ou dispensadas. Veja como estão e repita.',
    EN: 'Storage changed while you were looking: it was charged or waived. See how it is now and try again.',
  },
  'storage-nothing': {
    status: 409,
    PTBR: 'Não há diárias de pátio a cobrar ou a dispensar nesta compra agora.',
    EN: 'There is no storage to charge or to waive of this purchase now.',
  },
  'storage-amount': {
    status: 422,
    PTBR: 'Digite um valor em reais e centavos, acima de zero e até o que é devido.',
    EN: 'Enter an amount in reais and centavos, above zero and up to what is owed.',
  },
  'storage-above': {
    status: 403,
    PTBR: 'Vendas dispensa até {amount} por compra. Peça ao financeiro ou a um administrador.',
    EN: 'Sales waive up to {amount} for each purchase. Ask finance or an administrator.',
  },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
