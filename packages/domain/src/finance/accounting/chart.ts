import type { AccountKind } from '../book/book-account.ts';

/** An account as the accountant knows it. */
interface ChartAccount {
  readonly code: string;
  readonly PTBR: string;
  readonly EN: string;
}

/** The chart of accounts of the export (docs/payments.md): 1 what the house has, 2 what it owes, 3 what it earns, 4 what it loses. */
export const CHART: Readonly<Record<AccountKind, ChartAccount>> = {
  'house-bank': { code: '1.1.01', PTBR: 'Banco conta movimento', EN: 'Bank account' },
  receivable: { code: '1.1.02', PTBR: 'Compradores a receber', EN: 'Receivable from buyers' },
  user: { code: '2.1.01', PTBR: 'A devolver a compradores', EN: 'Owed back to buyers' },
  sending: { code: '2.1.02', PTBR: 'Devoluções a caminho', EN: 'On its way back to buyers' },
  suspense: { code: '2.1.03', PTBR: 'Valores em conferência', EN: 'Money being checked' },
  store: { code: '2.1.04', PTBR: 'Lojas, ainda não recebido', EN: 'Stores, not arrived yet' },
  'third-party': { code: '2.1.05', PTBR: 'Valores de lojas em guarda', EN: 'Money of stores, kept apart' },
  deposits: { code: '2.1.06', PTBR: 'Cauções de compradores', EN: 'Deposits of buyers' },
  // Less what stands on 2.1.05, which keeps all that arrived for stores.
  'paid-out': { code: '2.1.07', PTBR: 'Valores de lojas já repassados', EN: 'Money of stores, passed on' },
  'paying-out': { code: '2.1.08', PTBR: 'Repasses a caminho', EN: 'On its way to stores' },
  'house-revenue': { code: '3.1.01', PTBR: 'Receita da casa', EN: 'Revenue of the house' },
  'store-commission': { code: '3.1.02', PTBR: 'Comissão de lojas', EN: 'Commission of stores' },
  'buyer-loss': {
    code: '4.1.02',
    PTBR: 'Valores de compradores perdoados',
    EN: 'Owed by buyers, given up',
  },
  'house-loss': { code: '4.1.01', PTBR: 'Dívidas de lojas perdoadas', EN: 'Debts of stores, given up' },
};
