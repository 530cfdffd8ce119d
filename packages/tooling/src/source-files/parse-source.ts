import { parseSync, type ParseResult } from 'oxc-parser';

/** Returns the syntax tree of one file. Throws with the path when the file is not valid TypeScript. */
export function parseSource(path: string, text: string): ParseResult {
  const parsed = parseSync(path, text, { sourceType: 'module' });
  const problem = parsed.errors[0];
  if (problem !== undefined) throw new Error(`${path} cannot be parsed: ${problem.message}`);
  return parsed;
}
