import { confirmExit as contract } from '@patio/contract/sales/yard/confirm-exit.ts';
import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { exitProblem, type ExitProblem } from '@patio/domain/sales/yard/exit-problem.ts';
import { personAtGate } from '@patio/domain/sales/yard/person-at-gate.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import { formatDateTime } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { mayReachStore } from '../../../../platform/access/store-access.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Actor } from '../../../../platform/http/call-context.ts';
import type { Handler, HandlerInput } from '../../../../platform/http/serve.ts';
import { auctionLocker } from '../../../trading/auctions/public.ts';
import { lockTransfer } from '../../transfer/public.ts';
import { sealCollector, type Collector } from './collector.ts';
import { exitByClient, insertExit, standingExit } from './exits.store.ts';
import { gatePurchase, gateVehicles, type GateRow } from './gate.store.ts';
import { readRelease, type Release } from './read-release.ts';
import { recordExit } from './record-exit.ts';
import { purchaseOfTypedCode } from './typed-code.ts';

type Body = HandlerInput<typeof contract>['body'];

const PROBLEMS = {
  'collector-document': 'exit-collector-document',
  'collector-other': 'exit-collector-other',
  'authorisation-missing': 'exit-authorisation',
  'code-needed': 'exit-code-needed',
} as const satisfies Record<ExitProblem, string>;

interface Confirmation {
  readonly body: Body;
  readonly byCode: boolean;
  readonly actor: Actor;
  readonly idiom: Idiom;
  readonly at: number;
}

/** Confirms one exit of a vehicle under the lock of its offer; the clock of the server says when. */
export const confirmExit =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body }, { actor, idiom }) => {
    const byCode = await shownCode(deps, body, actor);
    return deps.database.transact(async (transaction) => {
      const sent = await exitByClient(transaction, body.cliente);
      if (sent !== undefined) {
        if (sent.confirmed_by !== actor.accountId) throw new ApiError('yard-sent-by-other');
        return { data: { codigo: sent.code, em: isoInstant(sent.confirmed_at) }, desfazer: null };
      }
      return handOver(deps, transaction, { body, byCode, actor, idiom, at: deps.clock.now() });
    });
  };

/** Whether the code of this purchase was shown. Errors: it is another one. */
async function shownCode(deps: ServerDeps, { codigo, compra }: Body, actor: Actor): Promise<boolean> {
  if (codigo === null || codigo === '') return false;
  const mine = (code: number) => Promise.resolve(code === compra);
  await purchaseOfTypedCode(deps, { typed: codigo, accountId: actor.accountId }, mine);
  return true;
}

async function handOver(deps: ServerDeps, transaction: Transaction, confirmation: Confirmation) {
  const { body, byCode, actor, at } = confirmation;
  const seen = await gatePurchase(transaction, body.compra);
  if (!seen || !mayReachStore(actor, seen.partner_id, contract)) throw new ApiError('purchase-not-found');
  const offer = await auctionLocker(transaction).lock(seen.offer_code, seen.account_id);
  const row = await gatePurchase(transaction, body.compra);
  if (!offer || !row) throw new ApiError('purchase-not-found');
  const vehicles = await gateVehicles(transaction, row.code, row.offer_code);
  const vehicle = vehicles.find(({ code }) => code === body.veiculo);
  if (vehicle === undefined) throw new ApiError('purchase-not-found');
  if (vehicle.exit_code !== null) await refuseSecond(transaction, row.code, vehicle.code);
  const { delivery } = await released(deps, transaction, row, confirmation);
  const person = personAtGate(body.retirante, delivery?.carrier ?? null);
  const bySeller = actor.partnerId !== null && actor.partnerId === row.partner_id;
  const collector = collectorOf(person, row, { byCode, bySeller });
  const exit = await insertExit(transaction, {
    client: body.cliente,
    purchase: row.code,
    vehicle: vehicle.code,
    yard: vehicle.yard_code,
    byCode,
    collector: sealCollector(deps.config, row.code, collector),
    thirdParty: person.terceiro,
    usage: body.uso,
    keys: body.chaves,
    note: body.observacao,
    actorId: actor.accountId,
    at,
  });
  if (exit === undefined) return refuseSecond(transaction, row.code, vehicle.code);
  const desfazer = await recordExit(deps, transaction, {
    exit,
    row,
    offer,
    vehicle,
    collector: collector.name,
    thirdParty: person.terceiro,
    byCode,
    keys: body.chaves,
    usage: body.uso,
    actorId: actor.accountId,
    at,
  });
  return { data: { codigo: exit, em: isoInstant(at) }, desfazer };
}

/** The release of a purchase whose vehicles may be handed over. Errors: `gate-not-released`, with why not. */
async function released(
  deps: ServerDeps,
  transaction: Transaction,
  row: GateRow,
  { at, idiom }: Confirmation,
): Promise<Release> {
  await lockTransfer(transaction, row.code);
  const release = await readRelease(deps, transaction, row, { now: at, idiom });
  const { reasons } = release;
  if (reasons.length > 0)
    throw new ApiError('gate-not-released', { parameters: { what: reasons.join(' ') } });
  return release;
}

/** Who collects, if they may. Errors: the problems of `exitProblem`. */
function collectorOf(
  person: Body['retirante'],
  { document }: GateRow,
  shown: { readonly byCode: boolean; readonly bySeller: boolean },
): Collector {
  const { nome: name, documento, terceiro: thirdParty, autorizacao: authorisation } = person;
  const facts = {
    ...shown,
    buyerDocument: document,
    collectorDocument: documento,
    thirdParty,
    authorisation,
  };
  const problem = exitProblem(facts);
  if (problem !== null) throw new ApiError(PROBLEMS[problem]);
  return { name, document: documento.replaceAll(/\D/gu, ''), authorisation };
}

/** Tells the second guard who was first. */
async function refuseSecond(transaction: Transaction, purchase: number, vehicle: number): Promise<never> {
  const first = await standingExit(transaction, purchase, vehicle);
  const who = first?.confirmer ?? '—';
  const when = first === undefined ? '—' : formatDateTime(first.confirmed_at);
  throw new ApiError('exit-done', { parameters: { who, when } });
}
