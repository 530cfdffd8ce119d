import { randomBytes, randomUUID } from 'node:crypto';
import { readBrCode } from '../br-code.ts';
import { answerCall, endToEndId, type BankAsked, type Made } from './answer-call.ts';
import { HOUSE } from './bank-house.ts';
import { json, problem, type BankAnswer } from './bank-reply.ts';
import type { BankFaults, BankState, LocalCharge, LocalPayment, LocalRefund } from './bank-records.ts';
import { locationOf, paymentWire } from './charge-wire.ts';

/** What a payer does. */
export interface Pays {
  /** A txid, or the text that is copied and pasted. */
  readonly charge: string;
  /** Null: what is asked. */
  readonly centavos: number | null;
  /** Pays what has expired or is paid already, as two wallets at the same instant can. */
  readonly force: boolean;
}

/** How a bank gives back by itself. */
export interface GivesBack {
  readonly centavos?: number;
  readonly nature?: 'ORIGINAL' | 'MED_OPERACIONAL' | 'MED_FRAUDE';
  readonly status?: LocalRefund['status'];
}

/** What the wallet tells its user. */
export type Paid = { readonly payment: LocalPayment } | { readonly refused: string };

/** A bank that speaks the standard API Pix. Its state lives in `state`; `changed` is told after each change. */
export interface LocalBank {
  readonly state: BankState;
  /** The token endpoint. */
  token(authorization: string): BankAnswer;
  /** A call with a token; null: the bank says nothing at all. */
  answer(asked: BankAsked, authorization: string): Promise<BankAnswer | null>;
  pay(pays: Pays): Promise<Paid>;
  /** Money for no charge of ours, to the key itself. */
  payToKey(
    centavos: number,
    to?: { readonly txid?: string | null; readonly text?: string; readonly key?: string },
  ): Promise<LocalPayment>;
  /** Gives a payment back by itself, as its own app or the special return mechanism does; null: nothing of it can go back. */
  giveBack(endToEndId: string, how?: GivesBack): Promise<LocalRefund | null>;
  set(faults: Partial<BankFaults>): void;
  /** Sends news again, of one payment. */
  repeatNews(endToEndId: string): Promise<void>;
  /** Sends what was held. */
  releaseNews(): Promise<void>;
  /** Sends news of a payment that does not exist. */
  forgeNews(txid: string, centavos: number): Promise<void>;
  /** Ends refunds that are being processed. */
  settleRefunds(status: 'DEVOLVIDO' | 'NAO_REALIZADO'): Promise<void>;
}

export interface BankParts {
  readonly state: BankState;
  readonly now: () => number;
  readonly changed: () => void;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Sends news to the receiver; fails quietly. */
  readonly post: (url: string, body: unknown) => Promise<void>;
}

const TOKEN_SECONDS = 600;
/** So long after a payment it may go back without us: the special return mechanism ends some days after the ninety of everybody else. */
const GIVES_BACK_MS = 100 * 86_400_000;

/** What the parts of the bank share. */
interface Inside extends BankParts {
  readonly made: () => Made;
  /** Sends news of payments. */
  readonly tell: (payments: readonly LocalPayment[]) => Promise<void>;
}

/** Opens the bank on its state. */
export function openLocalBank(parts: BankParts): LocalBank {
  const { state, changed } = parts;
  const made = (): Made => ({ now: parts.now() + state.faults.clockMs, fresh: () => freshText() });
  const tell = async (payments: readonly LocalPayment[]): Promise<void> => {
    if (state.webhook === null || payments.length === 0) return;
    await parts.post(`${state.webhook.url}/pix`, { pix: payments.map(paymentWire) });
  };
  const inside: Inside = { ...parts, made, tell };
  return {
    state,
    ...counter(inside),
    ...till(inside),
    ...desk(inside),
    ...post(inside),
    set: (faults) => {
      Object.assign(state.faults, faults);
      changed();
    },
  };
}

/** What the product calls. */
function counter({ state, changed, made, now, pause }: Inside): Pick<LocalBank, 'token' | 'answer'> {
  const tokens = new Map<string, number>();
  return {
    token: (authorization) => {
      const expected = Buffer.from(`${HOUSE.clientId}:${HOUSE.clientSecret}`).toString('base64');
      if (authorization !== `Basic ${expected}`) return json(401, { error: 'invalid_client' });
      const token = freshText();
      tokens.set(token, now() + TOKEN_SECONDS * 1000);
      return json(200, { access_token: token, token_type: 'Bearer', expires_in: TOKEN_SECONDS });
    },
    answer: async (asked, authorization) => {
      const { answers, slowMs } = state.faults;
      if (slowMs > 0) await pause(slowMs);
      if (answers === 'silent') return null;
      if (answers === 'down') return problem(503, 'ServicoIndisponivel');
      if (answers === 'nonsense') return { status: 200, type: 'text/html', body: '<h1>Manutenção</h1>' };
      const until = tokens.get(authorization.replace(/^Bearer /, ''));
      if (until === undefined || until < now()) return problem(401, 'AcessoNegado');
      const answer = answerCall(state, asked, made());
      if (asked.method !== 'GET') changed();
      if (answers === 'lost') return problem(504, 'IndisponibilidadePorTempoEsgotado');
      return answers === 'wrong' ? json(200, { ok: true, valor: 'muito' }) : answer;
    },
  };
}

