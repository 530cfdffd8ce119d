/** The colour of each state of money that goes out. */
export const MONEY_OUT_TONES = {
  proposta: 'warn',
  'em-envio': 'accent',
  feita: 'ok',
  falhou: 'danger',
  retirada: 'gray',
} as const;

/** A user as the decision names them. */
interface Person {
  readonly nome: string;
}

/** Who proposed and decided, when and why; instants as ISO 8601. */
interface Decided {
  readonly situacao: keyof typeof MONEY_OUT_TONES;
  readonly motivo: string;
  readonly propostaPor: Person;
  readonly propostaEm: string;
  readonly decididaPor: Person | null;
  readonly decididaEm: string | null;
  readonly decisao: string | null;
  readonly encerradaEm: string | null;
  readonly referencia: string | null;
}

type Dated = (who: string, date: string) => string;

interface Texts {
  readonly proposedBy: Dated;
  readonly releasedBy: Dated;
  readonly rejectedBy: Dated;
  readonly endedAt: (date: string) => string;
  readonly referenceIs: (reference: string) => string;
  readonly because: (reason: string) => string;
}

/** The lines of a decision about money that goes out; `dateText` shows an instant. */
export function decidedLines(
  decided: Decided,
  texts: Texts,
  dateText: (at: string) => string,
): readonly string[] {
  const { situacao, propostaPor, propostaEm, decididaPor, decididaEm, encerradaEm, referencia } = decided;
  const by = situacao === 'retirada' ? texts.rejectedBy : texts.releasedBy;
  return [
    texts.proposedBy(propostaPor.nome, dateText(propostaEm)),
    ...(decididaPor === null || decididaEm === null ? [] : [by(decididaPor.nome, dateText(decididaEm))]),
    ...(encerradaEm === null || situacao === 'retirada' ? [] : [texts.endedAt(dateText(encerradaEm))]),
    ...(referencia === null ? [] : [texts.referenceIs(referencia)]),
    texts.because(decided.decisao ?? decided.motivo),
  ];
}
