import { reasonOf, type Reason } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import { humanText } from '@patio/domain/texts/human-text.ts';
import { z } from 'zod';
import { FAULTS } from './readable-record.ts';

/** A JSON object of a file: the line where it starts, its keys and values as text, or why it cannot be read. */
export type JsonRecord =
  | { line: number; headings: readonly string[]; cells: readonly string[] }
  | { line: number; problem: Reason };

const LONGEST_OBJECT = 200_000;
const object = z.record(z.string(), z.json());

/**
 * Streams the objects of a JSON array, or of JSON lines, one at a time and in constant memory. Anything outside objects except brackets and
 * commas is a problem of its line.
 */
export async function* readJsonRecords(text: AsyncIterable<string>): AsyncGenerator<JsonRecord> {
  const keys = new Map<string, readonly string[]>();
  for await (const { line, source } of splitObjects(text)) {
    yield source === null ? { line, problem: reasonOf('json-none') } : readObject(line, source, keys);
  }
}

function readObject(line: number, source: string, keys: Map<string, readonly string[]>): JsonRecord {
  if (source.includes('\0')) return { line, problem: FAULTS.nul };
  const value = parseObject(source);
  if (value === null) return { line, problem: reasonOf('json-broken') };
  const names = Object.keys(value);
  const joined = names.join('\n');
  const named = humanText(joined, { lines: 'several' });
  if (!('text' in named)) return { line, problem: FAULTS[named.fault] };
  const headings = keys.get(joined) ?? names;
  keys.set(joined, headings);
  return { line, headings, cells: names.map((name) => asText(value[name] ?? null)) };
}

function parseObject(source: string): z.infer<typeof object> | null {
  try {
    return object.safeParse(JSON.parse(source)).data ?? null;
  } catch {
    return null;
  }
}

function asText(value: z.infer<ReturnType<typeof z.json>>): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'S' : 'N';
  if (Array.isArray(value)) return value.map(asText).join('|');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

type Piece = { line: number; /** null = something that is no object */ source: string | null };

/** Tracks braces and strings, so that objects are cut out before they are parsed. */
async function* splitObjects(text: AsyncIterable<string>): AsyncGenerator<Piece> {
  const at = { line: 1, begun: 1, depth: 0, quoted: false, escaped: false, strayLine: 0 };
  let source = '';
  for await (const chunk of text) {
    for (const sign of chunk) {
      if (sign === '\n') at.line += 1;
      if (at.depth === 0 && sign !== '{') {
        if (!/[\s,[\]\ufeff]/.test(sign) && at.strayLine !== at.line) {
          at.strayLine = at.line;
          yield { line: at.line, source: null };
        }
        continue;
      }
      if (at.depth === 0) at.begun = at.line;
      follow(at, sign);
      if (source.length <= LONGEST_OBJECT) source += sign;
      if (at.depth > 0) continue;
      yield { line: at.begun, source };
      source = '';
    }
  }
  if (at.depth > 0) yield { line: at.begun, source };
}

function follow(at: { depth: number; quoted: boolean; escaped: boolean }, sign: string): void {
  if (at.escaped) at.escaped = false;
  else if (at.quoted && sign === '\\') at.escaped = true;
  else if (sign === '"') at.quoted = !at.quoted;
  else if (!at.quoted && sign === '{') at.depth += 1;
  else if (!at.quoted && sign === '}') at.depth -= 1;
}
