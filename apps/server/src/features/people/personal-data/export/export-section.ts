import type { Idiom } from '@patio/contract/errors/catalogue.ts';

type Words = Readonly<Record<Idiom, string>>;

/** The format of a value: money is stored in centavos and exported in reais, instants are epoch milliseconds and exported as ISO 8601 in UTC. */
export type FieldType = 'text' | 'number' | 'money' | 'instant' | 'date' | 'boolean';

export interface ExportField {
  readonly type: FieldType;
  readonly label: Words;
}

/** One kind of record in an export. The JSON, its schema and the readable page are derived from it. */
export interface ExportSection {
  /** Its name in the JSON. */
  readonly name: string;
  readonly title: Words;
  /** The tables that it covers. */
  readonly tables: readonly string[];
  /** Reads the records of the account $1; its columns are the names of the fields. */
  readonly text: string;
  readonly fields: Readonly<Record<string, ExportField>>;
}

const field =
  (type: FieldType) =>
  (portuguese: string, english: string): ExportField => ({
    type,
    label: { PTBR: portuguese, EN: english },
  });

export const text = field('text');
export const number = field('number');
export const money = field('money');
export const instant = field('instant');
export const date = field('date');
export const yesOrNo = field('boolean');
