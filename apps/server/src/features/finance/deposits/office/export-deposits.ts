import type { exportDeposits as contract } from '@patio/contract/finance/deposits/export-deposits.ts';
import type { DepositState } from '@patio/domain/finance/deposits/deposit-step.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { exportList, type CsvColumn } from '../../../../platform/lists/public.ts';
import { DEPOSITS, type DepositListRow } from './deposits-list.store.ts';

const STATES: Readonly<Record<DepositState, { readonly PTBR: string; readonly EN: string }>> = {
  asked: { PTBR: 'Aguarda o Pix', EN: 'Awaits the Pix' },
  held: { PTBR: 'Guardada', EN: 'Held' },
  returning: { PTBR: 'A caminho de volta', EN: 'On its way back' },
  returned: { PTBR: 'Devolvida', EN: 'Returned' },
  kept: { PTBR: 'Retida', EN: 'Kept' },
  used: { PTBR: 'Usada no preço', EN: 'Used for the price' },
  lapsed: { PTBR: 'Não paga', EN: 'Never paid' },
};

const instantCell = (at: number | null) => (at === null ? null : { instant: isoInstant(at) });

const columns: readonly CsvColumn<DepositListRow>[] = [
  { PTBR: 'Caução', EN: 'Deposit', cell: ({ code }) => code },
  { PTBR: 'Oferta', EN: 'Offer', cell: ({ offer_code: code }) => code },
  { PTBR: 'Título', EN: 'Title', cell: ({ title }) => title },
  { PTBR: 'Usuário', EN: 'User', cell: ({ buyer }) => buyer },
  { PTBR: 'Valor', EN: 'Amount', cell: ({ amount_cents: cents }) => ({ money: reaisFromCentavos(cents) }) },
  { PTBR: 'Situação', EN: 'Status', cell: ({ state }, idiom) => STATES[state][idiom] },
  { PTBR: 'Pedida em', EN: 'Asked for on', cell: ({ asked_at: at }) => instantCell(at) },
  { PTBR: 'Guardada em', EN: 'Held since', cell: ({ held_at: at }) => instantCell(at) },
  { PTBR: 'Encerrada em', EN: 'Ended on', cell: ({ ended_at: at }) => instantCell(at) },
  { PTBR: 'Compra não paga', EN: 'Unpaid purchase', cell: ({ purchase_code: code }) => code },
  {
    PTBR: 'No preço da compra',
    EN: 'For the price of purchase',
    cell: ({ chosen_purchase: code }) => code,
  },
  { PTBR: 'Usado', EN: 'Used', cell: ({ used_cents: cents }) => ({ money: reaisFromCentavos(cents) }) },
  { PTBR: 'Decidida por', EN: 'Decided by', cell: ({ decider }) => decider },
  { PTBR: 'Motivo', EN: 'Reason', cell: ({ reason }) => reason },
];

/** Deposits as CSV. */
export const exportDeposits =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  ({ query }, context) =>
    exportList(database, { list: DEPOSITS, query, columns, name: 'deposits' }, context);
