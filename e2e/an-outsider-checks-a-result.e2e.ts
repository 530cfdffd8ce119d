import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { ready } from './pages/ready.ts';
import type { World } from './world/world.ts';

/** Offers of the demo world by how they ended; the ones with most lines first. */
async function endedOffer(world: World, outcome: 'sold' | 'conditional' | 'bought'): Promise<number> {
  const code = await world.value(
    'code',
    'select offer_code as code from auction where outcome = $1 and bid_count > 3 order by offer_code limit 1',
    [outcome],
  );
  return Number(code);
}

async function open(page: Page, code: number, more = ''): Promise<void> {
  await page.goto(`/oferta/${code}/conferir${more}`);
  await ready(page);
}

const verdict = (page: Page) => page.getByRole('main').getByRole('status');
const steps = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('time') });

test('a result is checked line by line, from the ended offer and back, rule 0.9 @phone', async ({
  page,
  world,
  complaints,
}) => {
  const code = await endedOffer(world, 'sold');
  await page.goto(`/oferta/${code}?view=leilao`);
  await ready(page);
  await page.getByRole('link', { name: 'Conferir este resultado' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conferir este resultado');
  await expect(verdict(page)).toContainText('Tudo confere');
  await expect(steps(page).last()).toContainText('Quem lidera vence, pelo preço atual.');
  await expect(page.getByText('Não confere')).toHaveCount(0);
  await page.getByRole('link', { name: 'Voltar para a oferta' }).click();
  await expect(page).toHaveURL(new RegExp(`/oferta/${code}$`, 'u'));
  expect(complaints).toEqual([]);
});

test('a best bid below the reserve and a sale apart from the bids are told in words', async ({
  page,
  world,
}) => {
  await open(page, await endedOffer(world, 'conditional'));
  await expect(verdict(page)).toContainText('Tudo confere');
  await expect(page.getByText('há, em valor não divulgado')).toBeVisible();
  await expect(steps(page).last()).toContainText('a equipe de vendas decide se o aceita');
  await open(page, await endedOffer(world, 'bought'), '?idiom=EN');
  await expect(verdict(page)).toContainText('Everything agrees');
  await expect(steps(page).last()).toContainText('The offer was sold apart from the bids');
});

test.describe('a ledger that was tampered with', () => {
  const cases = [
    [
      'the value of a line',
      'o código não corresponde ao que a linha diz',
      (it: Tampered) => (it.entradas[1].valor += 1),
    ],
    ['a line that is gone', 'número fora de ordem', (it: Tampered) => void it.entradas.splice(1, 1)],
    [
      'the price on show',
      'Resultado: preço, liderança, fim e situação mostrados: não confere',
      (it: Tampered) => (it.estado.valor += 100),
    ],
    [
      'a maximum',
      'A regra daria',
      (it: Tampered) => it.maximos.forEach((one) => (one.valor = 1_000_000_000)),
    ],
  ] as const;
  for (const [name, words, change] of cases) {
    test(`shows ${name}, rule 0.9`, async ({ page, world }) => {
      const code = await endedOffer(world, 'sold');
      await page.route(`**/api/offer/${code}/ledger*`, async (route) => {
        const reply = await route.fetch();
        const ledger: Tampered = JSON.parse(await reply.text());
        change(ledger);
        await route.fulfill({ response: reply, json: ledger });
      });
      await open(page, code);
      await expect(verdict(page)).toContainText('Não confere');
      await expect(page.getByRole('main')).toContainText(words);
    });
  }
});

/** What of a reply is changed on its way. */
interface Tampered {
  entradas: [{ valor: number }, { valor: number }, ...{ valor: number }[]];
  estado: { valor: number };
  maximos: { valor: number }[];
}

test('only the broken steps are shown when somebody wants that', async ({ page, world }) => {
  const code = await endedOffer(world, 'sold');
  await page.route(`**/api/offer/${code}/ledger*`, async (route) => {
    const reply = await route.fetch();
    const ledger: Tampered = JSON.parse(await reply.text());
    ledger.entradas[0].valor += 1;
    await route.fulfill({ response: reply, json: ledger });
  });
  await open(page, code);
  await expect(verdict(page)).toContainText('Não confere');
  const all = await steps(page).count();
  await page.getByRole('checkbox', { name: 'Mostrar só o que não confere' }).check();
  await expect(steps(page).first()).toContainText('Não confere');
  await expect.poll(() => steps(page).count()).toBeLessThan(all);
});

test('an open offer agrees so far, and its maxima stay secret', async ({ page, world }) => {
  const code = Number(
    await world.value('code', 'select offer_code as code from auction where open and bid_count > 2 limit 1'),
  );
  await open(page, code);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conferir este histórico');
  await expect(verdict(page)).toContainText('Até aqui confere');
  await expect(page.getByText('Regra: cada linha é o que a regra escreve: só depois do fim')).toBeVisible();
  await expect(page.getByText('definiu um valor máximo')).toHaveCount(0);
});

test('an offer without bids says so, a failed reply is tried again', async ({ page, world }) => {
  const code = await world.offer();
  let failing = true;
  await page.route(`**/api/offer/${code}/ledger*`, (route) =>
    failing ? route.fulfill({ status: 500, json: { erros: ['x'] } }) : route.continue(),
  );
  await open(page, code);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Não foi possível buscar o histórico.',
  );
  failing = false;
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByText('Ainda não há lances nesta oferta')).toBeVisible();
});

