import type { Reference, Schema, Table } from './read-schema.ts';

type Areas = Readonly<Record<string, readonly string[]>>;
type Arrow = {
  readonly from: string;
  readonly to: string;
  readonly label: string;
  readonly optional: boolean;
};

const head = `# The schema in pictures

Written by \`npm run generate\` from the migrated database; columns, constraints and indexes are in [schema.sql](schema.sql).
An arrow is a foreign key and leads to the table it names; a dotted one may be null.`;

/**
 * The tables and their foreign keys as Mermaid diagrams: how areas reference each other, then each area with the tables of others that it
 * references. Throws for a table that is in no area, or in two.
 */
export function schemaPicture(schema: Schema, areas: Areas): string {
  const areaOf = areasByTable(schema, areas);
  const of = (name: string): string => areaOf.get(name) ?? '';
  const names = Object.keys(areas);
  const between = names.flatMap((area) => arrowsBetween(schema, of, area));
  const pages = names.map((area) => areaPage(area, schema, of));
  return `${[head, '## Areas', picture([...names.map((name) => `  ${name}`), ...between]), ...pages].join('\n\n')}\n`;
}

function areasByTable({ tables }: Schema, areas: Areas): ReadonlyMap<string, string> {
  const placed = Object.entries(areas).flatMap(([area, names]) => names.map((name) => [name, area] as const));
  const wrong = [
    ...tables.filter(({ name }) => !placed.some(([table]) => table === name)).map(({ name }) => name),
    ...placed
      .filter(([name], index) => placed.findIndex(([table]) => table === name) !== index)
      .map(([name]) => name),
    ...placed.filter(([name]) => !tables.some((table) => table.name === name)).map(([name]) => name),
  ];
  if (wrong.length > 0)
    throw new Error(`table-areas.ts must name every table once, and no other: ${wrong.join(', ')}.`);
  return new Map(placed);
}

function arrowsBetween({ tables }: Schema, of: (table: string) => string, area: string): string[] {
  const targets = tables
    .filter(({ name }) => of(name) === area)
    .flatMap(({ references }) => references.map(({ table }) => of(table)))
    .filter((target) => target !== area);
  return [...Map.groupBy(targets, (target) => target)]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([target, all]) => `  ${area} -->|${all.length}| ${target}`);
}

function areaPage(area: string, { tables }: Schema, of: (table: string) => string): string {
  const own = tables.filter(({ name }) => of(name) === area);
  const arrows = own.flatMap(arrowsOf);
  const foreignTables = [...new Set(arrows.map(({ to }) => to))]
    .filter((name) => of(name) !== area)
    .toSorted();
  const groups = Map.groupBy(foreignTables, of);
  const lines = [
    ...group(
      area,
      own.map(({ name }) => name),
    ),
    ...[...groups].flatMap(([other, names]) => group(other, names)),
    ...arrows.map(
      ({ from, to, label, optional }) => `  ${from} ${optional ? '-.->' : '-->'}|"${label}"| ${to}`,
    ),
  ];
  return `## ${area}\n\n${picture(lines)}`;
}

/** One arrow from a table to another, however many foreign keys lead there. */
function arrowsOf({ name, references }: Table): Arrow[] {
  return [...Map.groupBy(references, ({ table }) => table)].map(([to, all]) => ({
    from: name,
    to,
    label: all.map(columnsOf).join('<br>'),
    optional: all.every(({ optional }) => optional),
  }));
}

const columnsOf = ({ columns }: Reference): string => columns.join(' + ');

function group(area: string, names: readonly string[]): string[] {
  return [`  subgraph area_${area}["${area}"]`, ...names.map((name) => `    ${name}`), '  end'];
}

function picture(lines: readonly string[]): string {
  return ['```mermaid', 'flowchart LR', ...lines, '```'].join('\n');
}