/** What payers do, and what becomes of refunds. */
function till({ state, changed, made, tell }: Inside): Pick<LocalBank, 'pay' | 'payToKey' | 'settleRefunds'> {
  const arrive = async (
    txid: string | null,
    centavos: number,
    { text = null, key = HOUSE.key }: { readonly text?: string | null; readonly key?: string } = {},
  ): Promise<LocalPayment> => {
    const at = made();
    const id = endToEndId('E', at);
    const payment: LocalPayment = { endToEndId: id, txid, centavos, at: at.now, key, text, refunds: [] };
    state.payments.push(payment);
    if (state.faults.news === 'held') state.held.push(id);
    changed();
    if (txid !== null && state.faults.news === 'sent') await tell([payment]);
    return payment;
  };
  return {
    pay: async ({ charge: named, centavos, force }) => {
      const charge = findCharge(state, named);
      if (!charge) return { refused: 'Esta cobrança não existe.' };
      const refusal = force ? null : refusalOf(charge, made().now);
      if (refusal !== null) return { refused: refusal };
      if (charge.status === 'ATIVA') charge.status = 'CONCLUIDA';
      return { payment: await arrive(charge.txid, centavos ?? charge.centavos) };
    },
    payToKey: (centavos, { txid = null, ...more } = {}) => arrive(txid, centavos, more),
    settleRefunds: async (status) => {
      const now = made().now;
      const touched = state.payments.filter(({ refunds }) => refunds.some((one) => settle(one, status, now)));
      changed();
      await tell(touched);
    },
  };
}

/** What the bank gives back by itself. */
function desk({ state, changed, made, tell }: Inside): Pick<LocalBank, 'giveBack'> {
  return {
    giveBack: async (id, { centavos, nature = 'ORIGINAL', status = 'DEVOLVIDO' } = {}) => {
      const payment = state.payments.find(({ endToEndId: known }) => known === id);
      if (payment === undefined || made().now > payment.at + GIVES_BACK_MS) return null;
      const gone = payment.refunds
        .filter((refund) => refund.status !== 'NAO_REALIZADO')
        .reduce((sum, refund) => sum + refund.centavos, 0);
      const amount = Math.min(centavos ?? payment.centavos, payment.centavos - gone);
      if (amount <= 0) return null;
      const at = made();
      const refund: LocalRefund = {
        id: at.fresh().slice(0, 32),
        rtrId: endToEndId('D', at),
        centavos: amount,
        nature,
        askedAt: at.now,
        status,
        settledAt: status === 'DEVOLVIDO' ? at.now : null,
      };
      payment.refunds.push(refund);
      changed();
      if (payment.txid !== null && state.faults.news === 'sent') await tell([payment]);
      return refund;
    },
  };
}

/** What becomes of news. */
function post({
  state,
  changed,
  made,
  tell,
}: Inside): Pick<LocalBank, 'repeatNews' | 'releaseNews' | 'forgeNews'> {
  const known = (id: string) => state.payments.filter((payment) => payment.endToEndId === id);
  return {
    repeatNews: async (id) => tell(known(id)),
    releaseNews: async () => {
      const held = state.held.splice(0);
      changed();
      await tell(held.flatMap(known));
    },
    forgeNews: async (txid, centavos) => {
      const at = made();
      const id = endToEndId('E', at);
      await tell([{ endToEndId: id, txid, centavos, at: at.now, key: HOUSE.key, text: null, refunds: [] }]);
    },
  };
}

function settle(
  refund: LocalPayment['refunds'][number],
  status: 'DEVOLVIDO' | 'NAO_REALIZADO',
  now: number,
): boolean {
  if (refund.status !== 'EM_PROCESSAMENTO') return false;
  Object.assign(refund, { status, settledAt: status === 'DEVOLVIDO' ? now : null });
  return true;
}

function findCharge(state: BankState, named: string): LocalCharge | undefined {
  const location = readBrCode(named.trim())?.location;
  return state.charges.find(
    (charge) => charge.txid === named.trim() || (location !== undefined && locationOf(charge) === location),
  );
}

/** Why a wallet does not pay a charge; null if it does. */
function refusalOf(charge: LocalCharge, now: number): string | null {
  if (charge.status === 'CONCLUIDA') return 'Esta cobrança já foi paga.';
  if (charge.status !== 'ATIVA') return 'Esta cobrança foi removida.';
  if (charge.dueDate === null)
    return now > charge.createdAt + charge.seconds * 1000 ? 'Esta cobrança expirou.' : null;
  const last = Date.parse(`${charge.dueDate}T23:59:59-03:00`) + charge.daysAfter * 86_400_000;
  return now > last ? 'Esta cobrança venceu.' : null;
}

/** Letters and digits that nobody can guess. */
function freshText(): string {
  return randomUUID().replaceAll('-', '') + randomBytes(4).toString('hex');
}
