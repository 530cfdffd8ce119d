import { expect, it } from 'vitest';
import { clientTypes, openapiProblems } from './openapi-problems.ts';

const operation = (more: object) => ({
  operationId: 'get-offer',
  summary: 'Gives an offer',
  responses: {
    200: { description: 'Success', content: { 'application/json': { schema: { type: 'string' } } } },
    400: { description: 'Refused' },
  },
  security: [],
  ...more,
});
const documentOf = (get: object): string =>
  JSON.stringify({
    openapi: '3.1.0',
    info: {
      title: 'API',
      version: '1',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/api' }],
    paths: { '/offer': { get } },
  });

it('nothing is wrong with a document that is whole', async () => {
  expect(await openapiProblems(documentOf(operation({})))).toEqual([]);
  expect(await clientTypes(documentOf(operation({})))).toContain('"get-offer"');
});

it('an operation that does not say whether it needs a session is a problem', async () => {
  expect(await openapiProblems(documentOf(operation({ security: undefined })))).toEqual([
    expect.stringMatching(/^security-defined: .*\(#\/paths\/~1offer\/get\)$/),
  ]);
});

it('a reference that leads nowhere is a problem, and no types are made of it', async () => {
  const schema = { $ref: '#/$defs/nothing' };
  const lost = documentOf(
    operation({
      responses: {
        200: { description: 'Success', content: { 'application/json': { schema } } },
        400: { description: 'Refused' },
      },
    }),
  );
  expect(await openapiProblems(lost)).toEqual([expect.stringMatching(/^no-unresolved-refs: /)]);
  await expect(clientTypes(lost)).rejects.toThrow('resolve');
});
