import { once } from 'node:events';
import { request as send, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, origin, test } from '../journey.ts';

test('a category that does not exist is not found, everything else that is odd is a page, HOME-04, ROUT-27, HOME-06, FILT-19', async ({
  request,
}) => {
  for (const path of ['/home/999', '/home/abc', '/home/-1', '/home/1.5']) {
    const reply = await request.get(path);
    expect(reply.status(), path).toBe(404);
    const html = await reply.text();
    expect(html, path).toContain('Esta categoria não existe');
    expect(html, path).toMatch(/<meta name="robots" content="noindex/);
  }
  for (const [query, text] of [
    ['page=99999', 'Não existe a página 99.999'],
    ['priceStart=50000&priceEnd=10000', 'Nada aqui'],
    [`term=${'uno%20'.repeat(125)}`, 'A busca pode ter até 200 caracteres.'],
    ...['priceStart=-5', 'priceStart=NaN', 'brands=xyz', 'page=0', 'order=ZZZ', 'term=%07'].map(
      (query) => [query, 'offer-card'] as const,
    ),
  ] as const) {
    const reply = await request.get(`/home?${query}`);
    expect(reply.status(), query).toBe(200);
    expect(await reply.text(), query).toContain(text);
  }
});

test('no crafted host puts another page, or another address, into what visitors get', async () => {
  const site = new URL(origin());
  const path = `/home?term=${Date.now()}`;
  const ask = async (headers: Record<string, string>) => {
    const sent = send({ host: site.hostname, port: site.port, path, headers }).end();
    const [reply]: IncomingMessage[] = await once(sent, 'response');
    return { status: reply?.statusCode, html: reply === undefined ? '' : await text(reply) };
  };
  for (const host of [`${site.host}/oferta/1?x=`, `${site.host}/texto/empresa#`, 'evil.example'])
    expect((await ask({ host })).status, host).toBe(400);
  const claims: Record<string, string>[] = [
    { 'x-forwarded-host': `${site.host}/oferta/1?x=` },
    { forwarded: 'host=evil.example;proto=gopher' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    // One of ours that is not the one pages are made for.
    { host: `loja.localhost:${site.port}` },
    {},
  ];
  for (const claim of claims) {
    const { status, html } = await ask(claim);
    expect(status).toBe(200);
    expect(html).toContain(`<link rel="canonical" href="${site.origin}/home`);
    expect(html).toContain('id="ofertas"');
    expect(html).not.toMatch(/evil\.example|loja\.localhost|gopher/);
  }
});
