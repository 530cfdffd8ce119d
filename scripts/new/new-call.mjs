import { camelCase, inWords, needPlace } from './names.mjs';
import { insertBefore } from './write-all.mjs';

const FEATURES = 'apps/server/src/features';
const FASTIFY = "import type { FastifyInstance } from 'fastify';\n";

/**
 * A call of a feature that has calls already: contract, handler, line in `routes.ts`, test. Names that begin with `get` or `list` read; others change something
 * and need a session. It answers with the code it was asked for and the instant, until its own fields take their place.
 *
 * @param {string} root
 * @param {string} place `area/feature`
 * @param {string} name
 * @returns {import('./make-new.mjs').Made}
 */
export function newCall(root, place, name) {
  needPlace(root, FEATURES, place, 2);
  const call = { place, name, func: camelCase(name), reads: /^(get|list)-/.test(name) };
  const [contract, handler] = [
    `packages/contract/src/${place}/${name}.ts`,
    `${FEATURES}/${place}/${name}.ts`,
  ];
  return {
    files: {
      [contract]: contractText(call),
      [handler]: handlerText(call),
      [handler.replace(/\.ts$/, '.test.ts')]: testText(call),
    },
    edits: { [`${FEATURES}/${place}/routes.ts`]: (text) => serveIn(text, call) },
    next: [
      `State the path, the fields and the failures in ${contract}; a new failure is a line of packages/contract/src/errors.`,
      `Load, decide, save and present in ${handler}: SQL in a *.store.ts, rules of money or rights in packages/domain.`,
      'npm run generate   (the OpenAPI document follows the contract)',
      `npx vitest run --project server ${name}`,
      'npm run check',
    ],
  };
}

/** @typedef {{ place: string, name: string, func: string, reads: boolean }} Call */

/** @param {Call} call */
function contractText({ place, name, func, reads }) {
  return `import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery, instant } from '../../wire/primitives.ts';

/** ${inWords(name)}. */
export const ${func} = defineRoute({
  name: '${name}',
  method: '${reads ? 'GET' : 'POST'}',
  path: '/${name}/:id',
  access: '${reads ? 'public' : 'user'}',
  tag: '${place.split('/')[1]}',
  summary: '${inWords(name)}',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ codigo: z.number(), em: instant }) },
  errors: [],
});
`;
}

/** @param {Call} call */
function handlerText({ place, name, func }) {
  return `import type { ${func} as contract } from '@patio/contract/${place}/${name}.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';

/** ${inWords(name)}. */
export const ${func} =
  ({ clock }: Pick<ServerDeps, 'clock'>): Handler<typeof contract> =>
  async ({ params }) => ({ codigo: params.id, em: isoInstant(clock.now()) });
`;
}

/** @param {Call} call */
function testText({ name, func, place, reads }) {
  const session = `import { buildAccount } from '../../../../test/builders/account.ts';
import { buildSession } from '../../../../test/builders/session.ts';
`;
  const signIn = `  const { id } = await buildAccount(server.deps.database);
  const { headers } = await buildSession(server.deps, id);
`;
  return `import { ${func} } from '@patio/contract/${place}/${name}.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
${reads ? '' : session}import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('${name} answers with the code it was asked for', async () => {
${reads ? '' : signIn}  const reply = await server.app.inject({ method: ${func}.method, url: '/api/${name}/7'${reads ? '' : ', headers'} });
  expect(reply.statusCode).toBe(${func}.success.status);
  expect(reply.json()).toEqual({ codigo: 7, em: isoInstant(server.clock.now()) });
});
`;
}

/**
 * @param {string} text of routes.ts
 * @param {Call} call
 */
function serveIn(text, { place, name, func }) {
  if (!text.includes(FASTIFY) || !text.includes('deps: ServerDeps') || !text.endsWith('\n}\n')) return text;
  const contract = `import { ${func} as ${func}Call } from '@patio/contract/${place}/${name}.ts';\n`;
  const handler = `import { ${func} } from './${name}.ts';\n`;
  const served = insertBefore(text, '}\n', `  serve(app, ${func}Call)(${func}(deps));\n`);
  const withHandler = insertBefore(served, '\nexport function', handler);
  return insertBefore(withHandler, FASTIFY, contract);
}
