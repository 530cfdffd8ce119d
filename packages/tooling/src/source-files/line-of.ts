/** Returns the line number (from 1) of a position (from 0) in a text. */
export function lineOf(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}
