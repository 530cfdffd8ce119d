import { readdirSync, readFileSync } from 'node:fs';
import type { RouteDefinition } from '@patio/contract/route/define-route.ts';

/** A call of staff by which a page changes something. */
export interface PageAction {
  readonly route: RouteDefinition;
  /** Whether the code of the page asks before it offers the action: about it, or about one of its kind with the same rights. */
  readonly asked: boolean;
}

const routesFolder = new URL('../routes/', import.meta.url);
const features = new URL('../features/', import.meta.url).href;
const contracts = '@patio/contract/';

/** The actions of every page, by its path: the calls that the code of the page and of its panels imports. */
export async function pageActions(): Promise<ReadonlyMap<string, readonly PageAction[]>> {
  const actions = new Map<string, readonly PageAction[]>();
  for (const file of readdirSync(routesFolder).toSorted()) {
    const text = readFileSync(new URL(file, routesFolder), 'utf8');
    const pages = text.matchAll(/(?:pageAt|recordAt)\(\s*'(\/[^']*)',(?:[^']*'@patio[^']*')?[^']*'([^']+)'/g);
    for (const [, path = '', module = ''] of pages) {
      // The page of one record belongs to the list that leads to it.
      const [list = path] = path.split('/:');
      const found = await actionsFrom(new URL(module, routesFolder));
      actions.set(list, [...(actions.get(list) ?? []), ...found]);
    }
  }
  return actions;
}

async function actionsFrom(page: URL): Promise<readonly PageAction[]> {
  const texts = [...codeOf(page, new Map()).values()];
  const names = new Map<string, string>();
  for (const { name, from } of texts.flatMap(importsOf)) {
    if (from.startsWith(contracts)) names.set(name, from);
  }
  const code = texts.join('\n');
  const calls: (readonly [string, RouteDefinition])[] = [];
  for (const [name, from] of names) {
    const call = await exportOf(from, name);
    if (isStaffCall(call)) calls.push([name, call]);
  }
  const asked = calls.filter(([name]) => isAsked(name, code)).map(([, route]) => kindOf(route));
  return calls
    .filter(([, { method }]) => method !== 'GET')
    .map(([, route]) => ({ route, asked: asked.includes(kindOf(route)) }));
}

/** Calls of one kind with the same rights are offered together. */
const kindOf = ({ tag, roles, partners }: RouteDefinition): string =>
  [tag, ...(roles ?? []).toSorted(), partners].join(' ');

/** The texts of a module and of all others of the features that it leads to. */
function codeOf(module: URL, read: Map<string, string>): ReadonlyMap<string, string> {
  if (read.has(module.href) || !module.href.startsWith(features)) return read;
  const text = readFileSync(module, 'utf8');
  read.set(module.href, text);
  for (const { name, from } of importsOf(text)) {
    if (!from.startsWith('.')) continue;
    const next = new URL(from, module);
    // What a feature shows to others may be more than this page takes.
    codeOf(next.href.endsWith('/public.ts') ? behind(next, name) : next, read);
  }
  return read;
}

function behind(publicFile: URL, name: string): URL {
  const text = readFileSync(publicFile, 'utf8');
  for (const [, names = '', from = ''] of text.matchAll(/export (?:type )?\{([^}]*)\} from '([^']+)'/g)) {
    if (names.split(',').some((one) => one.trim() === name)) return new URL(from, publicFile);
  }
  return publicFile;
}

function importsOf(text: string): readonly { readonly name: string; readonly from: string }[] {
  const fixed = [...text.matchAll(/import \{([^}]*)\} from '([^']+)'/g)].flatMap(
    ([, names = '', from = '']) => names.split(',').map((name) => ({ name: name.trim(), from })),
  );
  const late = [...text.matchAll(/import\(\s*'([^']+)'/g)].map(([, from = '']) => ({ name: '', from }));
  return [...fixed, ...late].filter(({ name }) => !name.startsWith('type '));
}

async function exportOf(module: string, name: string): Promise<unknown> {
  const loaded: unknown = await import(module);
  return typeof loaded === 'object' && loaded !== null && name in loaded ? Reflect.get(loaded, name) : null;
}

const isAsked = (name: string, code: string): boolean =>
  new RegExp(String.raw`\bcan\((?:useUser\(\)|[^()])*\b${name}\b|\bneeds: ${name}\b`).test(code);

function isStaffCall(value: unknown): value is RouteDefinition {
  return typeof value === 'object' && value !== null && 'access' in value && value.access === 'staff';
}
