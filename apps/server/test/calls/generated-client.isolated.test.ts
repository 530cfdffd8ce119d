import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAccount } from '../builders/account.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../../../..');
const run = promisify(execFile);
/** The command that an outsider would use. */
const generator = path.join(
  path.dirname(
    createRequire(path.join(REPOSITORY, 'packages/tooling/package.json')).resolve(
      'openapi-typescript/package.json',
    ),
  ),
  'bin/cli.js',
);

const PROGRAM = `
import createClient from 'openapi-fetch';
import type { paths } from './api.js';

const [, , origin, login = '', password = ''] = process.argv;
const client = createClient<paths>({ baseUrl: origin + '/api' });
const signedIn = await client.POST('/auth/login', { body: { login, password } });
if (signedIn.data === undefined) throw new Error(signedIn.error.erros[0]);
const me = await client.GET('/auth/me', { headers: { 'security-token': signedIn.data.token } });
const wrong = await client.POST('/auth/login', { body: { login, password: 'x' } });
console.log(JSON.stringify({ name: me.data?.nome, refusal: wrong.error?.erros }));
`;

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  // Below the packages of the repository, so that the program finds them.
  const cache = path.join(REPOSITORY, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(path.join(cache, 'generated-client-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

it('a client generated from the description of the API compiles, signs in and gets typed errors', async () => {
  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const account = await buildAccount(server.deps.database, { name: 'Ana' });
  await run(process.execPath, [generator, `${origin}/openapi.json`, '-o', path.join(folder, 'api.d.ts')]);
  const program = path.join(folder, 'sign-in.ts');
  await writeFile(program, PROGRAM);
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}');
  const settings = '--strict --skipLibCheck --target es2023 --module nodenext --types node --ignoreConfig';
  await run(path.join(REPOSITORY, 'node_modules/.bin/tsc'), [...settings.split(' '), program]);
  const { stdout } = await run(process.execPath, [
    path.join(folder, 'sign-in.js'),
    origin,
    account.email,
    account.password,
  ]);
  expect(JSON.parse(stdout)).toEqual({ name: 'Ana', refusal: ['E-mail ou senha inválidos.'] });
});
