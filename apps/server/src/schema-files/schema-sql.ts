import type { Schema, Table } from './read-schema.ts';

const head = `-- The schema as the migrations make it, for reading: a database is made by apps/server/migrations.
-- Written by \`npm run generate\`; docs/schema.md has the pictures.`;

/** The schema as text: extensions, sequences, tables by name with their indexes and triggers, functions. */
export function schemaSql(schema: Schema): string {
  const parts = [
    head,
    schema.extensions.map((name) => `create extension ${name};`).join('\n'),
    ...schema.searchConfigurations,
    schema.sequences.map((text) => `create sequence ${text};`).join('\n'),
    ...schema.tables.map(tableSql),
    ...schema.functions.map(functionSql),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function tableSql({ name, options, columns, constraints, indexes, triggers }: Table): string {
  const lines = [...columns, ...constraints].map((line) => `  ${inLowerCase(line)}`);
  const storage = options === null ? '' : ` with (${options.join(', ')})`;
  const after = [...indexes, ...triggers].map((text) => `${inLowerCase(text)};`);
  return [`create table ${name} (\n${lines.join(',\n')}\n)${storage};`, ...after].join('\n');
}

/** The body of a function is kept verbatim. */
function functionSql(text: string): string {
  const [signature = '', ...body] = text.trim().split(/(?=\$function\$)/u);
  const plain = inLowerCase(signature).replace('create or replace function public.', 'create function ');
  return `${[plain, ...body].join('')};`;
}

/** In the notation of the migrations, without the type that PostgreSQL adds to texts. Quoted text is kept. */
function inLowerCase(text: string): string {
  return text
    .replaceAll(/('[^']*')::text\b(?!\[)/gu, '$1')
    .replaceAll(/'[^']*'|"[^"]*"|[^'"]+/gu, (part) => (/^['"]/u.test(part) ? part : part.toLowerCase()));
}
