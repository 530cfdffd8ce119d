import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { carLine, HEAD, importScene } from '../../../../../test/scenes/import-scene.ts';
import { zipFile, type ZippedFile } from '../../../../../test/builders/zip-file.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { forgetImportsJob } from '../public.ts';

let server: TestServer;
let scene: Awaited<ReturnType<typeof importScene>>;
const pictures = new Map<string, Buffer>();

beforeAll(async () => {
  server = await startTestServer();
  scene = await importScene(server);
  for (const [index, colour] of ['#a11', '#1a1', '#11a', '#aa1', '#1aa', '#a1a'].entries())
    pictures.set(`p${index + 1}`, await picture(400, 300, colour));
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of [
    'loose_photo',
    'notification',
    'offer_import',
    'import_mapping',
    'offer_draft',
    'offer',
  ])
    await server.deps.database.run({ name: '', text: `delete from ${table}` });
});

const picture = (width: number, height: number, background: string): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
/** One of six pictures. */
const photo = (name: string, which: string): ZippedFile => ({ name, content: pictures.get(which) ?? '' });
const SHEET_HEAD = `${HEAD};placa;fotos`;
const line = (id: string, plate = '', files = '', price = '45.900,00') =>
  `${carLine(id, price)};${plate};${files}`;
const sheet = (...lines: readonly string[]): string => [SHEET_HEAD, ...lines, ''].join('\n');

/** The photos of the offers of an import by line: their sizes do not say which they are, so they are compared by guid. */
async function guidsOf(id: number): Promise<Map<number, string[]>> {
  const rows = await scene.rows<{ line: number; guid: string }>(
    `select l.line, p.guid::text from offer_import_line l join photo p on p.offer_code = l.offer_code and p.in_gallery
      where l.import_id = $1 order by l.line, p.position`,
    [id],
  );
  const found = new Map<number, string[]>();
  for (const { line: at, guid } of rows) found.set(at, [...(found.get(at) ?? []), guid]);
  return found;
}

async function withPhotos(text: string, files: readonly ZippedFile[], name = 'estoque.csv') {
  const read = await scene.upload(name, text);
  await scene.sendPhotos(read.id, await zipFile(files));
  return scene.check(await scene.read(read.id));
}
async function bring(text: string, files: readonly ZippedFile[], name?: string) {
  const { id } = await withPhotos(text, files, name);
  await scene.act(id, 'run');
  await scene.work();
  return scene.read(id);
}
const looseOnes = async () =>
  (await scene.rows<{ guid: string }>('select guid::text from loose_photo order by 1')).map(
    ({ guid }) => guid,
  );

