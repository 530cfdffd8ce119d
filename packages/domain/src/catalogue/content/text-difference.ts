/** A paragraph, heading or item of a text that two versions have both, or only one of them. */
export interface TextPiece {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
};

/** The paragraphs, headings and items of sanitised HTML as plain text. */
export function piecesOf(html: string): readonly string[] {
  return html
    .replaceAll(/<\/(?:p|h\d|li|blockquote)>|<(?:br|hr)\b[^>]*>/gu, '\n')
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll(/&(?:amp|lt|gt|quot|nbsp);/gu, (entity) => ENTITIES[entity] ?? entity)
    .split('\n')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}

/** What changed from one version of a text to another, piece by piece in the order of the text. */
export function textDifference(before: string, after: string): readonly TextPiece[] {
  const [from, to] = [piecesOf(before), piecesOf(after)];
  // Length of the longest common sequence of what remains, row by row from the end.
  const common: number[][] = [Array.from({ length: to.length + 1 }, () => 0)];
  for (let row = from.length - 1; row >= 0; row -= 1) {
    const below = common[0] ?? [];
    const line = [0];
    for (let column = to.length - 1; column >= 0; column -= 1) {
      const same = from[row] === to[column];
      line.unshift(same ? (below[column + 1] ?? 0) + 1 : Math.max(below[column] ?? 0, line[0] ?? 0));
    }
    common.unshift(line);
  }
  return walk(from, to, common);
}

function walk(
  from: readonly string[],
  to: readonly string[],
  common: readonly (readonly number[])[],
): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let [row, column] = [0, 0];
  while (row < from.length || column < to.length) {
    const [old, fresh] = [from[row], to[column]];
    if (old !== undefined && old === fresh) {
      pieces.push({ kind: 'same', text: old });
      row += 1;
      column += 1;
      continue;
    }
    const removes = (common[row + 1]?.[column] ?? -1) >= (common[row]?.[column + 1] ?? -1);
    if (old !== undefined && (fresh === undefined || removes)) {
      pieces.push({ kind: 'removed', text: old });
      row += 1;
    } else if (fresh !== undefined) {
      pieces.push({ kind: 'added', text: fresh });
      column += 1;
    }
  }
  return pieces;
}
