import { expect, test } from './journey.ts';

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
