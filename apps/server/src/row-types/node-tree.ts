/** A node of a query tree as PostgreSQL stores it: its kind, as `VAR`, and its fields. */
export interface TreeNode {
  readonly kind: string;
  readonly fields: ReadonlyMap<string, TreeValue>;
}

/** A field: a word, nothing, a node, or several of them. */
export type TreeValue = string | null | TreeNode | readonly TreeValue[];

const token = /[(){}]|"(?:[^"\\]|\\.)*"|(?:[^\s(){}\\]|\\.)+/gsu;

/** Parses a `pg_node_tree`. Throws if the text is not one. */
export function readNodeTree(text: string): TreeValue {
  const tokens = text.match(token) ?? [];
  const [value] = readValue(tokens, 0);
  return value;
}

function readValue(tokens: readonly string[], at: number): [TreeValue, number] {
  const word = tokens[at];
  if (word === undefined) throw new Error('The tree of a query ends too early.');
  if (word === '{') return readNode(tokens, at + 1);
  if (word === '(') return readList(tokens, at + 1, ')');
  return [word === '<>' ? null : unescaped(word), at + 1];
}

function readList(tokens: readonly string[], start: number, end: string): [TreeValue[], number] {
  const values: TreeValue[] = [];
  let at = start;
  while (tokens[at] !== end) {
    const [value, next] = readValue(tokens, at);
    values.push(value);
    at = next;
  }
  return [values, at + 1];
}

function readNode(tokens: readonly string[], start: number): [TreeNode, number] {
  const fields = new Map<string, TreeValue>();
  let at = start + 1;
  while (tokens[at] !== '}') {
    const name = tokens[at]?.slice(1) ?? '';
    const values: TreeValue[] = [];
    at += 1;
    while (tokens[at] !== '}' && tokens[at]?.startsWith(':') !== true) {
      const [value, next] = readValue(tokens, at);
      values.push(value);
      at = next;
    }
    fields.set(name, values.length === 1 ? (values[0] ?? null) : values);
  }
  return [{ kind: tokens[start] ?? '', fields }, at + 1];
}

function unescaped(word: string): string {
  const bare = word.startsWith('"') ? word.slice(1, -1) : word;
  return bare.replaceAll(/\\(.)/gsu, '$1');
}

/** The word of a field, or '' if there is none. */
export function wordOf(node: TreeNode, name: string): string {
  const value = node.fields.get(name);
  return typeof value === 'string' ? value : '';
}

/** The integer of a field, or 0 if there is none. */
export function numberOf(node: TreeNode, name: string): number {
  return Number(wordOf(node, name) || 0);
}

/** The node of a field, or null. */
export function nodeOf(node: TreeNode, name: string): TreeNode | null {
  return asNode(node.fields.get(name));
}

/** The nodes of a field that is a list. */
export function nodesOf(node: TreeNode, name: string): TreeNode[] {
  return asNodes(node.fields.get(name));
}

/** The nodes of a list; one that is no node counts as none. */
export function asNodes(value: TreeValue | undefined): TreeNode[] {
  return asList(value).flatMap((each) => asNode(each) ?? []);
}

/** The words of a field that is a list. */
export function wordsOf(node: TreeNode, name: string): string[] {
  return asList(node.fields.get(name)).filter((each) => typeof each === 'string');
}

/** The values of a list; anything else counts as none. */
export function asList(value: TreeValue | undefined): readonly TreeValue[] {
  return value !== undefined && value !== null && typeof value === 'object' && !('kind' in value)
    ? value
    : [];
}

function asNode(value: TreeValue | undefined): TreeNode | null {
  return value !== undefined && value !== null && typeof value === 'object' && 'kind' in value ? value : null;
}
