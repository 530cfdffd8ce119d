import type { Catalog } from './read-catalog.ts';
import { nodeOf, nodesOf, numberOf, type TreeNode, wordOf, wordsOf } from './node-tree.ts';
import { nullOnlyFromNull as rules } from './never-null.ts';
import { provenColumns } from './proven-columns.ts';

/** What is known of a value. */
export interface Known {
  readonly nullable: boolean;
  /** The only values besides null, as TypeScript literals. */
  readonly values: readonly string[] | null;
}

/** A query, what its conditions prove, and the enclosing query. */
interface Scope {
  readonly query: TreeNode;
  readonly proven: ReadonlySet<string>;
  readonly outer: Scope | null;
}

const anything: Known = { nullable: true, values: null };
const something: Known = { nullable: false, values: null };

const RANGE = { table: 0, subquery: 1, join: 2, function: 3, values: 5, cte: 6, group: 9 } as const;
const SUBLINK = { exists: 0, expression: 4, array: 6 } as const;

/** Returns what is known about each column of a query's result, in order. */
export function columnsOf(catalog: Catalog, query: TreeNode): readonly (Known & { readonly name: string })[] {
  const analysis = new Analysis(catalog);
  return outputOf(query).map((entry, index) => ({
    name: wordOf(entry, 'resname'),
    ...analysis.output(query, null, index),
  }));
}

function outputOf(query: TreeNode): TreeNode[] {
  const list = numberOf(query, 'commandType') === 1 ? 'targetList' : 'returningList';
  return nodesOf(query, list).filter((entry) => wordOf(entry, 'resjunk') === 'false');
}

class Analysis {
  readonly #catalog: Catalog;
  /** Common table expressions in progress: a recursive one adds nothing to itself. */
  readonly #underWay = new Set<TreeNode>();

  constructor(catalog: Catalog) {
    this.#catalog = catalog;
  }

