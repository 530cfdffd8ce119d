import { readFile } from 'node:fs/promises';
import { clientTypes, openapiProblems } from './openapi/openapi-problems.ts';

// Others can use the API: its description follows the rules of the trade, and types for a client can be made of it.
const source = await readFile(
  new URL('../../../apps/server/generated/openapi.json', import.meta.url),
  'utf8',
);
const problems = await openapiProblems(source);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
await clientTypes(source);
