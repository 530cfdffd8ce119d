import { expect, test } from './journey.ts';
import { ready } from './pages/ready.ts';

test('whoever is signed in finds every screen of an account, and whoever is not those to begin with, GENL-07', async ({
  page,
  context,
  world,
  complaints,
}) => {
  for (const [path, heading] of [
    ['/auth/registrar', 'Cadastre-se'],
    ['/auth/esqueceu-senha', /senha/i],
    ['/texto/empresa', /./],
    ['/politica-privacidade', /privacidade/i],
    ['/politica-privacidade-parceiro', /privacidade/i],
    ['/seja-um-parceiro/', /parceir/i],
  ] as const) {
    await page.goto(path);
    await ready(page);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
  }
  await world.signedIn(context);
  for (const [path, heading] of [
    ['/interesses/', /procura/],
    ['/perfil/', /perfil|dados/i],
    ['/notification/', /notifica/i],
    ['/favoritos', /favorit/i],
    ['/buscas-salvas', /buscas/i],
    ['/auth/senha', /senha/i],
  ] as const) {
    await page.goto(path);
    await ready(page);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
  }
  expect(complaints).toEqual([]);
});
