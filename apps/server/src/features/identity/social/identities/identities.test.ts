import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { builtPassword, type BuiltAccount } from '../../../../../test/builders/account.ts';
import { buildSession } from '../../../../../test/builders/session.ts';
import { mailedCode } from '../../../../../test/mails.ts';
import { refusalOf, startSocialScene, type SocialScene } from '../../../../../test/scenes/social-scene.ts';

let scene: SocialScene;
let account: BuiltAccount;
let headers: Record<string, string>;

beforeAll(async () => {
  scene = await startSocialScene();
});
afterAll(() => scene.close());
beforeEach(async () => {
  scene.provider.be('well');
  account = await scene.account();
  headers = (await buildSession(scene.server.deps, account.id)).headers;
});

const read = (as = headers) => scene.server.app.inject({ url: '/api/usrio/identidades', headers: as });
const link = (provider: string, proof: object, as = headers, confirmacao = builtPassword) =>
  scene.post(`/usrio/identidades/${provider}`, { ...proof, confirmacao }, as);
const unlink = (provider: string, confirmacao = builtPassword, as = headers) =>
  scene.post(`/usrio/identidades/${provider}/desligamento`, { confirmacao }, as);
const list = async () => (await read()).json<{ data: object[] }>().data;
const elsewhere = () => ({ name: 'Ana', email: `ana.${account.id}@outro.test` });

/** What the history of an account says of its identities. */
const history = async (id: number) =>
  (
    await scene.server.deps.database.rows<{ kind: string; detail: string }>(
      {
        name: 'test.identity-events',
        text: `select kind, detail from security_event where account_id = $1 and kind like 'identity%' order by code`,
      },
      [id],
    )
  ).map(({ kind, detail }) => `${kind} ${detail}`);

describe('linked identities', () => {
  test('are none at first, then the ones that were linked, and open the account, S-36', async () => {
    expect(await list()).toEqual([]);
    expect((await link('facebook', scene.provider.fromFacebook(elsewhere()))).statusCode).toBe(204);
    expect((await link('google', await scene.provider.fromGoogle(elsewhere()))).statusCode).toBe(204);
    const one = {
      email: elsewhere().email,
      desde: '2026-06-01T15:00:00.000Z',
      ultimoUso: null,
      podeDesligar: true,
    };
    expect(await list()).toEqual([
      { provedor: 'google', ...one },
      { provedor: 'facebook', ...one },
    ]);
    const entered = await scene.post('/facebook/login', scene.provider.fromFacebook(elsewhere()));
    expect(entered.json()).toMatchObject({ codigoUsuario: account.id });
    expect(await list()).toContainEqual(
      expect.objectContaining({ provedor: 'facebook', ultimoUso: '2026-06-01T15:00:00.000Z' }),
    );
  });

  test('of others are out of reach: linked there, they cannot be linked here, S-36', async () => {
    const other = await scene.account();
    await scene.post('/google/login', await scene.provider.fromGoogle({ name: 'Bia', email: other.email }));
    const theirs = await scene.provider.fromGoogle({ name: 'Bia', email: other.email }, { jti: '2' });
    expect(refusalOf(await link('google', theirs))).toEqual([409, expect.stringContaining('já está ligada')]);
    expect(await list()).toEqual([]);
  });

  test('are one of each provider; the same again changes nothing', async () => {
    await link('google', await scene.provider.fromGoogle(elsewhere()));
    expect((await link('google', await scene.provider.fromGoogle(elsewhere()))).statusCode).toBe(204);
    const second = await scene.provider.fromGoogle({ name: 'Ana', email: 'segunda@outro.test' });
    expect(refusalOf(await link('google', second))).toEqual([
      409,
      expect.stringContaining('Desligue aquela antes'),
    ]);
  });

  test('need a good proof, and the session stays when it is none: 422, not 401', async () => {
    const { idSocial } = await scene.provider.fromGoogle(elsewhere());
    expect(refusalOf(await link('google', { idSocial, tokenSocial: 'x' }))).toEqual([
      422,
      'O Google não confirmou esta conta. Comece de novo.',
    ]);
    scene.provider.be('down');
    expect((await link('facebook', scene.provider.fromFacebook(elsewhere()))).statusCode).toBe(503);
    expect((await link('outro', { idSocial, tokenSocial: 'x' })).statusCode).toBe(404);
  });

  test('are unlinked, do not open the account any more, and the history records both, S-36', async () => {
    await link('facebook', scene.provider.fromFacebook(elsewhere()));
    expect((await unlink('facebook')).statusCode).toBe(204);
    expect((await unlink('facebook')).statusCode).toBe(204);
    expect(await list()).toEqual([]);
    const refused = await scene.post('/facebook/login', scene.provider.fromFacebook(elsewhere()));
    expect(refused.statusCode).toBe(404);
    expect(await history(account.id)).toEqual([
      `identity-linked Facebook (${elsewhere().email})`,
      'identity-unlinked Facebook',
    ]);
  });
});

test('a session alone neither links nor unlinks: the owner confirms, and the proof is not used up by a wrong password', async () => {
  const proof = await scene.provider.fromGoogle(elsewhere());
  for (const wrong of ['errada', '']) {
    expect((await link('google', proof, headers, wrong)).statusCode).toBe(422);
  }
  expect((await scene.post('/usrio/identidades/google', proof, headers)).statusCode).toBe(422);
  expect(await list()).toEqual([]);
  expect((await link('google', proof)).statusCode).toBe(204);
  expect(refusalOf(await unlink('google', 'errada'))).toEqual([422, 'A senha atual não confere.']);
  expect(await list()).toHaveLength(1);
  expect((await unlink('google')).statusCode).toBe(204);
});

test('without a password a mailed code confirms once, and the only way to sign in is not removed, S-36', async () => {
  const { person, fields } = scene.newVisitor();
  await scene.post('/google/cadastro', { ...(await scene.provider.fromGoogle(person)), ...fields });
  scene.clock.advance(1000);
  const entered = await scene.post('/google/login', await scene.provider.fromGoogle(person));
  const own = { 'security-token': entered.json<{ token: string }>().token };
  const code = async () => {
    await scene.post('/usrio/segunda_etapa/confirmacao', {}, own);
    return mailedCode(scene.server.deps.database, person.email);
  };
  expect((await read(own)).json()).toMatchObject({ data: [{ podeDesligar: false }] });
  expect(refusalOf(await unlink('google', await code(), own))).toEqual([
    409,
    expect.stringContaining('Crie uma senha antes'),
  ]);
  const facebook = scene.provider.fromFacebook(person);
  scene.provider.be('down');
  const stored = await code();
  expect((await link('facebook', facebook, own, stored)).statusCode).toBe(503);
  scene.provider.be('well');
  expect((await link('facebook', facebook, own, stored)).statusCode).toBe(204);
  const once = await code();
  const replies = await Promise.all([unlink('google', once, own), unlink('facebook', once, own)]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 422]);
  expect((await read(own)).json()).toMatchObject({ data: [{ podeDesligar: false }] });
});
