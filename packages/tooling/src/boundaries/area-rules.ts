import { AREA_ROOTS, AREAS } from './areas.ts';
import type { BoundaryRule } from './boundary-rule.ts';

const TEST = '\\.test\\.tsx?$';

/** Of each area: none after it may be imported. Tests may look at everything. */
const inOrder: readonly BoundaryRule[] = AREA_ROOTS.filter(({ ordered }) => ordered).flatMap(({ root }) =>
  AREAS.slice(0, -1).map((area, at) => ({
    name: 'areas-in-order',
    why: `${area} stands below ${AREAS.slice(at + 1).join(', ')}`,
    from: { path: `^${root}/${area}/`, pathNot: TEST },
    to: { path: `^${root}/(${AREAS.slice(at + 1).join('|')})/` },
  })),
);

/** Which areas exist, and which may import which. */
export const areaRules: readonly BoundaryRule[] = [
  ...inOrder,
  {
    name: 'features-in-areas',
    why: `a feature stands in one of the areas ${AREAS.join(', ')}`,
    from: { path: `^apps/[^/]+/src/features/(?!(${AREAS.join('|')})/[^/]+/)` },
    to: {},
  },
];
