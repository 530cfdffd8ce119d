import { Visitor } from 'oxc-parser';
import { lineOf } from '../source-files/line-of.ts';
import { parseSource } from '../source-files/parse-source.ts';

/** One arrow as written: what is asked for, where, and whether only types travel along it. */
export type ImportFound = { readonly request: string; readonly line: number; readonly typeOnly: boolean };

/**
 * Returns every import of one file: static, re-exports, `import()` of a literal and `import('…')` in types.
 * Throws when the file cannot be parsed.
 */
export function extractImports(path: string, text: string): ImportFound[] {
  const { module, program } = parseSource(path, text);
  const found: ImportFound[] = [];
  const add = (request: string, position: number, typeOnly: boolean) =>
    found.push({ request, line: lineOf(text, position), typeOnly });

  for (const each of module.staticImports) {
    const typeOnly = each.entries.length > 0 && each.entries.every((entry) => entry.isType);
    add(each.moduleRequest.value, each.start, typeOnly);
  }
  for (const each of module.staticExports) {
    for (const entry of each.entries) {
      if (entry.moduleRequest !== null) add(entry.moduleRequest.value, each.start, entry.isType);
    }
  }
  new Visitor({
    ImportExpression: (node) => {
      if (node.source.type === 'Literal' && typeof node.source.value === 'string') {
        add(node.source.value, node.start, false);
      }
    },
    TSImportType: (node) => add(node.source.value, node.start, true),
  }).visit(program);
  return found;
}
