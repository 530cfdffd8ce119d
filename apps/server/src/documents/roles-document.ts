import type { RouteDefinition } from '@patio/contract/route/define-route.ts';
import { mayCall, type Worker } from '@patio/contract/route/may-call.ts';
import { STAFF_ROLES } from '@patio/domain/staff/staff-role.ts';

const COLUMNS: readonly (readonly [string, Worker])[] = [
  ...STAFF_ROLES.map((role) => [role, { staffRole: role, partnerId: null, storeSuspended: false }] as const),
  ['store', { staffRole: null, partnerId: 1, storeSuspended: false }],
];

/** Returns `docs/roles.md`: who may make which call of the back office, as the contract says. */
export function rolesDocument(contracts: readonly RouteDefinition[]): string {
  const staff = contracts.filter(({ access }) => access === 'staff');
  const tags = [...new Set(staff.map(({ tag }) => tag))].toSorted((a, b) => a.localeCompare(b));
  return [
    '# Who may do what in the back office',
    '',
    'Written by `npm run generate` from the `roles` and `partners` of the contract, as `mayCall` reads them: do not edit. Users of a store act on what belongs',
    'to it, and not while it is suspended. Everyone else, with or without an account, is refused every one of these calls.',
    ...tags.flatMap((tag) => table(tag, staff)),
    '',
  ].join('\n');
}

function table(tag: string, staff: readonly RouteDefinition[]): string[] {
  const rows = staff
    .filter((route) => route.tag === tag)
    .toSorted((a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method));
  return [
    '',
    `## ${tag}`,
    '',
    `| call | what it does | ${COLUMNS.map(([name]) => name).join(' | ')} |`,
    `|---|---|${COLUMNS.map(() => '---').join('|')}|`,
    ...rows.map((route) => {
      const rights = COLUMNS.map(([, worker]) => (mayCall(route, worker) ? 'yes' : ''));
      return `| \`${route.method} ${route.path}\` | ${route.summary} | ${rights.join(' | ')} |`;
    }),
  ];
}
