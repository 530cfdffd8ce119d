import fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStaff, type StaffMember } from '../../../../../test/builders/staff.ts';
import { mediaRoutes } from '../../media/public.ts';
import { added, expectOnlyChanged, expectRefused } from '../../../../../test/state/whole-state.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../../test/scenes/catalogue-server.ts';

interface Row {
  readonly codigo: number;
  readonly guid: string;
  readonly titulo: string;
  readonly situacao: string;
  readonly versao: number;
}

let server: CatalogueServer;
let editor: StaffMember;
let picture: string;

beforeAll(async () => {
  server = await startCatalogueServer();
  editor = await buildStaff(server, { staffRole: 'content', name: 'Clara' });
  const red = { create: { width: 640, height: 200, channels: 3 as const, background: '#aa2211' } };
  picture = (await sharp(red).jpeg().toBuffer()).toString('base64');
});
afterAll(() => server.close());

const fields = (given: object = {}) => ({
  categoria: 0,
  loja: null,
  linkImagem: '/home/3',
  titulo: 'Máquinas',
  descricao: 'Prontas para a obra.',
  tituloEn: 'Machines',
  descricaoEn: '',
  posicaoImagem: 'ME',
  botaoComprar: false,
  botaoLance: false,
  codigoOferta: null,
  botaoOutro: true,
  linkBotaoOutro: '/home/3',
  textoBotaoOutro: 'Ver máquinas',
  textoBotaoOutroEn: 'See machines',
  ativo: true,
  de: null,
  ate: null,
  externo: false,
  ...given,
});

const rowOf = (reply: { json<T>(): T }) => reply.json<{ data: Row }>().data;
const create = async (given: object = {}): Promise<Row> => {
  const reply = await editor.post('/admin/banners', fields({ imagem: picture, ...given }));
  expect(reply.statusCode, reply.body).toBe(201);
  return rowOf(reply);
};
const visited = async (query = '', category = 0) => {
  const reply = await server.app.inject({ url: `/api/offer/banner/${category}?${query}` });
  return reply.json<{ titulo: string; guid: string }[]>();
};
const titles = async (query = '', category = 0) =>
  (await visited(query, category)).map(({ titulo }) => titulo);

describe('banners, as the content team edits them', () => {
  it('are shown to visitors in both languages, BANR-07, and changed with values before and after', async () => {
    const made = await create({ titulo: 'Frotas' });
    expect(await titles()).toContain('Frotas');
    expect(await titles('idiom=EN')).toContain('Machines');
    const body = fields({ titulo: 'Frotas renovadas', posicaoImagem: 'DB', versao: made.versao });
    const saved = await expectOnlyChanged(server, () => editor.put(`/admin/banners/${made.codigo}`, body), {
      banner: {
        title: ['Frotas', 'Frotas renovadas'],
        text_position: ['ME', 'DB'],
        version: [made.versao, made.versao + 1],
      },
      audit: added({ actor_id: editor.id, action: 'save-banner', subject: `banner ${made.codigo}` }),
    });
    expect(rowOf(saved)).toMatchObject({ titulo: 'Frotas renovadas', guid: made.guid });
    expect(await titles()).toContain('Frotas renovadas');
  });

  it('get a new address for a new picture, which stays with their English texts', async () => {
    const made = await create({ categoria: 2 });
    const blue = { create: { width: 500, height: 300, channels: 3 as const, background: '#1122aa' } };
    const imagem = (await sharp(blue).png().toBuffer()).toString('base64');
    const path = `/admin/banners/${made.codigo}`;
    const saved = rowOf(await editor.put(path, fields({ categoria: 2, imagem, versao: made.versao })));
    expect(saved.guid).not.toBe(made.guid);
    const media = fastify();
    mediaRoutes(media, server.deps);
    expect((await media.inject({ url: `/media/${saved.guid}` })).statusCode).toBe(200);
    expect(await titles('idiom=EN', 2)).toEqual(['Machines']);
  });

  it('are shown from a moment and until another', async () => {
    const hour = (hours: number) => new Date(server.deps.clock.now() + hours * 3_600_000).toISOString();
    const states = [
      await create({ categoria: 3, titulo: 'Depois', de: hour(1) }),
      await create({ categoria: 3, titulo: 'Antes', ate: hour(-1) }),
      await create({ categoria: 3, titulo: 'Agora', de: hour(-1), ate: hour(1) }),
      await create({ categoria: 3, titulo: 'Desligado', ativo: false }),
    ].map(({ situacao }) => situacao);
    expect(states).toEqual(['A', 'F', 'S', 'I']);
    expect(await titles('', 3)).toEqual(['Agora']);
    const listed = await editor.get('/admin/banners?categoria=3&situacao=A,I');
    expect(listed.json<{ data: Row[] }>().data.map(({ titulo }) => titulo)).toEqual(['Depois', 'Desligado']);
  });

  it('change places, and stand last when they are new', async () => {
    const [one, two] = [
      await create({ categoria: 4, titulo: 'Um' }),
      await create({ categoria: 4, titulo: 'Dois' }),
    ];
    expect(await titles('', 4)).toEqual(['Um', 'Dois']);
    const moved = await editor.post(`/admin/banners/${two.codigo}/move`, { sentido: 'antes' });
    expect(moved.statusCode, moved.body).toBe(204);
    expect(await titles('', 4)).toEqual(['Dois', 'Um']);
    await editor.post(`/admin/banners/${one.codigo}/move`, { sentido: 'depois' });
    expect(await titles('', 4)).toEqual(['Dois', 'Um']);
  });

  it('are deleted with their English texts', async () => {
    const { codigo, guid, versao } = await create({ categoria: 5 });
    const reply = await expectOnlyChanged(
      server,
      () => editor.remove(`/admin/banners/${codigo}`, { versao }),
      {
        banner: { removed: expect.objectContaining({ code: codigo }) },
        translation: { removed: expect.objectContaining({ code: guid }) },
        audit: added({ action: 'delete-banner', subject: `banner ${codigo}` }),
      },
    );
    expect(reply.statusCode).toBe(204);
  });
});