describe('photos in a ZIP', () => {
  it('are found by code, plate, folder or column, in the order of their numbers, and say before what they are', async () => {
    const checked = await withPhotos(
      sheet(line('a1'), line('b2', 'ABC-1D23'), line('c3', '', 'x/frente.jpg|falta.jpg')),
      [
        photo('fotos/a1-10.jpg', 'p2'),
        photo('fotos/A1-2.JPG', 'p1'),
        photo('fotos/abc1d23/2.jpg', 'p4'),
        photo('fotos/abc1d23/1.jpg', 'p3'),
        photo('fotos/x/frente.jpg', 'p5'),
        photo('fotos/outra.jpg', 'p6'),
        { name: 'fotos/__MACOSX/._a1.jpg', content: 'noise' },
      ],
    );
    expect(checked).toMatchObject({
      situacao: 'conferida',
      contagem: { novas: 3 },
      fotos: {
        arquivos: 6,
        fotos: 5,
        semLinha: 1,
        recusadas: 0,
        problemas: [{ arquivo: 'fotos/outra.jpg', motivo: null }],
      },
    });
    expect((await scene.lines(checked.id)).map(({ fotos, problemas }) => [fotos, problemas.length])).toEqual([
      [2, 0],
      [2, 0],
      [1, 1],
    ]);
    expect(await scene.rows('select 1 as one from loose_photo')).toEqual([]);
    await scene.act(checked.id, 'run');
    await scene.work();
    const done = await guidsOf(checked.id);
    expect([...done.values()].map((guids) => guids.length)).toEqual([2, 2, 1]);
    // Named and packed otherwise, they are the same photos in the same order.
    const again = await bring(sheet(line('a1'), line('b2', 'ABC1D23')), [
      photo('a1/frente 1.jpg', 'p1'),
      photo('a1/frente 2.jpg', 'p2'),
      photo('ABC1D23.jpg', 'p3'),
      photo('ABC1D23 (2).jpg', 'p4'),
    ]);
    expect(again).toMatchObject({ situacao: 'feita', contagem: { iguais: 2 } });
  });

  it('that change an offer are taken back with it, and those of a new offer are deleted', async () => {
    const first = await bring(sheet(line('a1')), [photo('a1.jpg', 'p1')]);
    const [before] = [...(await guidsOf(first.id)).values()];
    const second = await bring(sheet(line('a1'), line('b2')), [photo('a1.jpg', 'p2'), photo('b2.jpg', 'p3')]);
    expect(second.contagem).toMatchObject({ mudadas: 1, novas: 1 });
    const after = await guidsOf(second.id);
    expect([...after.values()].flat()).not.toContain(before?.[0]);
    expect((await scene.undo(second.id)).desfeita).toMatchObject({ ofertas: 2, ficaram: 0 });
    expect([...(await guidsOf(first.id)).values()]).toEqual([before]);
    expect(await looseOnes()).toEqual([...after.values()].flat().toSorted());
  });

  it('that are refused are named with their reasons, and the others are imported', async () => {
    const link = { mode: 0o120777 };
    const checked = await withPhotos(sheet(line('a1'), line('b2')), [
      photo('a1-1.jpg', 'p1'),
      { name: 'a1-2.jpg', content: 'no picture' },
      { name: 'a1-3.jpg', content: await picture(50, 50, '#fff') },
      { name: 'a1-4.jpg', content: Buffer.alloc(16 * 1024 * 1024) },
      { name: 'a1-5.jpg', content: '/etc/passwd', options: link },
      { name: 'b2-1.zip', content: await zipFile([photo('b2.jpg', 'p2')]) },
      { name: 'B2-2.jpg', content: pictures.get('p3') ?? '' },
      { name: 'b2-2.jpg', content: pictures.get('p4') ?? '' },
    ]);
    expect(checked.fotos).toMatchObject({ arquivos: 8, fotos: 2, recusadas: 6, semLinha: 0 });
    expect(checked.fotos?.problemas).toEqual(
      [
        ['a1-2.jpg', 'o conteúdo não é uma imagem'],
        ['a1-3.jpg', 'a imagem é pequena demais (50 x 50; o mínimo é 160 x 120)'],
        ['a1-4.jpg', 'o arquivo tem mais de 15 MB'],
        ['a1-5.jpg', 'é um atalho para outro arquivo, e atalhos não são seguidos'],
        ['b2-1.zip', 'arquivos compactados dentro do ZIP não são abertos'],
        ['b2-2.jpg', 'o nome aparece duas vezes no ZIP'],
      ].map(([arquivo, motivo]) => ({ arquivo, motivo })),
    );
    expect((await scene.lines(checked.id))[0]?.problemas).toHaveLength(4);
    await scene.act(checked.id, 'run');
    await scene.work();
    expect([...(await guidsOf(checked.id)).values()].map((guids) => guids.length)).toEqual([1, 1]);
    const report = await scene.sales.get(`/admin/imports/${checked.id}/photos.csv`);
    expect(report.body).toContain('a1-2.jpg;0;o conteúdo não é uma imagem');
  });

  it('with names that leave their folder, or that are encrypted, are not read', async () => {
    const bytes = await zipFile([photo('aa/a1.jpg', 'p1'), photo('C_/b2.jpg', 'p2'), photo('c3.jpg', 'p3')]);
    const outside = replaced(replaced(bytes, 'aa/a1.jpg', '../a1.jpg'), 'C_/', 'C:/');
    // The flag of the third entry of the directory.
    const directory = outside.lastIndexOf(Buffer.from('504b0102', 'hex'));
    outside.writeUInt16LE(outside.readUInt16LE(directory + 8) | 1, directory + 8);
    const read = await scene.upload('estoque.csv', sheet(line('a1'), line('b2'), line('c3')));
    await scene.sendPhotos(read.id, outside);
    const checked = await scene.check(await scene.read(read.id));
    expect(checked.fotos).toMatchObject({ fotos: 0, recusadas: 3 });
    expect(checked.fotos?.problemas.map(({ motivo }) => motivo)).toEqual([
      'o nome do arquivo aponta para fora da pasta',
      'o nome do arquivo aponta para fora da pasta',
      'o arquivo está protegido por senha',
    ]);
  });

  it.each<[string, () => Promise<Buffer>, RegExp]>([
    ['are no ZIP', async () => Buffer.from('no archive'), /quebrado/],
    [
      'unpack to too much',
      () => zipFile([{ name: 'a1.jpg', content: Buffer.alloc(150 << 20) }]),
      /o máximo é 100 MB/,
    ],
    [
      'unpack to more than all photos may have',
      async () => declared(await zipFile([photo('a1.jpg', 'p1')]), 3 * 2 ** 30),
      /tem 3\.072 MB, e o máximo é 2\.048 MB/,
    ],
    [
      'are too many files',
      async () => counted(await zipFile([photo('a1.jpg', 'p1')]), 20_001),
      /mais de 20\.000 arquivos/,
    ],
  ])('that %s stop the check, and it goes on without them', async (_name, make, reason) => {
    const read = await scene.upload('estoque.csv', sheet(line('a1')));
    await scene.sendPhotos(read.id, await make());
    const stopped = await scene.check(await scene.read(read.id));
    expect(stopped).toMatchObject({
      situacao: 'parada',
      motivo: expect.stringMatching(reason),
      pode: { enviarFotos: true },
    });
    expect((await scene.sales.post(`/admin/imports/${read.id}/photos/remove`, {})).statusCode).toBe(200);
    expect(await scene.check(await scene.read(read.id))).toMatchObject({
      situacao: 'conferida',
      fotos: null,
    });
  });
});

