import type { z } from 'zod';
import { isSettingName } from '@patio/domain/sales/settings/business-settings.ts';
import { notes } from './fields.ts';
import { variableGroups } from './variables/variables.ts';

const TITLES: Record<keyof typeof variableGroups, string> = {
  process: 'Process',
  storage: 'Storage',
  services: 'External services',
  deals: 'Bids, proposals and purchases',
  costs: 'Buyer costs',
  trust: 'Trust and exposure limits',
  accounts: 'Accounts, sessions and retention',
  brand: 'Brand and company',
};

const GROUPS = ['process', 'storage', 'services', 'deals', 'costs', 'trust', 'accounts', 'brand'] as const;

const HEAD = `# Configuration

All environment variables are optional: without any, \`npm start\` runs everything on an embedded database. For example, to listen
on every network under a public address:

\`\`\`
HOST=0.0.0.0 PUBLIC_URL=https://patio.com.br npm start
\`\`\`

An empty variable counts as absent. If settings are invalid, the start prints one sentence for each and exits with code 1.
Relative paths start at the root of the repository. Switches accept on/off, true/false, 1/0, sim/não.

Settings of the business, marked as initial values, are changed in the back office under **Ajustes** and stored in the database; what is
stored there takes precedence over the variable (decision 0107).

This page is generated from \`apps/server/src/config\`; a test compares the two.
`;

/** Returns the text of \`docs/configuration.md\`: every setting with its default, an example and its description. */
export function describeSettings(): string {
  const sections = GROUPS.map((group) => {
    const fields: Record<string, z.ZodType> = variableGroups[group];
    const rows = Object.entries(fields).map(([name, field]) => {
      const note = notes.get(field);
      const initial = note?.initial === undefined ? '' : `\`${note.initial}\``;
      const secret = note?.secret === true ? ' Secret.' : '';
      const office = isSettingName(name) ? ' Initial value; administrators change it.' : '';
      return `| \`${name}\` | ${initial} | \`${note?.example ?? ''}\` | ${note?.about ?? ''}${secret}${office} |`;
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
