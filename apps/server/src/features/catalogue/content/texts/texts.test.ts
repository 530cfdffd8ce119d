import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildStaff, type StaffMember } from '../../../../../test/builders/staff.ts';
import { added, expectOnlyChanged, expectRefused } from '../../../../../test/state/whole-state.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';

interface Text {
  readonly rascunho: { readonly html: string; readonly htmlEn: string; readonly versao: number } | null;
  readonly versoes: readonly { readonly numero: number; readonly restaurada: number | null }[];
}

let server: TestServer;
let editor: StaffMember;

beforeAll(async () => {
  server = await startTestServer();
  editor = await buildStaff(server, { staffRole: 'content', name: 'Clara' });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.deps.database.run({ name: 'test.no-versions', text: 'delete from content_version' });
  await server.deps.database.run({
    name: 'test.no-english',
    text: `delete from content_text where language = 'EN'`,
  });
  await server.deps.database.run({
    name: 'test.text',
    text: `insert into content_text (key, language, description, html) values ('empresa', 'PTBR', 'A empresa', '<p>Antes</p>'),
      ('termos', 'PTBR', 'Termos', '<p>Termos</p>') on conflict (key, language) do update set description = excluded.description, html = excluded.html`,
  });
});

const text = (given: object = {}) => ({
  titulo: 'Quem somos',
  html: '<p>Depois</p>',
  tituloEn: 'About us',
  htmlEn: '<p>After</p>',
  versao: 0,
  ...given,
});
const dataOf = (reply: { json<T>(): T }) => reply.json<{ data: Text }>().data;
const save = (given: object = {}, key = 'empresa') => editor.put(`/admin/texts/${key}/draft`, text(given));
const publish = (versao: number, correcao = false, key = 'empresa') =>
  editor.post(`/admin/texts/${key}/publish`, { versao, correcao });
const visited = async (key = 'empresa', idiom = 'PTBR') =>
  (await server.app.inject({ url: `/api/dynamic/${key}?idiom=${idiom}` })).json<{ html: string }>();

describe('a text of the site', () => {
  it('is a draft first, which visitors do not see', async () => {
    const saved = await expectOnlyChanged(server, () => save(), {
      content_version: added({ key: 'empresa', number: null, html: '<p>Depois</p>', changed_by: editor.id }),
      audit: added({ action: 'save-text-draft', subject: 'text empresa', actor_id: editor.id }),
    });
    expect(dataOf(saved).rascunho).toMatchObject({ versao: 1, por: 'Clara' });
    expect(await visited()).toEqual({ description: 'A empresa', html: '<p>Antes</p>' });
  });

  it('is shown in both languages once it is published, and what it said before stays', async () => {
    await save();
    const published = dataOf(await publish(1));
    expect(await visited()).toEqual({ description: 'Quem somos', html: '<p>Depois</p>' });
    expect(await visited('empresa', 'EN')).toEqual({ description: 'About us', html: '<p>After</p>' });
    expect(published).toMatchObject({
      rascunho: null,
      versoes: [
        { numero: 2, titulo: 'Quem somos', por: 'Clara' },
        { numero: 1, titulo: 'A empresa', por: null, em: null },
      ],
    });
    const before = await editor.get('/admin/texts/empresa/versions/1');
    expect(before.json()).toMatchObject({ data: { html: '<p>Antes</p>' } });
  });

  it('is restored by way of a draft', async () => {
    await save();
    await publish(1);
    const restored = dataOf(await editor.post('/admin/texts/empresa/versions/1/restore', {}));
    expect(restored.rascunho).toMatchObject({ html: '<p>Antes</p>', versao: 1 });
    expect((await visited()).html).toBe('<p>Depois</p>');
    expect(dataOf(await publish(1)).versoes[0]).toMatchObject({ numero: 3, restaurada: 1 });
    expect((await visited()).html).toBe('<p>Antes</p>');
    expect((await visited('empresa', 'EN')).html).toBe('<p>Antes</p>');
  });

  it('keeps only what a page can show', async () => {
    const html =
      '<h1 onclick="x()">A</h1><script>alert(1)</script><p style="position:fixed">b<img src=x onerror=x()>' +
      '<a href="javascript:x()">c</a><a href="/home/3" target="_blank">d</a></div><b>e';
    const { rascunho } = dataOf(await save({ html }));
    expect(rascunho?.html).toBe('<h2>A</h2><p>b<a>c</a><a href="/home/3">d</a><b>e</b></p>');
  });

  it('of which a draft was discarded shows what it showed', async () => {
    await save();
    const reply = await expectOnlyChanged(
      server,
      () => editor.remove('/admin/texts/empresa/draft', { versao: 1 }),
      {
        content_version: { removed: expect.objectContaining({ key: 'empresa' }) },
        audit: added({ action: 'discard-text-draft' }),
      },
    );
    expect(reply.statusCode).toBe(204);
  });

  it('stands in the list with who published it', async () => {
    await save();
    await publish(1);
    await save({}, 'vendas');
    const listed = await editor.get('/admin/texts');
    const rows = listed.json<{ data: { chave: string }[] }>().data;
    expect(rows).toHaveLength(15);
    expect(rows.find(({ chave }) => chave === 'empresa')).toMatchObject({ versao: 2, por: 'Clara' });
    const drafts = await editor.get('/admin/texts?rascunho=S');
    expect(drafts.json()).toMatchObject({ data: [{ chave: 'vendas', rascunho: true }] });
  });
});

describe('a text is refused and nothing is stored', () => {
  it.each([
    ['without a title', { titulo: ' ' }, 422, 'título'],
    ['that shows nothing', { html: '<p> </p><script>x</script>' }, 422, 'vazio'],
    ['with an English title alone', { htmlEn: '' }, 422, 'inglês'],
    ['without end', { html: 'a'.repeat(100_001) }, 422, '100.000'],
    ['of a draft that is gone', { versao: 3 }, 409, 'já foi publicado'],
  ])('%s', async (_what, given, status, told) => {
    expect((await expectRefused(server, () => save(given), status)).body).toContain(told);
  });

  it('when a colleague changed its draft meanwhile, who is named', async () => {
    await save();
    await save({ html: '<p>Da Clara</p>', versao: 1 });
    for (const act of [() => save({ versao: 1 }), () => publish(1)])
      expect((await expectRefused(server, act, 409)).body).toContain('Clara mudou isto');
    await publish(2);
    expect((await expectRefused(server, () => publish(2), 409)).body).toContain('já foi publicado');
  });

  it('when users agreed to it, unless only its wording is corrected', async () => {
    await save({}, 'termos');
    expect((await expectRefused(server, () => publish(1, false, 'termos'), 409)).body).toContain('redação');
    expect((await publish(1, true, 'termos')).statusCode).toBe(200);
  });

  it('when its draft would be replaced by an older version, or that is unknown', async () => {
    await save();
    await publish(1);
    await save();
    const restore = (number: number) => () =>
      editor.post(`/admin/texts/empresa/versions/${number}/restore`, {});
    await expectRefused(server, restore(1), 409);
    await expectRefused(server, restore(77), 404);
  });

  it('by other roles, and under an unknown name', async () => {
    const [sales, finance] = [await buildStaff(server), await buildStaff(server, { staffRole: 'finance' })];
    expect((await sales.get('/admin/texts/empresa')).statusCode).toBe(200);
    await expectRefused(server, () => sales.put('/admin/texts/empresa/draft', text()), 403);
    await expectRefused(server, () => finance.get('/admin/texts'), 403);
    await expectRefused(server, () => save({}, 'outro'), 404);
  });
});
