import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../../test/builders/buyer.ts';
import { buildPurchasedOffer } from '../../../../../test/builders/purchase.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';

const EICAR = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}` + '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

let server: TestServer;
let ana: Buyer;
let code: number;

beforeAll(async () => {
  server = await startTestServer();
  ana = await buildBuyer(server);
  const offer = await buildPurchasedOffer(server, ana.id);
  const row = await server.deps.database.row<{ code: number }>(
    { name: 'test.hostile-sale', text: 'select code from purchase where offer_code = $1' },
    [offer],
  );
  code = row?.code ?? 0;
});
afterAll(() => server.close());

const send = (content: Buffer, nome = 'a.pdf') =>
  ana.post(`/usrio/compras/${code}/documentos`, {
    tipo: 'pagamento',
    nome,
    conteudo: content.toString('base64'),
  });
const textOf = async (content: Buffer, nome?: string) => {
  const reply = await send(content, nome);
  return [reply.statusCode, reply.json<{ erros?: string[] }>().erros?.[0]?.slice(0, 24) ?? null];
};
const pdf = (body: string) => Buffer.from(`%PDF-1.7\n${body}\n%%EOF`, 'latin1');

/** Objects packed into a stream, as programs write them. */
function packed(body: string, filter = '/FlateDecode', bytes = deflateSync(body)): Buffer {
  const head = `%PDF-1.7\n1 0 obj <</Type /ObjStm /N 1 /First 4 /Filter ${filter} /Length ${bytes.length}>> stream\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream endobj\n%%EOF')]);
}

const UNSAFE = [422, 'Este arquivo não é segur'];
const LOCKED = [422, 'Este PDF tem senha ou es'];
const MISMATCH = [422, 'O conteúdo do arquivo nã'];

describe('a file that is sent for a purchase', () => {
  it.each([
    ['a script', pdf('1 0 obj <</S /JavaScript /JS (app.alert(1))>> endobj')],
    ['a script with an escaped name', pdf('1 0 obj <</S /J#61vaScript>> endobj')],
    ['a script of a medium', pdf('1 0 obj <</S /Rendition /JS 2 0 R>> endobj')],
    ['a model in three dimensions', pdf('1 0 obj <</Subtype /3D>> endobj')],
    ['an attachment', pdf('1 0 obj <</EmbeddedFiles 2 0 R>> endobj')],
    ['a program to start', pdf('1 0 obj <</S /Launch /F (cmd.exe)>> endobj')],
    ['a form with scripts', pdf('1 0 obj <</AcroForm <</XFA 3 0 R>>>> endobj')],
    ['a script in packed objects', packed('1 0 <</S /JavaScript /JS 2 0 R>>')],
    ['a script over the border of what is read at once', pdf(`${' '.repeat(512 * 1024 - 14)}/JavaScript`)],
    ['the test file of virus scanners', pdf(EICAR)],
  ])('is refused with %s', async (_what, content) => {
    expect(await textOf(content)).toEqual(UNSAFE);
  });

  it.each([
    ['with a password', pdf('trailer <</Encrypt 5 0 R>>')],
    ['with objects packed in two ways', packed('x', '[/ASCIIHexDecode /FlateDecode]')],
    ['with objects that cannot be unpacked', packed('x', '/FlateDecode', Buffer.from('nonsense'))],
    ['with objects that grow without end', packed('x', '/FlateDecode', deflateSync(Buffer.alloc(17 << 20)))],
  ])('is refused %s', async (_what, content) => {
    expect(await textOf(content)).toEqual(LOCKED);
  });

  it('is refused if its content is not what its name says', async () => {
    expect(await textOf(Buffer.from('<html><script>alert(1)</script>'))).toEqual(MISMATCH);
    expect(await textOf(pdf('1 0 obj'), 'a.png')).toEqual(MISMATCH);
    expect(await textOf(pdf('1 0 obj'), 'a.exe')).toEqual([422, 'Envie um arquivo em PDF,']);
    expect(await textOf(Buffer.alloc(0))).toEqual([422, 'Envie um arquivo de até ']);
  });

  it('is refused before it is read if it is far too large', async () => {
    const reply = await server.app.inject({
      method: 'POST',
      url: `/api/usrio/compras/${code}/documentos`,
      headers: { 'content-type': 'application/json', 'content-length': String(100 * 1024 * 1024) },
      payload: '{',
    });
    expect([401, 413]).toContain(reply.statusCode);
    expect((await send(Buffer.alloc(9 * 1024 * 1024, 'a'))).statusCode).toBe(413);
  });

  it('is taken if it is a plain document, packed or not, and nothing harmless is in the way', async () => {
    expect((await send(pdf('1 0 obj <</Type /Catalog /OpenAction [2 0 R /Fit]>> endobj'))).statusCode).toBe(
      201,
    );
    expect((await send(packed('1 0 <</Type /Page>>'))).statusCode).toBe(201);
    // What the bytes of a picture may spell.
    expect((await send(pdf('stream\nx/JS(y/3D z/AA w\nendstream'))).statusCode).toBe(201);
    expect((await send(Buffer.from('\x89PNG\r\n\x1A\n123', 'latin1'), 'foto.PNG')).statusCode).toBe(201);
  });
});
