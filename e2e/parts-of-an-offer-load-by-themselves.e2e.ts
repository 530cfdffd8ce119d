import { expect, test } from './journey.ts';
import { OfferPage } from './pages/offer-page.ts';
import { textOf, fieldOf } from './world/world.ts';

const entry = (seq: number) => ({
  seq,
  em: new Date(Date.UTC(2026, 10, 20, 12, seq % 60)).toISOString(),
  participante: `Participante ${(seq % 3) + 1}`,
  tipo: seq % 5 === 0 ? 'P' : 'L',
  valor: 1_000_000 + seq * 10_000,
  anterior: '',
  hash: String(seq),
});

test('one’s own bids are marked among the pseudonyms, with the time in São Paulo', async ({
  page,
  context,
  world,
}) => {
  const person = await world.signedIn(context);
  expect(person.id).toBeGreaterThan(0);
  const code = await world.offer();
  const token = textOf(
    fieldOf(
      (await context.cookies()).find(({ name }) => name === 'token'),
      'value',
    ),
  );
  const reply = await page.request.post('/api/lance', {
    headers: { 'security-token': token },
    data: { cdofrta: code, cdmoeda: 1, vllance: 10_000, ismaximo: false, frete: 'N', endereco: null },
  });
  expect(reply.status(), await reply.text()).toBe(201);
  const offer = await new OfferPage(page).open(code, 'leilao');
  await offer.history.scrollIntoViewIfNeeded();
  const row = offer.history.getByRole('row').nth(1);
  await expect(row).toContainText('Você');
  await expect(row).toContainText('Manual');
  await expect(row).toContainText(/\d\d\/\d\d\/\d{4} \d\d:\d\d/);
  await expect(offer.history).toContainText('Horários de São Paulo.');
});

test('a long history comes a page at a time, a failed one says so and is tried again', async ({
  page,
  world,
}) => {
  const code = await world.offer();
  let failing = true;
  await page.route(`**/api/offer/${code}/ledger*`, (route) =>
    failing
      ? route.fulfill({ status: 500, json: { erros: ['x'] } })
      : route.fulfill({
          json: {
            codigoOferta: code,
            encerrada: false,
            regra: { base: 1, incremento: 1, reserva: false },
            entradas: Array.from({ length: 120 }, (_, at) => entry(at + 1)),
          },
        }),
  );
  const offer = await new OfferPage(page).open(code, 'leilao');
  await offer.history.scrollIntoViewIfNeeded();
  await expect(offer.history.getByRole('alert')).toContainText('Não foi possível carregar o histórico.');
  failing = false;
  await offer.history.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(offer.history.getByRole('row')).toHaveCount(9);
  await expect(offer.history.getByRole('row').nth(1)).toContainText(/Automático.*R\$ 22\.000,00/);
  await offer.history.getByRole('button', { name: 'Mostrar mais 50 (de 120)' }).click();
  await expect(offer.history.getByRole('row')).toHaveCount(59);
  await offer.history.getByRole('button', { name: 'Mostrar mais 50 (de 120)' }).click();
  await offer.history.getByRole('button', { name: 'Mostrar mais 12 (de 120)' }).click();
  await expect(offer.history.getByRole('row')).toHaveCount(121);
});

test('a report is saved under its name, and one that is gone says so, DETL-13', async ({ page, world }) => {
  const reportCode = `laudo${Date.now()}`;
  const offer = await new OfferPage(page).open(
    await world.offer({ reportCode, reportName: 'laudo do gol.pdf' }),
  );
  const link = page.getByRole('link', { name: 'Baixar laudo' });
  await expect(link).toContainText('laudo do gol.pdf');
  await page.route('**/api/offer/laudo/**', (route) =>
    route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.4' }),
  );
  const saved = page.waitForEvent('download');
  await link.click();
  expect((await saved).suggestedFilename()).toBe('laudo do gol.pdf');
  await page.unrouteAll();
  await link.click();
  await expect(offer.panel.getByRole('alert')).toContainText('O laudo não está disponível agora.');
});
