import { z } from 'zod';
import { hostNameOf } from './host-name.ts';

/** The documentation of a setting: used in error messages and in `docs/configuration.md`. */
export type About = {
  /** One sentence: the description of the setting. */
  about: string;
  /** A valid example. */
  example: string;
  /** The default as a person would type it; `''` = absent. */
  initial?: string;
  /** Never printed. */
  secret?: boolean;
};

/** The notes of every field, by schema. */
export const notes = z.registry<About>();

type Reading<T> = { ok: true; value: T } | { ok: false; problem: string };

/** A successfully parsed text. */
export const right = <T>(value: T): Reading<T> => ({ ok: true, value });
/** A parse error, and what is expected ("must be …"). */
export const wrong = (problem: string): Reading<never> => ({ ok: false, problem });

/**
 * A setting parsed from text. `read` gets the trimmed text of the variable, or of the default if the variable is absent or empty, and
 * returns the value or what is expected ("must be …").
 */
export function field<T>(about: About, read: (text: string) => Reading<T>) {
  const schema = z
    .string()
    .optional()
    .transform((raw, context): T => {
      const typed = raw?.trim() ?? '';
      const reading = read(typed === '' ? (about.initial ?? '') : typed);
      if (reading.ok) return reading.value;
      context.issues.push({ code: 'custom', message: reading.problem, input: raw });
      return z.NEVER;
    });
  notes.add(schema, about);
  return schema;
}

/** Any text; the default when absent. */
export const text = (about: About) => field<string>(about, (typed) => right(typed));

/** Any text, or null when absent. */
export const optionalText = (about: About) =>
  field<string | null>(about, (typed) => right(typed === '' ? null : typed));

/** A whole number within bounds, both included. */
export function whole(about: About & { min: number; max: number }) {
  const problem = `must be a whole number from ${about.min} to ${about.max}`;
  return field<number>(about, (typed) => {
    if (!/^-?\d{1,15}$/.test(typed)) return wrong(problem);
    const value = Number(typed);
    return value < about.min || value > about.max ? wrong(problem) : right(value);
  });
}

const SAYS_YES = new Set(['1', 'true', 'on', 'yes', 'sim']);
const SAYS_NO = new Set(['0', 'false', 'off', 'no', 'nao', 'não']);

/** Whether a switch is explicitly on. */
export function saysYes(typed: string | undefined): boolean {
  return SAYS_YES.has(typed?.trim().toLowerCase() ?? '');
}

/** Whether a switch is explicitly off. */
export function saysNo(typed: string | undefined): boolean {
  return SAYS_NO.has(typed?.trim().toLowerCase() ?? '');
}

function readFlag(typed: string): Reading<boolean> {
  const word = typed.toLowerCase();
  if (SAYS_YES.has(word)) return right(true);
  return SAYS_NO.has(word) ? right(false) : wrong('must be on or off');
}

/** A switch: on/off, true/false, 1/0, yes/no, sim/não. */
export const flag = (about: About) => field<boolean>(about, readFlag);

/** A switch with a third state: null if not set. */
export const optionalFlag = (about: About) =>
  field<boolean | null>(about, (typed) => (typed === '' ? right(null) : readFlag(typed)));

/** One of the listed words. */
export function choice<const W extends string>(about: About, words: readonly W[]) {
  return field<W>(about, (typed) => {
    const found = words.find((word) => word === typed.toLowerCase());
    return found === undefined ? wrong(`must be one of ${words.join(', ')}`) : right(found);
  });
}

/** A comma-separated list of the given words, at least one, each at most once. */
export function choices<const W extends string>(about: About, words: readonly W[]) {
  return field<readonly W[]>(about, (typed) => {
    const asked = splitList(typed).map((part) => part.toLowerCase());
    const known = words.filter((word) => asked.includes(word));
    return asked.length === 0 || known.length !== new Set(asked).size
      ? wrong(`must list one or more of ${words.join(', ')}, separated by commas`)
      : right(known);
  });
}

function readAddress(typed: string, schemes: readonly string[]): Reading<string> {
  const problem = `must be an address that starts with ${schemes.map((s) => `${s}://`).join(' or ')}`;
  const parsed = URL.canParse(typed) ? new URL(typed) : null;
  if (parsed === null || !schemes.includes(parsed.protocol.slice(0, -1))) return wrong(problem);
  return right(typed.replace(/\/+$/, ''));
}

/** A URL with one of the schemes, without a trailing slash; null if absent. */
export const optionalAddress = (about: About, schemes: readonly string[]) =>
  field<string | null>(about, (typed) => (typed === '' ? right(null) : readAddress(typed, schemes)));

/** A URL with one of the schemes, without a trailing slash. */
export const address = (about: About, schemes: readonly string[]) =>
  field<string>(about, (typed) => readAddress(typed, schemes));

/** Text of a given format; `form` describes it ("must be …"). */
export const pattern = (about: About, expression: RegExp, form: string) =>
  field<string>(about, (typed) => (expression.test(typed) ? right(typed) : wrong(form)));

/** Pairs `name=value` separated by semicolons; `expression` is the format of a value. */
export const pairs = (about: About, expression: RegExp, form: string) =>
  field<readonly { name: string; value: string }[]>(about, (typed) => {
    const found: { name: string; value: string }[] = [];
    for (const part of typed.split(';').filter((piece) => piece.trim() !== '')) {
      const [name, value] = part.split('=').map((piece) => piece.trim());
      if (name === undefined || name === '' || value === undefined || !expression.test(value))
        return wrong(form);
      found.push({ name, value });
    }
    return right(found);
  });

/** Names of hosts separated by commas, `*.` allowed in front; may be empty. */
export const hostNames = (about: About) =>
  field<readonly string[]>(about, (typed) => {
    const names = splitList(typed).map((name) => name.toLowerCase());
    return names.every((name) => /^(\*\.)?([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/.test(name))
      ? right(names)
      : wrong('must list names of hosts like push.example.com or *.example.com, separated by commas');
  });

/** Names of hosts and IP addresses, without ports, separated by commas. */
export const ownHosts = (about: About) =>
  field<readonly string[]>(about, (typed) => {
    const names = splitList(typed).map((name) => name.toLowerCase());
    return names.every((name) => hostNameOf(name) === name)
      ? right(names)
      : wrong('must list names of hosts or addresses like www.patio.com.br, separated by commas');
  });

function splitList(typed: string): string[] {
  return typed
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
