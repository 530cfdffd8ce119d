import type { Arrow } from './import-graph.ts';

type Visit = { readonly order: number; low: number; onStack: boolean };

/**
 * Returns the groups of files that import each other in a circle, each in order of name (Tarjan's strongly connected
 * components). Types count too: a circle of types is still two files that cannot be read apart.
 */
export function findCircles(arrows: readonly Arrow[]): string[][] {
  const targets = new Map<string, string[]>();
  for (const { from, to } of arrows) targets.set(from, [...(targets.get(from) ?? []), to]);
  const visits = new Map<string, Visit>();
  const stack: string[] = [];
  const circles: string[][] = [];

  const visit = (file: string): Visit => {
    const mine: Visit = { order: visits.size, low: visits.size, onStack: true };
    visits.set(file, mine);
    stack.push(file);
    for (const next of targets.get(file) ?? []) {
      const seen = visits.get(next);
      if (seen === undefined) mine.low = Math.min(mine.low, visit(next).low);
      else if (seen.onStack) mine.low = Math.min(mine.low, seen.order);
    }
    if (mine.low === mine.order) collect(file);
    return mine;
  };
  const collect = (file: string) => {
    const group = stack.splice(stack.indexOf(file));
    for (const each of group) {
      const visited = visits.get(each);
      if (visited !== undefined) visited.onStack = false;
    }
    if (group.length > 1 || targets.get(file)?.includes(file)) circles.push(group.toSorted());
  };

  for (const file of targets.keys()) if (!visits.has(file)) visit(file);
  return circles;
}
