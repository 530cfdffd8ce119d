import type { BoundaryRule } from './boundary-rule.ts';

const TEST = '\\.test\\.tsx?$';

/** Who may import whom among packages, programs and tests. */
export const packageRules: readonly BoundaryRule[] = [
  {
    name: 'imports-lead-somewhere',
    why: 'the file does not exist; imports carry the extension',
    from: {},
    to: { path: '^unresolved:' },
  },
  {
    name: 'packages-below-apps',
    why: 'packages serve the programs and know nothing of them',
    from: { path: '^packages/' },
    to: { path: '^(apps|e2e|bench|faults|scripts)/' },
  },
  {
    name: 'apps-apart',
    why: 'programs meet over HTTP, by the contract',
    from: { path: '^apps/([^/]+)/', pathNot: '^apps/backoffice/test/' },
    to: { path: '^apps/(?!$1/)' },
  },
  {
    name: 'screens-tested-alike',
    why: 'tests of the back office share with those of the storefront how a browser is driven and the world prepared, no screen',
    from: { path: '^apps/backoffice/test/' },
    to: { path: '^apps/(?!(backoffice|web/test)/)' },
  },
  {
    name: 'domain-alone',
    why: 'the rules are pure: no package, no node:*, nothing outside packages/domain',
    from: { path: '^packages/domain/src/', pathNot: `(${TEST}|/testing-support/)` },
    to: { pathNot: '^(packages/domain/src/|unresolved:)' },
  },
  {
    name: 'contract-on-zod-and-domain',
    why: 'the contract imports zod and the domain only',
    from: { path: '^packages/contract/src/', pathNot: TEST },
    to: { pathNot: '^(packages/(contract|domain)/src/|npm:zod$|unresolved:)' },
  },
  {
    name: 'client-on-contract',
    why: 'the client imports the contract and the domain only, so it runs in the browser and in tests',
    from: { path: '^packages/api-client/src/', pathNot: TEST },
    to: { pathNot: '^(packages/(api-client|contract|domain)/src/|npm:zod$|unresolved:)' },
  },
  {
    name: 'ui-draws-only',
    why: 'shared components get their data as props: no client, no contract, no router, no node:*',
    from: { path: '^packages/ui/src/', pathNot: TEST },
    to: { pathNot: '^(packages/(ui|domain)/src/|npm:(react|react-dom|@base-ui/react)$|unresolved:)' },
  },
  {
    name: 'pictures-alone',
    why: 'pictures are drawn by our own code, from Node alone',
    from: { path: '^packages/pictures/src/', pathNot: TEST },
    to: { pathNot: '^(packages/(pictures|domain)/src/|node:|unresolved:)' },
  },
  {
    name: 'browser-without-node',
    why: 'this code runs in the browser too',
    from: {
      path: '^(apps/(web|backoffice)/src/(features|routes)|packages/(api-client|contract))/',
      pathNot: TEST,
    },
    to: { path: '^node:' },
  },
  {
    name: 'testing-in-tests-only',
    why: 'builders and fakes belong to tests, benchmarks and the demo world',
    from: {
      path: '^(apps|packages|scripts)/',
      pathNot: `(${TEST}|^apps/[^/]+/test/|^packages/testing/|/testing-support/|^apps/server/src/demo/)`,
    },
    to: { path: '(^packages/testing/|^apps/[^/]+/test/|/testing-support/)' },
  },
  {
    name: 'tests-are-leaves',
    why: 'a test is run, not imported; what two tests share has a file of its own',
    from: {},
    to: { path: '\\.(test|e2e)\\.tsx?$' },
  },
  {
    name: 'tooling-apart',
    why: 'tooling looks at the product; the product does not look back',
    from: { pathNot: '^packages/tooling/' },
    to: { path: '^packages/tooling/' },
  },
  {
    name: 'journeys-from-outside',
    why: 'journeys use the product as a person does; only what prepares the world is shared with tests of screens',
    from: { path: '^e2e/' },
    to: { path: '^apps/(?!web/test/world/)' },
  },
  {
    name: 'scripts-without-packages',
    why: 'the commands run before anything is installed',
    from: { path: '^scripts/.*\\.mjs$' },
    to: { path: '^(npm:|packages/|apps/)' },
  },
];
