import type { z } from 'zod';
import { notes } from './fields.ts';
import { variableGroups } from './variables/variables.ts';

const TITLES: Record<keyof typeof variableGroups, string> = {
  process: 'Process',
  storage: 'Where things are stored',
  services: 'Services of others',
  deals: 'Bids, proposals and purchases',
  costs: 'What a buyer pays beside the price',
  trust: 'How far accounts are trusted',
  accounts: 'Accounts, sessions and retention',
  brand: 'The house',
};

const GROUPS = ['process', 'storage', 'services', 'deals', 'costs', 'trust', 'accounts', 'brand'] as const;

const HEAD = `# Configuration

Environment variables, all optional: without any, \`npm start\` runs everything on an embedded database. An empty variable
means the same as an absent one. A start with mistakes prints every one of them, a sentence each, and ends with code 1.
Relative paths start at the root of the repository. Switches take on/off, true/false, 1/0, sim/não.

This page is made from \`apps/server/src/config\`; a test compares the two.
`;

/** Returns the text of \`docs/configuration.md\`: every setting with its default, an example and what it does. */
export function describeSettings(): string {
  const sections = GROUPS.map((group) => {
    const fields: Record<string, z.ZodType> = variableGroups[group];
    const rows = Object.entries(fields).map(([name, field]) => {
      const note = notes.get(field);
      const initial = note?.initial === undefined ? '' : `\`${note.initial}\``;
      const secret = note?.secret === true ? ' Secret.' : '';
      return `| \`${name}\` | ${initial} | \`${note?.example ?? ''}\` | ${note?.about ?? ''}${secret} |`;
    });
    return [
      `## ${TITLES[group]}`,
      '',
      '| variable | default | example | what it does |',
      '|---|---|---|---|',
      ...rows,
      '',
    ].join('\n');
  });
  return [HEAD, ...sections].join('\n');
}
