import type { exportPayouts as contract } from '@patio/contract/finance/payouts/export-payouts.ts';
import { signedReais } from '@patio/domain/money/signed-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { exportList, type CsvColumn } from '../../../../platform/lists/public.ts';
import { OWED_STORES, payoutsScope, type OwedStoreRow } from '../payouts-list.store.ts';

const STATES: Readonly<Record<OwedStoreRow['state'], { readonly PTBR: string; readonly EN: string }>> = {
  propor: { PTBR: 'A propor', EN: 'To be proposed' },
  liberar: { PTBR: 'A liberar', EN: 'To be released' },
  registrar: { PTBR: 'Transferência a registrar', EN: 'Transfer to be recorded' },
  perdoar: { PTBR: 'Perdão a liberar', EN: 'Debt to be given up' },
  deve: { PTBR: 'A loja deve', EN: 'The store owes' },
  'em-dia': { PTBR: 'Em dia', EN: 'Up to date' },
};

const columns: readonly CsvColumn<OwedStoreRow>[] = [
  { PTBR: 'Código da loja', EN: 'Code of the store', cell: ({ partner_id: code }) => code },
  { PTBR: 'Loja', EN: 'Store', cell: ({ name }) => name },
  { PTBR: 'Devido agora', EN: 'Due now', cell: ({ due_cents: cents }) => ({ money: signedReais(cents) }) },
  {
    PTBR: 'Ainda a vencer',
    EN: 'Not due yet',
    cell: ({ coming_cents: cents }) => ({ money: signedReais(cents) }),
  },
  { PTBR: 'Situação', EN: 'Status', cell: ({ state }, idiom) => STATES[state][idiom] },
  { PTBR: STATES.perdoar.PTBR, EN: STATES.perdoar.EN, cell: ({ forgiveness }) => forgiveness },
  {
    PTBR: 'Desde',
    EN: 'Since',
    cell: ({ since }) => (since === null ? null : { instant: isoInstant(since) }),
  },
];

/** What is owed to stores as CSV. */
export const exportPayouts =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  ({ query }, context) =>
    exportList(
      database,
      { list: OWED_STORES, query, scope: payoutsScope(query), columns, name: 'payouts' },
      context,
    );
