import type { confirmStatementLines as contract } from '@patio/contract/finance/statements/confirm-statement-lines.ts';
import { payerDocument, type Payer } from '@patio/domain/finance/charges/payer.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { SignedInContext } from '../../../../platform/http/call-context.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { chargedPurchase } from '../../charges/public.ts';
import { confirmLine, type Confirmed, type LineRefusal } from '../confirm-line.ts';

/** Records movements one after the other, each by itself: what one is refused for stops no other. */
export const confirmStatementLines =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body }, context) => {
    const data: Outcome[] = [];
    for (const asked of body.movimentos) data.push(await confirmAsked(deps, asked, context));
    return { data };
  };

interface Asked {
  readonly codigo: number;
  readonly cobrancas: readonly number[];
  readonly pagador: string | null;
  readonly documentoPagador: string | null;
}

interface Outcome {
  readonly codigo: number;
  readonly resultado: 'conferida' | 'sem-saldo' | LineRefusal;
  readonly compras: number[];
}

async function confirmAsked(
  deps: ServerDeps,
  { codigo, cobrancas, pagador, documentoPagador }: Asked,
  { actor, now }: Pick<SignedInContext, 'actor' | 'now'>,
): Promise<Outcome> {
  const groups = await purchasesOf(deps, [...new Set(cobrancas)]);
  if (groups === undefined) return { codigo, resultado: 'cobrancas', compras: [] };
  const compras: number[] = [];
  const payer = given(pagador, documentoPagador);
  // A purchase for each transaction: two of them locked together could wait for a bid that waits for them.
  for (const [place, { purchase, charges }] of groups.entries()) {
    const moreFollows = place < groups.length - 1;
    const by = actor.accountId;
    const confirmed = { line: codigo, charges, payer, moreFollows, by, at: now };
    const refusal = await confirmOne(deps, confirmed);
    if (refusal === 'ja-conferida' && compras.length > 0) break;
    if (refusal !== null) return { codigo, resultado: refusal, compras };
    compras.push(purchase);
  }
  return { codigo, resultado: 'conferida', compras };
}

/** In a transaction of its own; what less is left of on suspense than the movement says has written nothing. */
async function confirmOne(deps: ServerDeps, confirmed: Confirmed): Promise<LineRefusal | 'sem-saldo' | null> {
  try {
    return await deps.database.transact(async (transaction) => confirmLine(deps, transaction, confirmed));
  } catch (error) {
    if (error instanceof ApiError && error.code === 'receipt-less-left') return 'sem-saldo';
    throw error;
  }
}

const given = (name: string | null, document: string | null): Payer | null =>
  name === null || name === ''
    ? null
    : { name, document: document === null ? null : payerDocument(document) };

/** The charges by purchase, in the order in which they were named; undefined: one is unknown, or they are of several buyers. */
async function purchasesOf({ database }: ServerDeps, codes: readonly number[]) {
  const groups = new Map<number, number[]>();
  const buyers = new Set<number>();
  for (const code of codes) {
    const purchase = await chargedPurchase(database, code);
    if (purchase === undefined) return undefined;
    buyers.add(purchase.account_id);
    groups.set(purchase.code, [...(groups.get(purchase.code) ?? []), code]);
  }
  if (buyers.size !== 1) return undefined;
  return [...groups].map(([purchase, charges]) => ({ purchase, charges }));
}
