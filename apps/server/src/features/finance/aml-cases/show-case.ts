import type { AmlCase } from '@patio/contract/finance/aml-cases/aml-case.ts';
import { decideAmlStep, type AmlCaseFacts, type AmlStep } from '@patio/domain/finance/aml-cases/aml-case.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { instantOf, isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { WAYS } from '../charges/public.ts';
import { DECISION_WORDS, EVENT_WORDS, FLAG_WORDS, STATE_WORDS } from './aml-words.ts';
import { findCase, type CaseRow } from './cases.store.ts';
import { eventsOfCase, operationsOfCase } from './contents.store.ts';
import { openPayer, openPerson, openText } from './sealed-case.ts';

type Config = ServerDeps['config'];

/** What may be done with a case follows from these. */
export const factsOf = (row: CaseRow): AmlCaseFacts => ({
  state: row.state,
  total: row.total_cents,
  openedBy: row.opened_by,
  assignee: row.assignee_id,
});

/** A case as a user of finance sees it; undefined: there is none. */
export async function showCase(
  config: Config,
  queries: Queries,
  code: number,
  by: number,
): Promise<AmlCase | undefined> {
  const row = await findCase(queries, code);
  if (row === undefined) return undefined;
  const known = openPerson(config, code, row.person);
  const decide = (step: AmlStep) =>
    decideAmlStep(factsOf(row), step, { by, cashThreshold: config.rules.aml.cash });
  const may = (step: AmlStep): boolean => decide(step) === 'allowed';
  const staff = (id: number | null, name: string | null) =>
    id === null ? null : { codigo: id, nome: name ?? '' };
  return {
    codigo: code,
    sinal: FLAG_WORDS[row.flag],
    situacao: STATE_WORDS[row.state],
    versao: row.version,
    total: reaisFromCentavos(row.total_cents),
    de: isoInstant(row.first_at),
    ate: isoInstant(row.last_at),
    abertoEm: isoInstant(row.opened_at),
    pessoa: known === null || row.account_id === null ? null : { codigo: row.account_id, ...known },
    responsavel: staff(row.assignee_id, row.assignee),
    decisao: row.decision === null ? null : DECISION_WORDS[row.decision],
    decididoPor: staff(row.decided_by, row.decider),
    decididoEm: instantOf(row.decided_at),
    comunicarAte: instantOf(row.report_due_at),
    protocolo: row.protocol,
    comunicadoEm: row.reported_on,
    encerradoEm: instantOf(row.closed_at),
    operacoes: await showOperations(config, queries, code),
    historico: await showHistory(config, queries, code),
    pode: {
      assumir: may('take'),
      anotar: may('note'),
      comunicar: may('report'),
      registrar: may('record'),
      arquivar: may('dismiss'),
    },
    outraPessoaArquiva: decide('dismiss') === 'second-user',
  };
}

async function showOperations(config: Config, queries: Queries, code: number): Promise<AmlCase['operacoes']> {
  return (await operationsOfCase(queries, code)).map((row) => {
    const payer = openPayer(config, code, row.payer);
    return {
      tipo: row.kind === 'receipt' ? 'recebimento' : 'compra',
      compra: row.purchase_code,
      oferta: row.offer,
      valor: reaisFromCentavos(row.amount_cents),
      em: isoInstant(row.at),
      forma: row.way === null ? null : WAYS[row.way],
      pagador: payer?.name ?? null,
      documentoPagador: payer?.document ?? null,
      desfeito: row.reversed,
    };
  });
}

async function showHistory(config: Config, queries: Queries, code: number): Promise<AmlCase['historico']> {
  return (await eventsOfCase(queries, code)).map(({ kind, at, author, words }) => ({
    em: isoInstant(at),
    tipo: EVENT_WORDS[kind],
    autor: author,
    texto: openText(config, code, words),
  }));
}
