import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress } from '../../../../test/screens/deals/address.ts';
import { answerCall, reply } from '../../../../test/screens/calls.ts';
import { changeReply, listOf, objectOf } from '../../../../test/screens/changed-reply.ts';
import { openScreen } from '../../../../test/screens/open-screen.tsx';
import { OfferScreen } from '../../../../test/screens/pages/offer-screen.ts';
import { SIZES } from '../../../../test/screens/sizes.ts';
import { world } from '../../../../test/screens/world.ts';
import { fieldOf, numberOf } from '../../../../test/world/world.ts';

const main = page.getByRole('main');
const verdict = main.getByRole('status').last();
const steps = main.getByRole('listitem').filter({ has: page.getByCss('time') });

/** Offers of the demo world by how they ended; those with the most lines first. */
async function endedOffer(outcome: 'sold' | 'conditional' | 'bought'): Promise<number> {
  const code = await world.value(
    'code',
    `select offer_code as code from auction where outcome = $1 and bid_count > 3
     order by end_at > now() - interval '10 seconds', offer_code limit 1`,
    [outcome],
  );
  return Number(code);
}

/** Opens the verification of an offer. */
const open = (code: number, more = ''): Promise<void> => openScreen(`/oferta/${code}/conferir${more}`);

/** An object with one field increased by an amount. */
function raised(object: unknown, field: string, by: number): object {
  return { ...objectOf(object), [field]: numberOf(fieldOf(object, field)) + by };
}

/** A ledger with its lines changed. */
function withLines(ledger: unknown, change: (lines: unknown[]) => unknown[]): object {
  return { ...objectOf(ledger), entradas: change(listOf(fieldOf(ledger, 'entradas'))) };
}

for (const { screen, width, height } of SIZES) {
  test(`a result is checked line by line on ${screen}, from the ended offer and back, rule 0.9`, async () => {
    await page.viewport(width, height);
    const code = await endedOffer('sold');
    await new OfferScreen().open(code, 'leilao');
    await page.getByRole('link', { name: 'Conferir este resultado' }).click();
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Conferir este resultado');
    await expect.element(verdict).toMatchTextContent('Tudo confere');
    await expect.element(steps.last()).toMatchTextContent('Quem lidera vence, pelo preço atual.');
    await expect.element(page.getByText('Não confere')).not.toBeInTheDocument();
    await page.getByRole('link', { name: 'Voltar para a oferta' }).click();
    await expect.element(new OfferScreen().panel).toBeVisible();
    expect(currentAddress()).toBe(`/oferta/${code}`);
  });
}

test('while the sales team decides on a best bid the maximums stay secret, and the page says until when, rule 0.41', async () => {
  await open(await endedOffer('conditional'));
  await expect.element(verdict).toMatchTextContent('Até aqui confere');
  await expect.element(verdict).toMatchTextContent('ainda pode ser reaberta ou espera uma decisão');
  await expect.element(page.getByText(/há, em valor não divulgado/)).toBeVisible();
  await expect.element(main).toMatchTextContent(/Máximos: .* em segredo até \d{2}\/\d{2}\/\d{4}/);
});

test('a sale outside the bidding is described in words, in English too', async () => {
  await open(await endedOffer('bought'), '?idiom=EN');
  await expect.element(verdict).toMatchTextContent('Everything matches');
  await expect.element(steps.last()).toMatchTextContent('The offer was sold outside the bidding');
});

describe('a ledger that was tampered with', () => {
  const cases: readonly (readonly [name: string, words: string, change: (ledger: unknown) => object])[] = [
    [
      'the value of a line',
      'o código não corresponde ao que a linha diz',
      (it) => withLines(it, ([first, second, ...rest]) => [first, raised(second, 'valor', 1), ...rest]),
    ],
    [
      'a line that is gone',
      'número fora de ordem',
      (it) => withLines(it, (lines) => lines.filter((_, at) => at !== 1)),
    ],
    [
      'the price on show',
      'Resultado: preço, liderança, fim e situação mostrados: não confere',
      (it) => ({ ...objectOf(it), estado: raised(fieldOf(it, 'estado'), 'valor', 100) }),
    ],
    [
      'a maximum',
      'A regra daria',
      (it) => ({
        ...objectOf(it),
        maximos: listOf(fieldOf(it, 'maximos')).map((one) => ({ ...objectOf(one), valor: 1_000_000_000 })),
      }),
    ],
  ];
  for (const [name, words, change] of cases) {
    test(`shows ${name}, rule 0.9`, async () => {
      const code = await endedOffer('sold');
      changeReply('GET', `/offer/${code}/ledger`, change);
      await open(code);
      await expect.element(verdict).toMatchTextContent('Não confere');
      await expect.element(main).toMatchTextContent(words);
    });
  }

  test('shows the broken steps alone when a user wants that', async () => {
    const code = await endedOffer('sold');
    changeReply('GET', `/offer/${code}/ledger`, (it) =>
      withLines(it, ([first, ...rest]) => [raised(first, 'valor', 1), ...rest]),
    );
    await open(code);
    await expect.element(verdict).toMatchTextContent('Não confere');
    const all = steps.elements().length;
    await page.getByRole('checkbox', { name: 'Mostrar só o que não confere' }).click();
    await expect.poll(() => steps.elements().length).toBeLessThan(all);
    const shown = steps.elements().map((step) => step.textContent);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((text) => !text.includes('Não confere'))).toEqual([]);
  });
});

test('an open offer agrees so far, and its maxima stay secret', async () => {
  const code = Number(
    await world.value('code', 'select offer_code as code from auction where open and bid_count > 2 limit 1'),
  );
  await open(code);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Conferir este histórico');
  await expect.element(verdict).toMatchTextContent('Até aqui confere');
  await expect
    .element(main)
    .toMatchTextContent('Regra: cada linha é o que a regra escreve: só depois do fim');
  await expect.element(page.getByText(/definiu um valor máximo/)).not.toBeInTheDocument();
});

test('an offer without bids says so, a failed reply is tried again', async () => {
  const code = await world.offer();
  answerCall('GET', `/offer/${code}/ledger`, () => reply(500, { erros: ['x'] }));
  await open(code);
  await expect.element(main.getByRole('alert')).toMatchTextContent('Não foi possível buscar o histórico.');
  answerCall('GET', `/offer/${code}/ledger`, (_call, pass) => pass());
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect.element(page.getByText(/^Ainda não há lances nesta oferta/)).toBeVisible();
});

test('a thousand lines come a page at a time', async () => {
  const code = await world.offer();
  const line = (seq: number) => ({
    seq,
    em: new Date(Date.UTC(2026, 0, 1, 12, 0, seq)).toISOString(),
    participante: `P-0000000${seq % 2}`,
    tipo: 'L',
    valor: 1_000_000 + seq * 10_000,
    anterior: '0'.repeat(64),
    hash: 'a'.repeat(64),
    selo: 'b'.repeat(64),
  });
  changeReply('GET', `/offer/${code}/ledger`, (it) =>
    withLines(it, () => Array.from({ length: 1000 }, (_, at) => line(at + 1))),
  );
  await open(code);
  const more = page.getByRole('button', { name: 'Mostrar mais 100 (de 1000)' });
  await expect.element(more).toBeVisible();
  expect(steps.elements()).toHaveLength(30);
  await more.click();
  await expect.poll(() => steps.elements()).toHaveLength(130);
});
