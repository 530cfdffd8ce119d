import { parseSync, type ESTree } from 'vite';

/**
 * Code of a package's file that this site never runs. Texts are beginnings of the code as the file has it, with single spaces; a name or
 * text that the file does not have is an error, so that no cut outlives the version that it was made for.
 */
export interface Cuts {
  /** Functions that are never called: nothing remains of their bodies. */
  readonly never?: readonly string[];
  /** Bodies of functions of which only one way is ever taken. */
  readonly bodies?: Readonly<Record<string, string>>;
  /** Conditions that never hold. */
  readonly no?: readonly string[];
  /** Conditions that always hold. */
  readonly yes?: readonly string[];
  /** Statements without effect here. */
  readonly drop?: readonly string[];
  /** Cases of a `switch` that never come. */
  readonly cases?: readonly string[];
  /** Values of variables. */
  readonly values?: Readonly<Record<string, string>>;
  /** Calls that only tell developers something. */
  readonly calls?: readonly string[];
  /** Calls of which only the first argument matters: the rest are hints for developers. */
  readonly hints?: readonly string[];
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The source without what is never run, for the minifier to clear away what only that has used. */
export function cutCode(source: string, cuts: Cuts): string {
  const lists = [cuts.never, cuts.no, cuts.yes, cuts.drop, cuts.cases];
  const missing = new Set([
    ...lists.flatMap((list) => list ?? []),
    ...Object.keys({ ...cuts.bodies, ...cuts.values }),
  ]);
  const begins: Begins = ({ start }, texts = []) => {
    const code = texts.length === 0 ? '' : source.slice(start, start + LONGEST).replaceAll(/\s+/g, ' ');
    const found = texts.find((text) => code.startsWith(text));
    return found !== undefined && (missing.delete(found), true);
  };
  const edits: Edit[] = [];
  walk(parseSync('package.js', source).program, (node) => {
    const name = nameOf(node);
    const whole = cutWhole(node, cuts, begins);
    edits.push(...(whole === null ? cutWithin(node, cuts, begins) : [whole]));
    if (whole !== null && name !== null) missing.delete(name);
    return whole === null;
  });
  if (missing.size > 0) throw new Error(`This is not in the source: ${[...missing].join('; ')}`);
  return applied(source, edits);
}

/** So many characters of a part are compared. */
const LONGEST = 800;
/** Whether the code of a part begins with one of some texts. */
type Begins = (part: ESTree.Node, texts?: readonly string[]) => boolean;

/** The name of a function or variable where it is declared. */
function nameOf(node: ESTree.Node): string | null {
  if (node.type === 'FunctionDeclaration') return node.id?.name ?? null;
  return node.type === 'VariableDeclarator' && node.id.type === 'Identifier' ? node.id.name : null;
}

/** How a part is replaced as a whole; null if it stays. */
function cutWhole(node: ESTree.Node, cuts: Cuts, begins: Begins): Edit | null {
  if (node.type === 'SwitchCase' && node.test !== null && begins(node, cuts.cases)) {
    const kept = namesKept(node);
    return { start: kept === '' ? node.start : node.test.end + 1, end: node.end, text: kept };
  }
  if (node.type.endsWith('Statement') && node.type !== 'BlockStatement') {
    const tells = node.type === 'ExpressionStatement' && isCallOf(node.expression, cuts.calls);
    if (tells || begins(node, cuts.drop))
      return { start: node.start, end: node.end, text: `;${namesKept(node)}` };
  }
  const name = nameOf(node);
  if (name === null) return null;
  if (node.type === 'FunctionDeclaration' && node.body !== null) {
    const body = cuts.never?.includes(name) === true ? '' : cuts.bodies?.[name];
    return body === undefined ? null : { ...placeOf(node.body), text: `{${body}}` };
  }
  const value = node.type === 'VariableDeclarator' && node.init !== null ? cuts.values?.[name] : undefined;
  return value === undefined || node.type !== 'VariableDeclarator' || node.init === null
    ? null
    : { ...placeOf(node.init), text: value };
}

/** What is replaced in a part that stays. */
function cutWithin(node: ESTree.Node, cuts: Cuts, begins: Begins): Edit[] {
  if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') {
    if (begins(node.test, cuts.no)) return [{ ...placeOf(node.test), text: 'false' }];
    if (begins(node.test, cuts.yes)) return [{ ...placeOf(node.test), text: 'true' }];
  }
  if (node.type !== 'CallExpression' || !isCallOf(node, cuts.hints)) return [];
  const [first] = node.arguments;
  return first === undefined ? [] : [{ start: first.end, end: node.end, text: ')' }];
}

function isCallOf(node: ESTree.Node, names: readonly string[] = []): boolean {
  return (
    node.type === 'CallExpression' && node.callee.type === 'Identifier' && names.includes(node.callee.name)
  );
}

function placeOf({ start, end }: ESTree.Node): { start: number; end: number } {
  return { start, end };
}

/** Declares what a part declares for its whole function, which other parts may use. */
function namesKept(part: ESTree.Node): string {
  const names: string[] = [];
  walk(part, (node) => {
    if (node.type === 'VariableDeclaration' && node.kind === 'var')
      for (const { id } of node.declarations) if (id.type === 'Identifier') names.push(id.name);
    return !node.type.includes('Function');
  });
  return names.length === 0 ? '' : `var ${names.join(',')};`;
}

/** Visits every node, from the outside to the inside. */
function walk(node: ESTree.Node, look: (node: ESTree.Node) => boolean): void {
  if (!look(node)) return;
  for (const part of Object.values(node)) {
    for (const child of Array.isArray(part) ? part : [part]) if (isNode(child)) walk(child, look);
  }
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** Of two edits of which one holds the other, the outer one. */
function applied(source: string, edits: readonly Edit[]): string {
  let text = '';
  let at = 0;
  for (const { start, end, text: put } of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < at) continue;
    text += source.slice(at, start) + put;
    at = end;
  }
  return text + source.slice(at);
}
