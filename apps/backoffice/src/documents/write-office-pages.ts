import { readFileSync, writeFileSync } from 'node:fs';
import type { RouteDefinition } from '@patio/contract/route/define-route.ts';
import { mayCall } from '@patio/contract/route/may-call.ts';
import { STAFF_ROLES } from '@patio/domain/staff/staff-role.ts';
import { PAGES } from '../platform/shell/pages/pages.ts';
import { ptbr } from '../texts/ptbr.ts';
import { pageActions } from './page-actions.ts';

/**
 * Writes docs/office-pages.md and docs/office-actions.md: who may open which page of the back office, and do what there. With `--check` it
 * fails if a committed file differs. It always fails if a page offers an action without asking whether its user may take it.
 */
const workers = [
  ...STAFF_ROLES.map((role) => ({ staffRole: role, partnerId: null, storeSuspended: false })),
  { staffRole: null, partnerId: 1, storeSuspended: false },
];
const columns = [...STAFF_ROLES, 'store'];
const heads = columns.join(' | ');
const rule = columns.map(() => '---').join('|');
const mayOpen = (needs: RouteDefinition | null, worker: (typeof workers)[number]): boolean =>
  needs === null || mayCall(needs, worker);
const rightsTo = (route: RouteDefinition | null): string =>
  workers.map((worker) => (mayOpen(route, worker) ? 'yes' : '')).join(' | ');

const pages = [
  '# Who may open which page of the back office',
  '',
  'Written by `npm run generate` from the pages of the back office and the call that each needs: do not edit. [office-actions.md](office-actions.md) has what',
  'they may do there, [roles.md](roles.md) every call.',
  '',
  `| page | address | needs | ${heads} |`,
  `|---|---|---|${rule}|`,
  ...PAGES.map(({ path, name, needs }) => {
    const call = needs === null ? '' : `\`${needs.method} ${needs.path}\``;
    return `| ${ptbr.pages[name]} | \`/painel${path}\` | ${call} | ${rightsTo(needs)} |`;
  }),
  '',
].join('\n');

const actions = await pageActions();
const done = PAGES.flatMap(({ path, name }) =>
  (actions.get(path) ?? []).map(({ route }) => ({ route, page: ptbr.pages[name] })),
);
const acts = [
  '# What users may do on which page of the back office',
  '',
  'Written by `npm run generate` from the calls by which the code of each page changes something: do not edit. Users are not offered what they may not do.',
  '',
  `| page | action | ${heads} |`,
  `|---|---|${rule}|`,
  ...new Set(done.map(({ route, page }) => `| ${page} | ${route.summary} | ${rightsTo(route)} |`)),
  '',
].join('\n');

/** Actions that a page shows to users who may open it, without asking whether they may take them. */
const unasked = PAGES.flatMap(({ path, needs }) =>
  (actions.get(path) ?? [])
    .filter(({ asked }) => !asked)
    .filter(({ route }) => workers.some((worker) => mayOpen(needs, worker) && !mayCall(route, worker)))
    .map(({ route }) => `${path} offers ${route.method} ${route.path} to users who may not make the call.`),
);

const problems = [...unasked];
for (const [name, text] of [
  ['office-pages.md', pages],
  ['office-actions.md', acts],
] as const) {
  const place = new URL(`../../../../docs/${name}`, import.meta.url);
  if (!process.argv.includes('--check')) writeFileSync(place, text);
  else if (readFileSync(place, 'utf8') !== text)
    problems.push(`docs/${name} is old: run \`npm run generate\`.`);
}
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
