import type { exportStrikes as contract } from '@patio/contract/people/strikes/export-strikes.ts';
import { strikeEnd, type StrikeRules } from '@patio/domain/people/strikes/active-strikes.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { exportList, type CsvColumn } from '../../../platform/lists/public.ts';
import { situationOf } from './strikes.present.ts';
import { strikesFrom, type StrikeListRow } from './strikes-list.store.ts';

const SITUATIONS = {
  conta: { PTBR: 'Conta', EN: 'Counts' },
  vencida: { PTBR: 'Não conta mais', EN: 'No longer counts' },
  retirada: { PTBR: 'Retirada', EN: 'Taken back' },
};

const columnsAt = (now: number, rules: StrikeRules): readonly CsvColumn<StrikeListRow>[] => [
  { PTBR: 'Falta', EN: 'Strike', cell: ({ code }) => code },
  { PTBR: 'Conta', EN: 'Account', cell: ({ account_id: id }) => id },
  { PTBR: 'Nome', EN: 'Name', cell: ({ buyer }) => buyer },
  { PTBR: 'Compra', EN: 'Purchase', cell: ({ purchase_code: code }) => code },
  { PTBR: 'Oferta', EN: 'Offer', cell: ({ offer_code: code }) => code },
  { PTBR: 'Título', EN: 'Title', cell: ({ title }) => title },
  { PTBR: 'Valor', EN: 'Amount', cell: ({ value_cents: cents }) => ({ money: reaisFromCentavos(cents) }) },
  { PTBR: 'Situação', EN: 'Status', cell: (row, idiom) => SITUATIONS[situationOf(row, now, rules)][idiom] },
  { PTBR: 'Motivo', EN: 'Reason', cell: ({ reason }) => reason },
  { PTBR: 'Em', EN: 'On', cell: ({ at }) => ({ instant: isoInstant(at) }) },
  {
    PTBR: 'Conta até',
    EN: 'Counts until',
    cell: ({ at }) => ({ instant: isoInstant(strikeEnd(at, rules.months)) }),
  },
  { PTBR: 'Motivo da retirada', EN: 'Reason for taking it back', cell: ({ removal_reason: why }) => why },
];

/** The strikes of a query as CSV. */
export const exportStrikes =
  ({ database, config }: ServerDeps): Handler<typeof contract> =>
  ({ query }, context) => {
    const rules = config.rules.strikes;
    const columns = columnsAt(context.now, rules);
    const list = strikesFrom(context.now, rules.months);
    return exportList(database, { list, query, columns, name: 'strikes' }, context);
  };
