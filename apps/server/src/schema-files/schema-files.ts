import { rowTypesFile, rowTypesPlace } from '../row-types/row-types-file.ts';
import { readSchema } from './read-schema.ts';
import { schemaPicture } from './schema-picture.ts';
import { schemaSql } from './schema-sql.ts';
import { tableAreas } from './table-areas.ts';

/** A committed file derived from the schema. */
export interface SchemaFile {
  readonly place: URL;
  readonly text: string;
}

const docs = new URL('../../../../docs/', import.meta.url);

/** The expected row types of statements for a migrated database. */
export async function rowTypes(url: string): Promise<SchemaFile> {
  return { place: rowTypesPlace, text: await rowTypesFile(url) };
}

/** The expected schema documents for a migrated database. */
export async function schemaFiles(url: string): Promise<readonly SchemaFile[]> {
  const schema = await readSchema(url);
  return [
    { place: new URL('schema.sql', docs), text: schemaSql(schema) },
    { place: new URL('schema.md', docs), text: schemaPicture(schema, tableAreas) },
  ];
}