test('the ledger is taken along as JSON and as spreadsheets', async ({ page, world }) => {
  const code = await endedOffer(world, 'sold');
  await open(page, code);
  await expect(verdict(page)).toContainText('Tudo confere');
  const save = async (role: 'link' | 'button', name: string): Promise<string> => {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole(role, { name }).click()]);
    return readFile(await file.path(), 'utf8');
  };
  const json = await save('link', 'JSON');
  expect(json).toContain(`"codigoOferta":${code}`);
  const csv = await save('button', 'Planilha (CSV)');
  expect(csv.split('\r\n')[0]).toBe('seq,em,participante,tipo,valor,anterior,hash');
  expect(csv.split('\r\n').length).toBeGreaterThan(4);
});

test('a thousand lines come a page at a time', async ({ page, world }) => {
  const code = await world.offer();
  const line = (seq: number) => ({
    seq,
    em: new Date(Date.UTC(2026, 0, 1, 12, 0, seq)).toISOString(),
    participante: `P-0000000${seq % 2}`,
    tipo: 'L',
    valor: 1_000_000 + seq * 10_000,
    anterior: '0'.repeat(64),
    hash: 'a'.repeat(64),
  });
  await page.route(`**/api/offer/${code}/ledger*`, async (route) => {
    const reply = await route.fetch();
    const ledger: object = JSON.parse(await reply.text());
    await route.fulfill({
      response: reply,
      json: { ...ledger, entradas: Array.from({ length: 1000 }, (_, index) => line(index + 1)) },
    });
  });
  await open(page, code);
  await expect(steps(page)).toHaveCount(30);
  await page.getByRole('button', { name: 'Mostrar mais 100 (de 1000)' }).click();
  await expect(steps(page)).toHaveCount(130);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says how to check by hand, and where the lines are', async ({ page, world }) => {
    const code = await endedOffer(world, 'sold');
    await page.goto(`/oferta/${code}/conferir`);
    await expect(page.locator('main noscript > div')).toContainText(
      'A conferência automática precisa de JavaScript.',
    );
    await expect(page.getByRole('heading', { name: 'Como conferir à mão' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'JSON' })).toHaveAttribute(
      'href',
      `/api/offer/${code}/ledger`,
    );
  });
});

test('an unknown offer is a missing page', async ({ page }) => {
  const reply = await page.goto('/oferta/999999999/conferir');
  expect(reply?.status()).toBe(404);
});
