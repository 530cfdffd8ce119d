import { appRules } from './app-rules.ts';
import { areaRules } from './area-rules.ts';
import type { BoundaryRule } from './boundary-rule.ts';
import { packageRules } from './package-rules.ts';

/** All boundaries of the repository. Each is an error, and each has a planted violation that a test sees it catch. */
export const boundaryRules: readonly BoundaryRule[] = [...packageRules, ...appRules, ...areaRules];
