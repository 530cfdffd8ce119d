import { createConfig, lintFromString } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';

/**
 * What is wrong with an OpenAPI document by the recommended rules of Redocly, a sentence each; warnings count too. `source` is its JSON.
 */
export async function openapiProblems(source: string): Promise<string[]> {
  const config = await createConfig({
    extends: ['recommended'],
    // The addresses are those of the specification: /offer/{id}/condicao beside /offer/banner/{id}.
    rules: { 'no-ambiguous-paths': 'off' },
  });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  return problems.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer ?? ''})`,
  );
}

/** The types of a client, as people who use the API generate them. `source` is the document's JSON. Errors: it cannot be read whole. */
export async function clientTypes(source: string): Promise<string> {
  return astToString(await openapiTS(source, { silent: true }));
}
