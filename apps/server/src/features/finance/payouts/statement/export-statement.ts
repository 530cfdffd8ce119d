import { exportStatement as contract } from '@patio/contract/finance/payouts/export-statement.ts';
import type { StoreStatement } from '@patio/contract/finance/payouts/statement.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { mayReachStore } from '../../../../platform/access/store-access.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import {
  csvLine,
  readAtOneInstant,
  temporaryFile,
  writePieces,
  type CsvColumn,
} from '../../../../platform/lists/public.ts';
import { storeNamed } from '../claims.store.ts';
import { presentLine } from '../payouts.present.ts';
import { latestStandings } from '../standings.ts';

type Line = StoreStatement['linhas'][number];
interface Words {
  readonly PTBR: string;
  readonly EN: string;
}

const STATES: Readonly<Record<Line['situacao'], Words>> = {
  'em-aberto': { PTBR: 'Não paga', EN: 'Not paid' },
  'sem-entrega': { PTBR: 'Não entregue', EN: 'Not handed over' },
  'em-reclamacao': { PTBR: 'Retida: reclamação em aberto', EN: 'Held: a complaint is open' },
  retido: { PTBR: 'Retida: cancelamento pedido', EN: 'Held: a cancellation was asked for' },
  'a-vencer': { PTBR: 'A vencer', EN: 'Not due yet' },
  devido: { PTBR: 'Devida', EN: 'Due' },
  'a-caminho': { PTBR: 'A caminho', EN: 'On its way' },
  repassado: { PTBR: 'Repassada', EN: 'Passed on' },
  devolver: { PTBR: 'A devolver pela loja', EN: 'To be given back by the store' },
  cancelado: { PTBR: 'Cancelada', EN: 'Cancelled' },
  anterior: { PTBR: 'Paga antes do livro', EN: 'Paid before the book' },
};
const KINDS: Readonly<Record<Line['tipo'], Words>> = {
  preco: { PTBR: 'Preço', EN: 'Price' },
  comissao: { PTBR: 'Comissão', EN: 'Commission' },
  frete: { PTBR: 'Frete', EN: 'Freight' },
  documentos: { PTBR: 'Documentos', EN: 'Documents' },
  patio: { PTBR: 'Pátio', EN: 'Storage' },
  caucao: { PTBR: 'Caução', EN: 'Deposit' },
};

const columns: readonly CsvColumn<Line>[] = [
  { PTBR: 'Compra', EN: 'Purchase', cell: ({ codigoCompra }) => codigoCompra },
  { PTBR: 'Oferta', EN: 'Offer', cell: ({ codigoOferta }) => codigoOferta },
  { PTBR: 'Título', EN: 'Title', cell: ({ tituloOferta }) => tituloOferta },
  { PTBR: 'O quê', EN: 'What', cell: ({ tipo }, idiom) => KINDS[tipo][idiom] },
  { PTBR: 'Vendida em', EN: 'Sold', cell: ({ vendidaEm }) => ({ instant: vendidaEm }) },
  { PTBR: 'Valor', EN: 'Amount', cell: ({ valor }) => ({ money: valor }) },
  { PTBR: 'Recebido', EN: 'Received', cell: ({ recebido }) => ({ money: recebido }) },
  { PTBR: 'Comissão', EN: 'Commission', cell: ({ comissao }) => ({ money: comissao }) },
  { PTBR: 'Repassado', EN: 'Passed on', cell: ({ repassado }) => ({ money: repassado }) },
  { PTBR: 'A repassar', EN: 'To be passed on', cell: ({ aRepassar }) => ({ money: aRepassar }) },
  { PTBR: 'Situação', EN: 'Status', cell: ({ situacao }, idiom) => STATES[situacao][idiom] },
  {
    PTBR: 'Devido em',
    EN: 'Due',
    cell: ({ devidoEm }) => (devidoEm === null ? null : { instant: devidoEm }),
  },
];

/** Every line of the statement of a store as CSV, as it stands at one instant; audited. */
export const exportStatement =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params: { id: store }, fail }, { actor, idiom, now }) => {
    if (!mayReachStore(actor, store, contract)) return fail('partner-not-found');
    if ((await storeNamed(deps.database, store)) === undefined) return fail('partner-not-found');
    return temporaryFile({ name: `statement-${store}.csv`, type: 'text/csv; charset=utf-8' }, (path) =>
      deps.database.transact(async (transaction) => {
        await readAtOneInstant(transaction);
        const lines = (await latestStandings(deps, transaction, { store, most: null, now })).map(presentLine);
        const heads = csvLine(
          columns.map((column) => column[idiom]),
          idiom,
        );
        const body = lines.map((row) =>
          csvLine(
            columns.map(({ cell }) => cell(row, idiom)),
            idiom,
          ),
        );
        await writePieces(path, async (append) => {
          await append(`\uFEFF${heads}${body.join('')}`);
          return lines.length;
        });
        await recordAudit(transaction, {
          actorId: actor.accountId,
          action: 'export-list',
          subject: 'list statement',
          details: { rows: lines.length, store },
          at: now,
        });
      }),
    );
  };
