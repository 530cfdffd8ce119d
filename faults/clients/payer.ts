import { setTimeout as pause } from 'node:timers/promises';
import { listOwnPix } from '@patio/contract/finance/pix/list-own-pix.ts';
import { openOwnPix } from '@patio/contract/finance/pix/open-own-pix.ts';
import type { LocalBank } from '../../apps/server/src/platform/pix/local-bank/open-local-bank.ts';
import type { Database } from '../../apps/server/src/platform/db/database.ts';
import { between, pick, type Random } from '../../bench/seeded-random.ts';
import { openOffers } from '../world/offers.ts';
import type { Person } from '../world/world.ts';
import { askMoney } from './ask-money.ts';
import { dealTerms } from './bidder.ts';
import { untilAnswered } from './until-answered.ts';

const BUY_NOW = 45_900;
const seenWithinMs = 3000;

/** What payers do at the bank. Half of them pay what they are asked, once. */
const WAYS = ['right', 'right', 'right', 'twice', 'more', 'less', 'stray', 'cancelled'] as const;

/** Who pays where. */
export interface PaysAt {
  readonly origins: readonly string[];
  readonly database: Database;
  readonly bank: LocalBank;
  readonly person: Person;
  /** Who undoes purchases. */
  readonly sales: Person;
  readonly name: string;
  readonly random: Random;
  /** Where purchases are put, for those who give money back. */
  readonly purchases: number[];
  readonly timeoutMs?: number | undefined;
}

/** What became of the calls of a payer. */
export interface PaidCalls {
  answered: number;
  unanswered: number;
  /** Payments that were seen on the page of their purchase. */
  seen: number;
}

/** Buys one vehicle after the other and pays it by Pix, until stopped. Who is not answered at all gives up. */
export async function payWhile(going: () => boolean, given: PaysAt): Promise<PaidCalls> {
  const calls: PaidCalls = { answered: 0, unanswered: 0, seen: 0 };
  for (let turn = 0; going() && calls.unanswered === 0; turn += 1) await buyAndPay(given, turn, calls);
  return calls;
}

async function buyAndPay(given: PaysAt, turn: number, calls: PaidCalls): Promise<void> {
  const { origins, database, person, random, timeoutMs } = given;
  const [offer = 0] = await openOffers({ database }, 1, () => ({ buyNowCents: BUY_NOW * 100 }));
  const order = { ...dealTerms, cdofrta: offer, vllance: BUY_NOW };
  const call = { path: '/compreja', token: person.token, key: `p-${given.name}-${turn}`, body: order };
  const bought = await untilAnswered(origins, call, random, timeoutMs);
  count(calls, bought.status);
  if (bought.code === null || bought.status !== 201) return;
  given.purchases.push(bought.code);
  const text = await codeOf(given, bought.code, calls);
  if (text === null) return;
  const way = pick(random, WAYS);
  await payAtBank(given, { text, way, purchase: bought.code }, calls);
  if (way === 'right' || way === 'twice' || way === 'more') await untilSeen(given, bought.code, calls);
}

function count(calls: PaidCalls, status: number): void {
  if (status === 0) calls.unanswered += 1;
  else calls.answered += 1;
}

/** The text to copy for the first charge of a purchase; null: none was given. */
async function codeOf(given: PaysAt, purchase: number, calls: PaidCalls): Promise<string | null> {
  const { origins, person, random, timeoutMs } = given;
  const path = `/usrio/compras/${purchase}/pix`;
  const own = { path, token: person.token };
  const list = await askMoney(origins, { ...own, reads: listOwnPix.success.schema }, random, timeoutMs);
  count(calls, list.status);
  const charge = list.data?.data?.cobrancas[0]?.cobranca;
  if (charge === undefined) return null;
  const body = { cobranca: charge, prazo: pick(random, ['agora', 'agora', 'vencimento'] as const) };
  const made = await askMoney(origins, { ...own, body, reads: openOwnPix.success.schema }, random, timeoutMs);
  count(calls, made.status);
  return made.data?.data.pix?.copiaECola ?? null;
}

async function payAtBank(
  given: PaysAt,
  {
    text,
    way,
    purchase,
  }: { readonly text: string; readonly way: (typeof WAYS)[number]; readonly purchase: number },
  calls: PaidCalls,
): Promise<void> {
  const { bank, origins, sales, random, timeoutMs } = given;
  const pay = (centavos: number | null = null) => bank.pay({ charge: text, centavos, force: true });
  const cents = between(random, 1, 100_000);
  if (way === 'stray') return void (await bank.payToKey(cents));
  if (way === 'cancelled') {
    const path = `/admin/purchases/${purchase}/default`;
    const call = { path, token: sales.token, key: null, body: { motivo: 'Não pagou no prazo.' } };
    // At the same moment as the payment: either may come first.
    const [, undone] = await Promise.all([pay(), untilAnswered(origins, call, random, timeoutMs)]);
    return count(calls, undone.status);
  }
  if (way === 'twice') await Promise.all([pay(), pay()]);
  else await pay(way === 'right' ? null : BUY_NOW * 100 + (way === 'more' ? cents : -cents));
}

/** Looks at the page of a purchase until it is paid there; news may be lost, so it need not come at once. */
async function untilSeen(given: PaysAt, purchase: number, calls: PaidCalls): Promise<void> {
  const { origins, person, random, timeoutMs } = given;
  const path = `/usrio/compras/${purchase}/pix`;
  const call = { path, token: person.token, reads: listOwnPix.success.schema };
  for (const until = performance.now() + seenWithinMs; performance.now() < until; await pause(100)) {
    const list = await askMoney(origins, call, random, timeoutMs);
    count(calls, list.status);
    if (list.data === null) return;
    if (list.data.data === null || list.data.data.cobrancas.length > 0) continue;
    calls.seen += 1;
    return;
  }
}
