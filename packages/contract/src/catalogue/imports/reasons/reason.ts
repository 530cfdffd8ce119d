import { z } from 'zod';
import type { Idiom } from '../../../errors/catalogue.ts';
import { fileReasons } from './file-reasons.ts';
import { importReasons } from './import-reasons.ts';
import { rowReasons } from './row-reasons.ts';

/** Why a line or a file was refused: `{name}` in a text is replaced by the value with that name. */
export const REASONS = { ...rowReasons, ...fileReasons, ...importReasons } as const;

export type ReasonCode = keyof typeof REASONS;
const isReasonCode = (text: unknown): text is ReasonCode =>
  typeof text === 'string' && Object.hasOwn(REASONS, text);
/** In replies. */
export const reasonCode = z.enum(Object.keys(REASONS).filter(isReasonCode));

/** A reason as it is stored, so that each user reads it in their language. */
export interface Reason {
  readonly code: ReasonCode;
  readonly values: Readonly<Record<string, string | number>>;
  /** The column or file that it is about, if it is about one of several. */
  readonly at?: string;
}

/** A reason, or the sentence that was stored before reasons had codes. */
export type StoredReason = Reason | string;

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type ValuesOf<Code extends ReasonCode> = Readonly<
  Record<NamesIn<(typeof REASONS)[Code]['PTBR']>, string | number>
>;

/** A reason with what its text names. */
export function reasonOf<Code extends ReasonCode>(
  code: Code,
  ...[values]: NamesIn<(typeof REASONS)[Code]['PTBR']> extends never ? [] : [values: ValuesOf<Code>]
): Reason {
  return { code, values: values ?? {} };
}

/** A reason in a language. Numbers are written as the language does. */
export function reasonText(reason: StoredReason, idiom: Idiom): string {
  if (typeof reason === 'string') return isReasonCode(reason) ? textOf(reason, {}, idiom) : reason;
  const text = textOf(reason.code, reason.values, idiom);
  return reason.at === undefined ? text : `${reason.at}: ${text}`;
}

function textOf(code: ReasonCode, values: Reason['values'], idiom: Idiom): string {
  const locale = idiom === 'EN' ? 'en' : 'pt-BR';
  return REASONS[code][idiom].replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? value.toLocaleString(locale) : (value ?? whole);
  });
}
