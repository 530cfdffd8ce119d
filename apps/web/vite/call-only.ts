import { parseSync, type ESTree } from 'vite';

/** What remains of a route: what is needed to make its call. */
const KEPT = new Set(['name', 'method', 'path', 'success']);
/** The schema that takes any reply. */
const ANYTHING = 'anything';
const PURE = '/* @__PURE__ */ ';

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * A source of the contract as the browser needs it: of a route remains what is needed to make its call; what else is called at the top builds
 * schemas, and is marked as left out where nothing uses it.
 */
export function callOnly(source: string): string {
  const edits: Edit[] = [];
  for (const statement of parseSync('contract.ts', source).program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const { init } of declared.declarations) {
      if (init?.type === 'ObjectExpression') {
        // Its fields may be schemas.
        edits.push({ start: init.start, end: init.start, text: `${PURE}(() => (` });
        edits.push({ start: init.end, end: init.end, text: '))()' });
      }
      if (init?.type !== 'CallExpression') continue;
      const [given] = init.arguments;
      const isRoute = init.callee.type === 'Identifier' && init.callee.name === 'defineRoute';
      edits.push({ start: init.start, end: init.start, text: isRoute ? PURE : `${PURE}(() => ` });
      if (!isRoute) edits.push({ start: init.end, end: init.end, text: ')()' });
      else if (given?.type === 'ObjectExpression') edits.push(...routeEdits(given));
    }
  }
  const anything = edits.some(({ text }) => text === ANYTHING)
    ? `import { z as ${ANYTHING} } from 'zod';\n`
    : '';
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), source)
    .replace(/^/, anything);
}

function routeEdits(route: ESTree.ObjectExpression): Edit[] {
  return route.properties.flatMap((part): Edit[] => {
    if (part.type !== 'Property' || part.key.type !== 'Identifier') return [];
    if (!KEPT.has(part.key.name)) return [{ start: part.start, end: part.end, text: '...{}' }];
    if (part.value.type !== 'ObjectExpression') return [];
    return part.value.properties.flatMap((field) => {
      if (field.type !== 'Property' || field.key.type !== 'Identifier') return [];
      if (field.key.name === 'other') return [{ start: field.start, end: field.end, text: '...{}' }];
      return field.key.name === 'schema'
        ? [{ start: field.value.start, end: field.value.end, text: ANYTHING }]
        : [];
    });
  });
}
