import type { BoundaryRule } from './boundary-rule.ts';
import { findCircles } from './find-circles.ts';
import { findFeatureCircles } from './find-feature-circles.ts';
import { findViolations } from './find-violations.ts';
import { importGraph } from './import-graph.ts';

/** What is wrong in one place: the rule's name and a line for a person. */
export type Finding = { readonly rule: string; readonly text: string };

export const CIRCLE_RULE = 'no-circles';
export const FEATURE_CIRCLE_RULE = 'no-circles-of-features';

/** Answers everything in the tree at `root` that breaks a rule or runs in a circle. Nothing found = empty. */
export function checkTree(root: string, rules: readonly BoundaryRule[]): Finding[] {
  const arrows = importGraph(root);
  const broken = findViolations(arrows, rules).map(({ rule, why, arrow }) => ({
    rule,
    text: `${arrow.from}:${arrow.line} imports ${arrow.to}: ${why} (${rule})`,
  }));
  const circles = findCircles(arrows).map((files) => ({
    rule: CIRCLE_RULE,
    text: `${files.join(', ')} import each other: arrows run one way (${CIRCLE_RULE})`,
  }));
  const ofFeatures = findFeatureCircles(arrows).map((features) => ({
    rule: FEATURE_CIRCLE_RULE,
    text: `${features.join(', ')} import each other: features build on each other one way (${FEATURE_CIRCLE_RULE})`,
  }));
  return [...broken, ...circles, ...ofFeatures];
}