  output(query: TreeNode, outer: Scope | null, index: number): Known {
    const scope = { query, proven: provenColumns(query, this.#catalog), outer };
    const parts = leavesOf(nodeOf(query, 'setOperations'));
    if (parts.length > 0) return either(parts.map((part) => this.#rangeColumn(scope, part, index + 1)));
    const entry = outputOf(query)[index];
    const value = entry === undefined ? null : nodeOf(entry, 'expr');
    return value === null ? anything : this.#value(value, scope);
  }

  #value(node: TreeNode, scope: Scope): Known {
    const args = () => nodesOf(node, 'args').map((arg) => this.#value(arg, scope));
    switch (node.kind) {
      case 'VAR':
        return this.#column(node, scope);
      case 'CONST':
        return constant(node);
      case 'RELABELTYPE':
      case 'COERCEVIAIO':
      case 'ARRAYCOERCEEXPR':
      case 'COLLATEEXPR':
        return this.#argument(node, scope);
      case 'NULLTEST':
      case 'BOOLEANTEST':
      case 'DISTINCTEXPR':
      case 'ARRAYEXPR':
      case 'ROWEXPR':
      case 'SQLVALUEFUNCTION':
      case 'JSONCONSTRUCTOREXPR':
      case 'GROUPINGFUNC':
        return something;
      case 'FUNCEXPR':
        return this.#call(this.#catalog.functions.get(wordOf(node, 'funcid')) ?? '', args());
      case 'WINDOWFUNC':
        return rules.evenFromNull.has(this.#catalog.functions.get(wordOf(node, 'winfnoid')) ?? '')
          ? something
          : anything;
      case 'AGGREF':
        return this.#aggregate(node, scope);
      case 'OPEXPR':
      case 'SCALARARRAYOPEXPR':
        return rules.operators.has(this.#catalog.operators.get(wordOf(node, 'opno')) ?? '')
          ? ifNone(args())
          : anything;
      case 'BOOLEXPR':
        return ifNone(args());
      case 'MINMAXEXPR':
      case 'COALESCEEXPR':
        return first(args());
      case 'CASEEXPR':
        return this.#choice(node, scope);
      case 'SUBLINK':
        return this.#subquery(node, scope);
      default:
        return anything;
    }
  }

  #argument(node: TreeNode, scope: Scope): Known {
    const arg = nodeOf(node, 'arg');
    const known = arg === null ? anything : this.#value(arg, scope);
    return node.kind === 'RELABELTYPE' ? known : { ...known, values: null };
  }

  #column(node: TreeNode, scope: Scope): Known {
    let level = scope;
    for (let up = numberOf(node, 'varlevelsup'); up > 0; up -= 1) level = level.outer ?? level;
    const [table, column] = [numberOf(node, 'varno'), numberOf(node, 'varattno')];
    const joined = wordsOf(node, 'varnullingrels').length > 1 || numberOf(node, 'varreturningtype') !== 0;
    const { nullable, values } = this.#rangeColumn(level, table, column);
    const isProven = level.proven.has(`${table}.${column}`);
    return { nullable: (nullable || joined) && !isProven, values };
  }

  /** A column of a source of the query. */
  #rangeColumn(scope: Scope, table: number, column: number): Known {
    const range = nodesOf(scope.query, 'rtable')[table - 1];
    if (range === undefined) return anything;
    const kind = numberOf(range, 'rtekind');
    // The whole row, or a system column.
    if (column <= 0) return something;
    if (kind === RANGE.table) {
      const found = this.#catalog.columns.get(`${wordOf(range, 'relid')}.${column}`);
      return found === undefined ? anything : { nullable: !found.notNull, values: found.values };
    }
    if (kind === RANGE.subquery) {
      const query = nodeOf(range, 'subquery');
      return query === null ? anything : this.output(query, scope, column - 1);
    }
    if (kind === RANGE.cte) return this.#named(range, scope, column);
    if (kind === RANGE.join || kind === RANGE.group) {
      const value = nodesOf(range, kind === RANGE.join ? 'joinaliasvars' : 'groupexprs')[column - 1];
      return value === undefined ? anything : this.#value(value, scope);
    }
    return kind === RANGE.function ? this.#produced(range, scope, column) : anything;
  }

  #named(range: TreeNode, scope: Scope, column: number): Known {
    let level: Scope | null = scope;
    for (let up = numberOf(range, 'ctelevelsup'); up > 0; up -= 1) level = level?.outer ?? null;
    const cte =
      level &&
      nodesOf(level.query, 'cteList').find((each) => wordOf(each, 'ctename') === wordOf(range, 'ctename'));
    const query = cte ? nodeOf(cte, 'ctequery') : null;
    if (query === null) return anything;
    if (this.#underWay.has(query)) return { nullable: false, values: [] };
    this.#underWay.add(query);
    const found = this.output(query, level, column - 1);
    this.#underWay.delete(query);
    return found;
  }

  /** A column of a function in `from`; ordinality is the last. */
  #produced(range: TreeNode, scope: Scope, column: number): Known {
    const [made, ...others] = nodesOf(range, 'functions');
    const call = made && nodeOf(made, 'funcexpr');
    if (!made || !call || others.length > 0) return anything;
    const counted =
      wordOf(range, 'funcordinality') === 'true' && column === numberOf(made, 'funccolcount') + 1;
    return counted ? something : numberOf(made, 'funccolcount') === 1 ? this.#value(call, scope) : anything;
  }

  #call(name: string, args: readonly Known[]): Known {
    if (rules.evenFromNull.has(name)) return something;
    return rules.functions.has(name) ? ifNone(args) : anything;
  }

  #aggregate(node: TreeNode, scope: Scope): Known {
    const name = this.#catalog.functions.get(wordOf(node, 'aggfnoid')) ?? '';
    if (rules.evenFromNull.has(name)) return something;
    const hasRows =
      nodesOf(scope.query, 'groupClause').length > 0 && nodesOf(scope.query, 'groupingSets').length === 0;
    if (!hasRows || !rules.aggregates.has(name) || nodeOf(node, 'aggfilter') !== null) return anything;
    if (/json|array/u.test(name)) return something;
    return ifNone(
      nodesOf(node, 'args').flatMap((entry) => {
        const arg = nodeOf(entry, 'expr');
        return arg === null ? [anything] : [this.#value(arg, scope)];
      }),
    );
  }

  #choice(node: TreeNode, scope: Scope): Known {
    const results = [
      ...nodesOf(node, 'args').map((when) => nodeOf(when, 'result')),
      nodeOf(node, 'defresult'),
    ];
    return either(results.map((result) => (result === null ? anything : this.#value(result, scope))));
  }

  #subquery(node: TreeNode, scope: Scope): Known {
    const kind = numberOf(node, 'subLinkType');
    const query = nodeOf(node, 'subselect');
    if (kind === SUBLINK.exists || kind === SUBLINK.array) return something;
    if (kind !== SUBLINK.expression || query === null) return anything;
    const value = this.output(query, scope, 0);
    return isOneRow(query) ? value : { ...value, nullable: true };
  }
}

/** Whether a query always returns exactly one row. */
function isOneRow(query: TreeNode): boolean {
  const from = nodeOf(query, 'jointree');
  const isLimited =
    nodeOf(query, 'limitCount') !== null ||
    nodeOf(query, 'limitOffset') !== null ||
    nodeOf(query, 'havingQual') !== null;
  if (isLimited || nodesOf(query, 'groupClause').length > 0 || nodesOf(query, 'groupingSets').length > 0)
    return false;
  if (wordOf(query, 'hasAggs') === 'true') return true;
  return (
    from !== null &&
    nodesOf(from, 'fromlist').length === 0 &&
    nodeOf(from, 'quals') === null &&
    wordOf(query, 'hasTargetSRFs') === 'false'
  );
}

/** The numbers of the queries combined by a `union`. */
function leavesOf(node: TreeNode | null): number[] {
  if (node === null) return [];
  if (node.kind === 'RANGETBLREF') return [numberOf(node, 'rtindex')];
  return [...leavesOf(nodeOf(node, 'larg')), ...leavesOf(nodeOf(node, 'rarg'))];
}

const TEXT = 25;

function constant(node: TreeNode): Known {
  const nullable = wordOf(node, 'constisnull') === 'true';
  if (nullable) return { nullable, values: [] };
  // Four bytes of length, then the text.
  const bytes = wordsOf(node, 'constvalue').slice(2, -1).slice(4);
  const isText = numberOf(node, 'consttype') === TEXT;
  return {
    nullable,
    values: isText ? [JSON.stringify(Buffer.from(Int8Array.from(bytes, Number)).toString())] : null,
  };
}

const ifNone = (parts: readonly Known[]): Known => ({
  nullable: parts.some(({ nullable }) => nullable),
  values: null,
});

/** `coalesce`. */
const first = (parts: readonly Known[]): Known => ({
  ...either(parts),
  nullable: parts.every(({ nullable }) => nullable),
});

/** One of several. */
function either(parts: readonly Known[]): Known {
  const values = parts.map((part) => part.values);
  return {
    nullable: parts.some(({ nullable }) => nullable),
    values: values.every((each) => each !== null) ? [...new Set(values.flat())] : null,
  };
}
