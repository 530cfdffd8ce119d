/** A transfer that was recorded as made, with what the user may put right of it. */
export interface MadeTransfer {
  readonly of: 'payout' | 'payback' | 'deposit';
  readonly codigo: number;
  /** Reais. */
  readonly valor: number;
  readonly referencia: string | null;
  /** The movement of a statement that has its reference and amount. */
  readonly movimento: { readonly codigo: number; readonly dia: string } | null;
  readonly podeCorrigir: boolean;
  readonly podeDesfazer: boolean;
}

interface Person {
  readonly nome: string;
}

/** Who took back last that a transfer was made; instant as ISO 8601. */
interface Undone {
  readonly por: Person;
  readonly em: string;
  readonly motivo: string;
  readonly registradoPor: Person | null;
}

interface Texts {
  readonly recordedBy: (name: string) => string;
  readonly undoneBy: (name: string, when: string, why: string) => string;
  readonly mistakenBy: (name: string) => string;
}

/** The lines about who recorded a transfer, and who took that back; `dateText` shows an instant. */
export function recordedLines(
  { recorded, undone }: { readonly recorded: Person | null; readonly undone: Undone | null },
  texts: Texts,
  dateText: (at: string) => string,
): readonly string[] {
  return [
    ...(recorded === null ? [] : [texts.recordedBy(recorded.nome)]),
    ...(undone === null ? [] : [texts.undoneBy(undone.por.nome, dateText(undone.em), undone.motivo)]),
    ...(undone?.registradoPor ? [texts.mistakenBy(undone.registradoPor.nome)] : []),
  ];
}
