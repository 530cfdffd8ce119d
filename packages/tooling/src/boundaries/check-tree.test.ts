import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../source-files/repository-root.ts';
import { checkTree, CIRCLE_RULE, FEATURE_CIRCLE_RULE } from './check-tree.ts';
import { boundaryRules } from './rules.ts';

const planted = join(repositoryRoot, 'packages/tooling/planted/boundaries');
const CIRCLES = [CIRCLE_RULE, FEATURE_CIRCLE_RULE];
const names = [...new Set(boundaryRules.map((rule) => rule.name)), ...CIRCLES];

describe('boundaries between the parts of the repository', () => {
  it.each(names)('catches the planted violation of %s, and nothing else in it', (name) => {
    const findings = checkTree(join(planted, name), boundaryRules);
    expect(findings.map((finding) => finding.rule)).toEqual([name]);
  });

  it.each(names)('lets the planted violation of %s pass when that rule is removed', (name) => {
    const others = boundaryRules.filter((rule) => rule.name !== name);
    const left = checkTree(join(planted, name), others).filter(({ rule }) => !CIRCLES.includes(rule));
    expect(left).toEqual([]);
  });

  it('has a planted violation for each rule and no others', () => {
    expect(readdirSync(planted).toSorted()).toEqual(names.toSorted());
  });

  it('finds nothing in the repository itself', () => {
    expect(checkTree(repositoryRoot, boundaryRules).map((finding) => finding.text)).toEqual([]);
  });
});
