import { expect, test } from '../journey.ts';
import { OfferPage } from '../pages/offer-page.ts';

test('the server writes what an offer is, without its plate and without what would run in its description, DETL-20, DETL-26', async ({
  request,
  world,
}) => {
  const code = await world.offer({
    title: 'Volvo FH 540 completo',
    description: '<p>Caminhão <strong>revisado</strong></p><script>window.estragado = 1</script>',
    vehicles: [{ plate: 'ABC1D23', yearModel: 2020 }],
  });
  const html = await (await request.get(`/oferta/${code}`)).text();
  for (const part of ['Volvo FH 540 completo', '<strong>revisado</strong>', '***-1D23'])
    expect(html).toContain(part);
  for (const part of ['ABC1D23', 'estragado']) expect(html).not.toContain(part);
});

test('search engines are told that an offer has ended, and forget it after a while', async ({
  request,
  world,
}) => {
  const [fresh, old] = [
    await world.offer({ status: 'E', base: 5000, endsInSeconds: -3600 }),
    await world.offer({ status: 'E', endsInSeconds: -61 * 86_400 }),
  ];
  const html = await (await request.get(`/oferta/${fresh}`)).text();
  expect(html).toContain('https://schema.org/Discontinued');
  expect(html).not.toContain('<meta name="robots"');
  expect(await (await request.get(`/oferta/${old}`)).text()).toContain(
    '<meta name="robots" content="noindex, follow"',
  );
});

test('a report is saved under its name, DETL-13', async ({ page, world }) => {
  const reportCode = `laudo${Date.now()}`;
  await new OfferPage(page).open(await world.offer({ reportCode, reportName: 'laudo do gol.pdf' }));
  await page.route('**/api/offer/laudo/**', (route) =>
    route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.4' }),
  );
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Baixar laudo' }).click();
  expect((await saved).suggestedFilename()).toBe('laudo do gol.pdf');
});
