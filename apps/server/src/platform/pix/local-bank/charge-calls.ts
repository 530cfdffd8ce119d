import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { z } from 'zod';
import { centavosOf } from '../pix-amount.ts';
import { isTxid } from '../txid.ts';
import { HOUSE } from './bank-house.ts';
import { json, problem, type BankAnswer } from './bank-reply.ts';
import type { BankState, LocalCharge } from './bank-records.ts';
import { chargeWire } from './charge-wire.ts';

const amount = z.object({ original: z.string().regex(/^\d{1,10}\.\d{2}$/) });
const day = z.iso.date();
const person = {
  nome: z.string().max(200),
  logradouro: z.string().max(200).optional(),
  cidade: z.string().max(200).optional(),
  uf: z.string().max(2).optional(),
  cep: z.string().max(8).optional(),
};
const debtor = z.union([
  z.object({ cpf: z.string().regex(/^\d{11}$/), ...person }),
  z.object({ cnpj: z.string().regex(/^[0-9A-Z]{14}$/), ...person }),
]);
const common = {
  chave: z.string().max(77),
  solicitacaoPagador: z.string().max(140).optional(),
  valor: amount,
};

const asked = {
  cob: z.object({
    ...common,
    calendario: z.object({ expiracao: z.int().min(1).default(86_400) }),
    devedor: debtor.optional(),
  }),
  cobv: z.object({
    ...common,
    calendario: z.object({
      dataDeVencimento: day,
      validadeAposVencimento: z.int().min(0).default(30),
    }),
    devedor: debtor,
  }),
};

const revision = z.object({
  calendario: z
    .object({
      expiracao: z.int().min(1).optional(),
      dataDeVencimento: day.optional(),
      validadeAposVencimento: z.int().min(0).optional(),
    })
    .optional(),
  valor: amount.optional(),
  status: z.literal('REMOVIDA_PELO_USUARIO_RECEBEDOR').optional(),
});

type Kind = 'cob' | 'cobv';
const SAID = { cob: 'Cob', cobv: 'CobV' } as const;

/** `PUT`: creates a charge, or revises an active one. */
export function putCharge(
  state: BankState,
  { kind, txid, body }: { kind: Kind; txid: string; body: unknown },
  made: { now: number; token: string },
): BankAnswer {
  const invalid = `${SAID[kind]}OperacaoInvalida`;
  const read = asked[kind].safeParse(body);
  if (!isTxid(txid)) return problem(400, invalid, 'O txid não respeita o schema.', 'txid');
  if (!read.success) {
    const [first] = read.error.issues;
    return problem(400, invalid, 'O campo não respeita o schema.', `${kind}.${first?.path.join('.') ?? ''}`);
  }
  const { calendario, valor, chave, devedor, solicitacaoPagador } = read.data;
  const centavos = centavosOf(valor.original) ?? 0;
  if (centavos === 0) return problem(400, invalid, 'O valor é zero.', `${kind}.valor.original`);
  if (chave !== HOUSE.key) return problem(400, invalid, 'A chave não pertence a este usuário.', 'chave');
  const existing = find(state, txid);
  if (existing && (existing.status !== 'ATIVA' || existing.kind !== kind))
    return problem(400, invalid, 'A cobrança não está no status ATIVA.', 'status');
  const dueDate = 'dataDeVencimento' in calendario ? calendario.dataDeVencimento : null;
  if (dueDate !== null && dueDate < dayOf(made.now))
    return problem(400, invalid, 'O vencimento é anterior à criação.', 'cobv.calendario.dataDeVencimento');
  const charge: LocalCharge = {
    kind,
    txid,
    revision: existing ? existing.revision + 1 : 0,
    status: 'ATIVA',
    centavos,
    key: chave,
    text: solicitacaoPagador ?? null,
    debtor: devedor === undefined ? null : known(devedor),
    createdAt: existing?.createdAt ?? made.now,
    seconds: 'expiracao' in calendario ? calendario.expiracao : 0,
    dueDate,
    daysAfter: 'validadeAposVencimento' in calendario ? calendario.validadeAposVencimento : 0,
    token: existing?.token ?? made.token,
  };
  if (existing) Object.assign(existing, charge);
  else state.charges.push(charge);
  return json(201, chargeWire(charge, { payments: [] }));
}

/** `PATCH`: revises an active charge, or removes it. */
export function patchCharge(state: BankState, kind: Kind, txid: string, body: unknown): BankAnswer {
  const invalid = `${SAID[kind]}OperacaoInvalida`;
  const charge = find(state, txid);
  if (charge?.kind !== kind) return missing(kind);
  const read = revision.safeParse(body);
  if (!read.success) return problem(400, invalid, 'O campo não respeita o schema.', kind);
  if (charge.status !== 'ATIVA') return problem(400, invalid, 'A cobrança não está ATIVA.', 'status');
  const { calendario, valor, status } = read.data;
  if (status !== undefined && (calendario !== undefined || valor !== undefined))
    return problem(400, invalid, 'A remoção vem com outras alterações.', 'status');
  const centavos = valor === undefined ? charge.centavos : (centavosOf(valor.original) ?? 0);
  if (centavos === 0) return problem(400, invalid, 'O valor é zero.', `${kind}.valor.original`);
  charge.centavos = centavos;
  charge.status = status ?? charge.status;
  charge.seconds = calendario?.expiracao ?? charge.seconds;
  charge.dueDate = kind === 'cobv' ? (calendario?.dataDeVencimento ?? charge.dueDate) : null;
  charge.daysAfter = calendario?.validadeAposVencimento ?? charge.daysAfter;
  charge.revision += 1;
  return json(200, chargeWire(charge, { payments: [] }));
}

/** `GET`: a charge with its payments. */
export function getCharge(state: BankState, kind: Kind, txid: string): BankAnswer {
  const charge = find(state, txid);
  return charge?.kind === kind ? json(200, chargeWire(charge, state)) : missing(kind);
}

/** What was said of a debtor, without what was left out. */
function known(debtor: z.output<typeof asked.cobv>['devedor']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(debtor).flatMap(([name, held]) => (held === undefined ? [] : [[name, held]])),
  );
}

function missing(kind: Kind): BankAnswer {
  return problem(404, kind === 'cob' ? 'CobNaoEncontrado' : 'CobVNaoEncontrada');
}

function find(state: BankState, txid: string): LocalCharge | undefined {
  return state.charges.find((charge) => charge.txid === txid);
}
