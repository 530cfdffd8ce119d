import { AREA_ROOTS, AREAS } from './areas.ts';
import { findCircles } from './find-circles.ts';
import type { Arrow } from './import-graph.ts';

const FEATURE = new RegExp(
  `^((?:${AREA_ROOTS.map(({ root }) => root).join('|')})/(?:${AREAS.join('|')})/[^/]+)/`,
);
const TEST = /\.test\.tsx?$/;

/** Returns the groups of features that import each other in a circle, through whatever files. Tests do not count. */
export function findFeatureCircles(arrows: readonly Arrow[]): string[][] {
  const between = arrows.flatMap(({ from, to, ...rest }) => {
    const [source, target] = [featureOf(from), featureOf(to)];
    if (TEST.test(from) || source === undefined || target === undefined || source === target) return [];
    return [{ ...rest, from: source, to: target }];
  });
  return findCircles(between);
}

function featureOf(file: string): string | undefined {
  return FEATURE.exec(file)?.[1];
}
