import type { Proposal, StatementLineRow } from '@patio/contract/finance/statements/statement-line.ts';
import { linePayer } from '@patio/domain/finance/statements/line-payer.ts';
import {
  proposeCharges,
  type ChargeProposal,
  type OpenCharge,
} from '@patio/domain/finance/statements/propose-charges.ts';
import { signedReais } from '@patio/domain/money/signed-money.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { KINDS } from '../charges/public.ts';
import { chargesOfPix, openCharges, type OpenChargeRow } from './candidates.store.ts';
import type { LineRow } from './lines-list.store.ts';

const REASONS = { pix: 'pix', 'amount-and-payer': 'valor-e-pagador', amount: 'valor' } as const;

/** A movement as it stands in the list, and all that it may pay, best first. */
interface PresentedLine {
  readonly row: StatementLineRow;
  readonly candidates: readonly Proposal[];
}

/** Movements with what each of those that are open may pay at an instant (epoch milliseconds). */
export async function presentLines(
  queries: Queries,
  rows: readonly LineRow[],
  now: number,
): Promise<readonly PresentedLine[]> {
  const matched = rows.filter(isMatched);
  const charges = matched.length === 0 ? [] : await openCharges(queries, now);
  const pix = await chargesOfPix(
    queries,
    matched.flatMap(({ txid }) => txid ?? []),
  );
  const open = charges.map(openOf);
  const byCode = new Map(charges.map((charge) => [charge.code, charge]));
  return rows.map((row) => {
    if (!isMatched(row)) return { row: presentLine(row, null), candidates: [] };
    const { words: text, payer_name: name, payer_document: document } = row;
    const money = {
      amount: row.amount_cents - row.booked_cents,
      payer: linePayer({ text, name, document }),
      txidCharge: row.txid === null ? null : (pix.get(row.txid) ?? null),
    };
    const { proposed, candidates } = proposeCharges(money, open);
    const present = (proposal: ChargeProposal): Proposal => presentProposal(proposal, byCode);
    return { row: presentLine(row, proposed && present(proposed)), candidates: candidates.map(present) };
  });
}

/** Only what came in and is open pays something. */
const isMatched = ({ state, amount_cents: amount }: LineRow): boolean => state === 'aberta' && amount > 0;

const openOf = (row: OpenChargeRow): OpenCharge => ({
  code: row.code,
  purchase: row.purchase_code,
  open: row.open_cents,
  buyer: { name: row.buyer, document: row.document },
});

function presentProposal(
  { charges, purchase, why }: ChargeProposal,
  byCode: ReadonlyMap<number, OpenChargeRow>,
): Proposal {
  const found = charges.flatMap((code) => byCode.get(code) ?? []);
  const [first] = found;
  return {
    motivo: REASONS[why],
    codigoCompra: purchase,
    tituloOferta: first?.title ?? '',
    comprador: { codigo: first?.account_id ?? 0, nome: first?.buyer ?? '' },
    cobrancas: found.map(({ code, kind, open_cents: open }) => ({
      codigo: code,
      tipo: KINDS[kind],
      aberto: reaisFromCentavos(open),
    })),
  };
}

/** Beyond these a user searches: an amount that so many charges have says nothing. */
const MOST_CANDIDATES = 12;

/** What money with a text of its payer may pay at an instant (epoch milliseconds), best first; amount in centavos. */
export async function candidatesFor(
  queries: Queries,
  { amount, text }: { readonly amount: number; readonly text: string },
  now: number,
): Promise<readonly Proposal[]> {
  const charges = await openCharges(queries, now);
  const byCode = new Map(charges.map((charge) => [charge.code, charge]));
  const payer = linePayer({ text, name: null, document: null });
  const { candidates } = proposeCharges({ amount, payer, txidCharge: null }, charges.map(openOf));
  return candidates.slice(0, MOST_CANDIDATES).map((proposal) => presentProposal(proposal, byCode));
}

function presentLine(row: LineRow, proposed: Proposal | null): StatementLineRow {
  const { words, amount_cents: amount, moved, paid, state } = row;
  const payer = linePayer({ text: words, name: row.payer_name, document: row.payer_document });
  return {
    codigo: row.code,
    codigoExtrato: row.statement_code,
    conta: row.account,
    dia: row.day,
    valor: signedReais(amount),
    texto: words,
    pagador: payer.name === '' ? null : payer.name,
    documentoPagador: payer.document,
    situacao: state,
    restante: reaisFromCentavos(
      amount > 0 && row.stray_code === null ? Math.max(0, amount - row.booked_cents) : 0,
    ),
    compras: [...(paid ?? []), ...(moved ?? [])],
    pixProprio: row.txid !== null,
    compraParecida: state === 'aberta' ? row.similar_purchase : null,
    proposta: proposed,
    motivoIgnorada: row.ignore_reason,
  };
}
