import type { NoteSeverity } from '@patio/domain/catalogue/conditions/legal-items.ts';
import type { ConditionNoteDraft } from '../../conditions/public.ts';
import { foldText } from '@patio/domain/catalogue/search/fold-text.ts';
import { cutText } from '@patio/domain/texts/cut-text.ts';
import type { Cells } from './columns.ts';

const SEVERITIES: Readonly<Record<string, NoteSeverity>> = {
  leve: 'leve',
  media: 'media',
  medio: 'media',
  grave: 'grave',
};
const MOST_NOTES = 50;

/** A note and the files of its photos. */
export type NamedNote = { note: ConditionNoteDraft; files: readonly string[] };

/**
 * Parses `avarias`: one note per line or separated by `|`, as "Para-choque dianteiro: riscos (leve) [12-a.jpg, 12-b.jpg]". Without a
 * severity a note is "media"; without a part it is about the whole vehicle.
 */
export function readNamedNotes(cells: Cells): NamedNote[] {
  const lines = (cells.avarias ?? '').split(/[\n|]/).map((line) => line.trim());
  return lines
    .filter((line) => line !== '')
    .slice(0, MOST_NOTES)
    .map(readNote);
}

/** The notes of a row without their photos. */
export function readNotes(cells: Cells): ConditionNoteDraft[] {
  return readNamedNotes(cells).map(({ note }) => note);
}

function readNote(line: string): NamedNote {
  const files = /\[([^\]]*)\]\s*$/.exec(line)?.[1] ?? '';
  const bare = line.replace(/\s*\[[^\]]*\]\s*$/, '');
  const word = foldText(/\(([^)]*)\)\s*$/.exec(bare)?.[1] ?? '');
  const severity = Object.hasOwn(SEVERITIES, word) ? SEVERITIES[word] : undefined;
  const said = severity === undefined ? bare : bare.replace(/\s*\([^)]*\)\s*$/, '');
  const [, part, text] = /^([^:]{1,60}):\s*(.+)$/s.exec(said) ?? [];
  return {
    note: {
      part: part?.trim() ?? 'Veículo',
      text: cutText((text ?? said).trim(), 500),
      severity: severity ?? 'media',
    },
    files: files
      .split(/[,;]/)
      .map((file) => file.trim())
      .filter((file) => file !== ''),
  };
}