describe('photos that no offer gets', () => {
  it('because there are too many say so', async () => {
    const files = await Promise.all(
      Array.from({ length: 32 }, async (_, at) => ({
        name: `a1-${at + 1}.jpg`,
        content: await picture(200 + at, 150, '#a11'),
      })),
    );
    const checked = await withPhotos(sheet(line('a1')), files);
    expect(checked.fotos).toMatchObject({ arquivos: 32, fotos: 30, semLinha: 0, recusadas: 2 });
    expect(checked.fotos?.problemas).toEqual(
      ['a1-31.jpg', 'a1-32.jpg'].map((arquivo) => ({
        arquivo,
        motivo: 'a oferta já tem as 30 fotos que pode ter',
      })),
    );
    expect((await scene.lines(checked.id))[0]?.problemas).toHaveLength(2);
  });

  it('because their line is refused name that line', async () => {
    const checked = await withPhotos(sheet(line('a1'), line('b2', '', '', 'caro')), [
      photo('a1.jpg', 'p1'),
      photo('b2.jpg', 'p2'),
    ]);
    expect(checked.fotos).toMatchObject({ fotos: 1, semLinha: 0, recusadas: 1 });
    expect(checked.fotos?.problemas).toEqual([
      { arquivo: 'b2.jpg', motivo: 'a linha 3, a que ela pertence, foi recusada' },
    ]);
  });
});

describe('the upload of photos', () => {
  it('is refused by name, size and state, and lines are not checked before it ends', async () => {
    const { id } = await scene.upload('estoque.csv', sheet(line('a1')));
    const begin = (arquivo: string, bytes: number, by = scene.sales) =>
      by.post(`/admin/imports/${id}/photos`, { arquivo, bytes });
    expect((await begin('fotos.rar', 10)).statusCode).toBe(422);
    expect((await begin('fotos.zip', 301 * 1024 * 1024)).json()).toEqual({
      erros: ['O arquivo tem 301 MB, e o máximo é 300 MB. Divida-o em partes menores.'],
    });
    expect((await begin('fotos.zip', 10, scene.rival)).statusCode).toBe(404);
    expect((await begin('fotos.zip', 10)).statusCode).toBe(200);
    const { mapeamento, origem, terminaEm } = await scene.read(id);
    const early = await scene.sales.post(`/admin/imports/${id}/check`, {
      mapeamento,
      origem,
      terminaEm,
      loja: null,
    });
    expect(early.statusCode).toBe(409);
    await scene.bring('outra.csv', sheet(line('b2')));
    const [done] = (await scene.sales.get('/admin/imports')).json<{ data: { id: number }[] }>().data;
    expect(
      (await scene.sales.post(`/admin/imports/${done?.id}/photos`, { arquivo: 'a.zip', bytes: 1 }))
        .statusCode,
    ).toBe(409);
  });

  it('leaves no file when the import is done', async () => {
    const done = await bring(sheet(line('a1')), [photo('a1.jpg', 'p1')]);
    await forgetImportsJob(server.deps).run();
    expect(done.situacao).toBe('feita');
    expect(await scene.storedParts(done.id)).toBe(0);
  });
});

/** Names of the same length, in the entry and in the directory. */
function replaced(bytes: Buffer, from: string, to: string): Buffer {
  const copy = Buffer.from(bytes);
  for (let at = copy.indexOf(from); at !== -1; at = copy.indexOf(from, at + 1)) copy.write(to, at, 'latin1');
  return copy;
}

/** A ZIP whose first file says that it has so many bytes when it is unpacked. */
function declared(bytes: Buffer, size: number): Buffer {
  bytes.writeUInt32LE(size, bytes.indexOf(Buffer.from('504b0102', 'hex')) + 24);
  return bytes;
}

/** A ZIP that says that it has so many files. */
function counted(bytes: Buffer, files: number): Buffer {
  const end = bytes.lastIndexOf(Buffer.from('504b0506', 'hex'));
  for (const offset of [8, 10]) bytes.writeUInt16LE(files, end + offset);
  return bytes;
}
