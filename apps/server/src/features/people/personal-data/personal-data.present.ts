import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { OpenDeal } from '@patio/contract/people/personal-data/get-personal-data.ts';
import type { PersonalDataRequest } from '@patio/contract/people/personal-data/personal-data-request.ts';
import type {
  CorrectionSubject,
  OpenDealKind,
} from '@patio/domain/people/personal-data/personal-data-request.ts';
import { protocolNumber } from '@patio/domain/people/personal-data/protocol-number.ts';
import { daysLeft } from '@patio/domain/people/personal-data/terms-of-requests.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import { saoPauloTime } from '@patio/domain/time/sao-paulo.ts';
import type { OpenDealRow } from './deletion/open-deals.store.ts';
import type { OwnedRequestRow, RequestRow } from './requests/requests.store.ts';

const KINDS = { export: 'exportacao', correction: 'correcao', deletion: 'exclusao' } as const;
const STATES = { open: 'aberto', done: 'concluido', refused: 'recusado', undone: 'desfeito' } as const;
const SUBJECTS = {
  document: 'documento',
  email: 'email',
  company: 'empresa',
  birth: 'nascimento',
  other: 'outro',
} as const;
const DEALS = {
  bid: 'lance',
  'conditional-sale': 'venda-condicional',
  proposal: 'proposta',
  purchase: 'compra',
  'owed-back': 'devolucao',
  unpaid: 'cobranca',
  storage: 'diarias',
  'second-chance': 'segunda-chance',
  cancellation: 'cancelamento',
  deposit: 'caucao',
  offer: 'oferta',
} as const satisfies Record<OpenDealKind, OpenDeal['tipo']>;

const DEAL_WORDS = {
  bid: { PTBR: 'lance na frente em', EN: 'leading bid on' },
  'conditional-sale': { PTBR: 'venda condicional de', EN: 'conditional sale of' },
  proposal: { PTBR: 'proposta aberta em', EN: 'open proposal on' },
  purchase: { PTBR: 'compra não concluída de', EN: 'unfinished purchase of' },
  'owed-back': {
    PTBR: 'dinheiro que temos a devolver a você (se pedirmos seus dados bancários, informe-os; senão, aguarde ou fale conosco) de',
    EN: 'money that we owe you back (if we ask for your bank data, give them; otherwise wait or contact us) for',
  },
  unpaid: {
    PTBR: 'valor em aberto (pague na página da compra ou fale conosco) de',
    EN: 'amount that is due (pay it on the page of the purchase or contact us) for',
  },
  storage: {
    PTBR: 'diárias de pátio que uma reclamação ainda decide (aguarde até ela não poder mais ser reaberta) de',
    EN: 'storage that a complaint still decides (wait until it can no longer be reopened) for',
  },
  'second-chance': { PTBR: 'segunda chance em', EN: 'second chance on' },
  cancellation: { PTBR: 'cancelamento em análise de', EN: 'cancellation under way of' },
  deposit: { PTBR: 'caução guardada de', EN: 'deposit held for' },
  offer: { PTBR: 'oferta sua à venda:', EN: 'own offer for sale:' },
} as const satisfies Record<OpenDealKind, Record<Idiom, string>>;

const orNull = (at: number | null): string | null => (at === null ? null : isoInstant(at));

/** The reference number of a request. */
export function protocolOf(row: Pick<RequestRow, 'code' | 'opened_at'>): string {
  return protocolNumber(saoPauloTime(row.opened_at).year, row.code);
}

/** A request as its owner sees it; an expired file is left out. */
export function presentRequest(row: RequestRow, now: number): PersonalDataRequest {
  const until = row.requested_by === null && row.file_until !== null && row.file_until > now;
  return {
    protocolo: protocolOf(row),
    tipo: KINDS[row.kind],
    situacao: STATES[row.state],
    assunto: row.subject === null ? null : SUBJECTS[row.subject],
    texto: row.text,
    abertoEm: isoInstant(row.opened_at),
    // Calls contain the last instant of the last day.
    prazo: isoInstant(row.due_at - 1),
    respondidoEm: orNull(row.answered_at),
    resposta: row.answer,
    exclusaoEm: row.state === 'open' ? orNull(row.erase_at) : null,
    arquivoAte: until ? orNull(row.file_until) : null,
  };
}

/** A request as staff see it. */
export function presentForStaff(row: OwnedRequestRow, now: number) {
  return {
    ...presentRequest(row, now),
    codigo: row.code,
    conta: { codigo: row.account_id, nome: row.name, email: row.email },
    diasRestantes: daysLeft(row.due_at, now),
    emNomeDaPessoa: row.requested_by !== null,
  };
}

/** What prevents the deletion of an account. */
export function presentOpenDeal(row: OpenDealRow): OpenDeal {
  return { tipo: DEALS[row.kind], codigoOferta: row.offer_code, titulo: row.title };
}

/** The same in words, for a refusal. */
export function openDealWords(rows: readonly OpenDealRow[], idiom: Idiom): string {
  return rows.map(({ kind, title }) => `${DEAL_WORDS[kind][idiom]} ${title}`).join('; ');
}

/** The data to be corrected, from a call. */
export function subjectOf(wire: (typeof SUBJECTS)[CorrectionSubject]): CorrectionSubject {
  switch (wire) {
    case 'documento':
      return 'document';
    case 'empresa':
      return 'company';
    case 'nascimento':
      return 'birth';
    case 'outro':
      return 'other';
    case 'email':
      return 'email';
  }
}
