import { reseal, unseal } from '../platform/secrets/seal.ts';
import { everyKey } from '../platform/secrets/secret-keys.ts';
import { countOf, type Outcome, type RenewDeps, type SealedKind } from './sealed-kind.ts';
import { sealedTexts, type SealedRow, type Standing } from './sealed-texts.store.ts';

const atOnce = 200;

interface Text {
  /** The location that a row is bound to. */
  place(belongs: number): string;
  /** The mark of a text by which it is found, made with a key. */
  readonly markOf?: (key: string, text: string) => Buffer;
}

/** A kind of encrypted text in a column of the database, with the mark made of it. */
export function sealedKind(name: string, text: Text['place'] | Text, standing: Standing): SealedKind {
  const texts = sealedTexts(name, standing);
  const kind = typeof text === 'function' ? { place: text } : text;
  return {
    name,
    renew: async (deps, after) => {
      const rows = await texts.after(deps.database, Number(after ?? 0), atOnce);
      const outcomes: Outcome[] = [];
      for (const row of rows) outcomes.push(await renewRow(deps, kind, row, texts.replace));
      const last = rows.length === atOnce ? (rows.at(-1)?.id ?? null) : null;
      return { ...countOf(outcomes), last: last === null ? null : String(last) };
    },
  };
}

async function renewRow(
  { config, database }: RenewDeps,
  { place, markOf }: Text,
  row: SealedRow,
  replace: ReturnType<typeof sealedTexts>['replace'],
): Promise<Outcome> {
  const at = place(row.belongs);
  let content: Buffer | null;
  let mark: Buffer | null;
  try {
    content = reseal(config, at, row.content);
    mark = markOf?.(everyKey(config)[0], unseal(config, at, row.content)) ?? null;
  } catch {
    return 'unreadable';
  }
  const sameMark = mark === null || (row.mark?.equals(mark) ?? false);
  if (content === null && sameMark) return 'same';
  return (await replace(database, row, content ?? row.content, mark)) === 0 ? 'same' : 'sealed';
}
