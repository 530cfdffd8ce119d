import type { AmlFlagWord, AmlStateWord } from '@patio/contract/finance/aml-cases/aml-case.ts';
import type { AmlState } from '@patio/domain/finance/aml-cases/aml-case.ts';
import type { CaseFlag } from './cases.store.ts';
import type { CaseEvent } from './contents.store.ts';

/** Flags in the words of the API. */
export const FLAG_WORDS = {
  cash: 'especie',
  'third-party': 'terceiro',
  split: 'fracionamento',
  'incomplete-registration': 'cadastro',
  sanctions: 'sancoes',
  pep: 'pep',
  manual: 'manual',
} as const satisfies Readonly<Record<CaseFlag, AmlFlagWord>>;

/** States in the words of the API. */
export const STATE_WORDS = {
  open: 'aberto',
  analysis: 'em-analise',
  reporting: 'a-comunicar',
  closed: 'encerrado',
} as const satisfies Readonly<Record<AmlState, AmlStateWord>>;

/** Decisions in the words of the API. */
export const DECISION_WORDS = { reported: 'comunicar', dismissed: 'arquivar' } as const;

/** What happened, in the words of the API. */
export const EVENT_WORDS = {
  opened: 'aberto',
  added: 'operacoes',
  taken: 'assumido',
  noted: 'nota',
  'report-decided': 'comunicar',
  reported: 'comunicado',
  dismissed: 'arquivado',
  saved: 'baixado',
} as const satisfies Readonly<Record<CaseEvent, string>>;