describe('a banner is refused and nothing is stored', () => {
  it.each([
    ['a link to a script', { linkImagem: 'JavaScript:alert(1)' }, 'deve começar por /'],
    [
      'a link of a browser’s own making',
      { linkBotaoOutro: String.raw`/\evil.example` },
      'deve começar por /',
    ],
    ['an unconfirmed link to another site', { linkImagem: 'https://shop.example/x' }, 'shop.example'],
    ['a button without its offer', { botaoComprar: true }, 'precisam do número'],
    ['an unknown offer', { botaoLance: true, codigoOferta: 999_999_999 }, 'Não há oferta'],
    ['a button without text', { textoBotaoOutro: ' ' }, 'precisa de texto'],
    ['an unknown category', { categoria: 77 }, 'categoria não existe'],
    ['an unknown store', { loja: 'nenhuma' }, 'Não há loja'],
    ['an end before its beginning', { de: '2026-11-28T10:00:00Z', ate: '2026-11-28T09:00:00Z' }, 'depois'],
    ['an unknown place', { posicaoImagem: 'XX' }, 'posicaoImagem'],
    ['a moment that is none', { de: 'amanhã' }, 'dia e uma hora'],
    ['a title without end', { titulo: 'a'.repeat(121) }, '120 caracteres'],
  ])('for %s', async (_what, given, told) => {
    const body = fields({ imagem: picture, ...given });
    const refused = await expectRefused(server, () => editor.post('/admin/banners', body), 422);
    expect(refused.body).toContain(told);
  });

  it.each([
    [
      'a drawing with a script',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'SVG',
    ],
    ['a page', '<!doctype html><script>alert(1)</script>', 'não é uma imagem'],
  ])('for %s as its picture', async (_what, content, told) => {
    const body = fields({ imagem: Buffer.from(content).toString('base64') });
    const refused = await expectRefused(server, () => editor.post('/admin/banners', body), 422);
    expect(refused.body).toContain(told);
  });

  it('without a picture, when it is new', async () => {
    const refused = await expectRefused(server, () => editor.post('/admin/banners', fields()), 422);
    expect(refused.body).toContain('Escolha uma imagem');
  });

  it('when a colleague changed it meanwhile, who is named', async () => {
    const { codigo, versao } = await create({ categoria: 6 });
    const path = `/admin/banners/${codigo}`;
    await editor.put(path, fields({ categoria: 6, titulo: 'Da Clara', versao }));
    const other = await buildStaff(server, { staffRole: 'administrator' });
    const put = () => other.put(path, fields({ categoria: 6, titulo: 'Do outro', versao }));
    expect((await expectRefused(server, put, 409)).body).toContain('Clara mudou isto');
    const remove = () => other.remove(path, { versao });
    expect((await expectRefused(server, remove, 409)).body).toContain('Clara mudou isto');
  });

  it('by other roles, of which sales may read', async () => {
    const [sales, support] = [await buildStaff(server), await buildStaff(server, { staffRole: 'support' })];
    expect((await sales.get('/admin/banners')).statusCode).toBe(200);
    await expectRefused(server, () => sales.post('/admin/banners', fields({ imagem: picture })), 403);
    await expectRefused(server, () => support.get('/admin/banners'), 403);
  });

  it('unless a link to another site was confirmed', async () => {
    await create({ categoria: 1, linkImagem: 'https://shop.example/x', externo: true });
    expect(await visited('', 1)).toMatchObject([{ linkImagem: 'https://shop.example/x' }]);
  });
});
