import type { exportProposals as contract } from '@patio/contract/sales/proposals/export-proposals.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { exportList, type CsvColumn } from '../../../platform/lists/public.ts';
import { decidable, PROPOSALS } from './review/proposals-list.store.ts';
import type { ReviewedRow } from './review/reviewed-row.ts';

const STATUS = {
  open: { PTBR: 'Espera por nós', EN: 'Waits for us' },
  countered: { PTBR: 'Espera pelo comprador', EN: 'Waits for the buyer' },
  accepted: { PTBR: 'Aceita', EN: 'Accepted' },
  rejected: { PTBR: 'Recusada', EN: 'Refused' },
  withdrawn: { PTBR: 'Retirada', EN: 'Withdrawn' },
  expired: { PTBR: 'Vencida', EN: 'Expired' },
  replaced: { PTBR: 'Substituída', EN: 'Replaced' },
};

const COLUMNS: readonly CsvColumn<ReviewedRow>[] = [
  { PTBR: 'Proposta', EN: 'Proposal', cell: ({ code }) => code },
  { PTBR: 'Oferta', EN: 'Offer', cell: ({ offer_code: code }) => code },
  { PTBR: 'Título', EN: 'Title', cell: ({ title }) => title },
  { PTBR: 'Situação', EN: 'Status', cell: ({ status }, idiom) => STATUS[status][idiom] },
  { PTBR: 'Valor', EN: 'Amount', cell: ({ value_cents: cents }) => ({ money: reaisFromCentavos(cents) }) },
  {
    PTBR: 'Nossa contraproposta',
    EN: 'Our counter',
    cell: ({ counter_cents: cents }) => (cents === null ? null : { money: reaisFromCentavos(cents) }),
  },
  { PTBR: 'Comprador', EN: 'Buyer', cell: ({ buyer_name: name }) => name },
  { PTBR: 'E-mail', EN: 'E-mail', cell: ({ buyer_email: email }) => email },
  { PTBR: 'Enviada em', EN: 'Sent on', cell: ({ created_at: at }) => ({ instant: isoInstant(at) }) },
  { PTBR: 'Vence em', EN: 'Expires on', cell: ({ expires_at: at }) => ({ instant: isoInstant(at) }) },
];

/** The proposals of a query as CSV. */
export const exportProposals =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  ({ query }, context) =>
    exportList(
      database,
      {
        list: PROPOSALS,
        query,
        scope: decidable(query['situacao']),
        columns: COLUMNS,
        name: 'proposals',
      },
      context,
    );
