import { nodeOf, nodesOf, numberOf, type TreeNode, wordOf } from './node-tree.ts';
import { nullOnlyFromNull as rules } from './never-null.ts';
import type { Catalog } from './read-catalog.ts';

/** Columns, as `table.column`, that the conditions of a query prove not null: tested for it, or compared. */
export function provenColumns(query: TreeNode, catalog: Catalog): Set<string> {
  const tree = nodeOf(query, 'jointree');
  const proven = tree === null ? [] : conditionsOf(tree).flatMap((condition) => provenBy(condition, catalog));
  // A written row is returned in its new state.
  const written = numberOf(query, 'commandType') === DELETE ? 0 : numberOf(query, 'resultRelation');
  return new Set(proven.filter((column) => !column.startsWith(`${written}.`)));
}

const DELETE = 4;
const JOIN = { inner: 0, left: 1, right: 3 } as const;

/** The conditions that every row of a `from` satisfies: those of outer joins do not count. */
function conditionsOf(node: TreeNode): TreeNode[] {
  if (node.kind !== 'FROMEXPR' && node.kind !== 'JOINEXPR') return [];
  const quals = nodeOf(node, 'quals');
  const join = node.kind === 'JOINEXPR' ? numberOf(node, 'jointype') : JOIN.inner;
  const own = quals === null || join !== JOIN.inner ? [] : conjunctsOf(quals);
  const stored = [
    ...nodesOf(node, 'fromlist'),
    ...(join === JOIN.inner || join === JOIN.left ? [nodeOf(node, 'larg')] : []),
    ...(join === JOIN.inner || join === JOIN.right ? [nodeOf(node, 'rarg')] : []),
  ];
  return [...own, ...stored.flatMap((each) => (each === null ? [] : conditionsOf(each)))];
}

function conjunctsOf(node: TreeNode): TreeNode[] {
  return node.kind === 'BOOLEXPR' && wordOf(node, 'boolop') === 'and'
    ? nodesOf(node, 'args').flatMap(conjunctsOf)
    : [node];
}

function provenBy(condition: TreeNode, catalog: Catalog): string[] {
  if (condition.kind === 'NULLTEST' && numberOf(condition, 'nulltesttype') === 1) {
    const tested = nodeOf(condition, 'arg');
    return tested === null ? [] : columnIn(tested);
  }
  const isComparison =
    (condition.kind === 'OPEXPR' || wordOf(condition, 'useOr') === 'true') &&
    rules.operators.has(catalog.operators.get(wordOf(condition, 'opno')) ?? '');
  return isComparison ? nodesOf(condition, 'args').flatMap(columnIn) : [];
}

function columnIn(node: TreeNode): string[] {
  const inner = node.kind === 'RELABELTYPE' ? nodeOf(node, 'arg') : node;
  if (inner?.kind !== 'VAR' || numberOf(inner, 'varlevelsup') !== 0) return [];
  return [`${numberOf(inner, 'varno')}.${numberOf(inner, 'varattno')}`];
}
