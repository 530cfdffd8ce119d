import openapiTS, { astToString } from 'openapi-typescript';

/** The types of a client, as those who use the API generate them. `source` is the document's JSON. Errors: it cannot be read whole. */
export async function clientTypes(source: string): Promise<string> {
  return astToString(await openapiTS(source, { silent: true }));
}
