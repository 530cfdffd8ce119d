import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { overflow } from '../../../../../test/screens/accessibility.ts';
import { openScreen } from '../../../../../test/screens/open-screen.tsx';
import { OfferScreen } from '../../../../../test/screens/pages/offer-screen.ts';
import { SIZES } from '../../../../../test/screens/sizes.ts';
import { world } from '../../../../../test/screens/world.ts';

const extra = (code: number, title: string, value: string) => ({
  codigoAdditionalInformation: code,
  title,
  value,
});

const VEHICLE = {
  categoryCode: 5,
  brand: 'Volvo',
  usage: 120_000,
  fuel: 'Diesel',
  colour: 'Furta-cor',
  additional: [extra(119, 'Câmbio', 'Automatizado'), extra(130, 'Motor', 'Tem'), extra(131, 'Engate', 'Sim')],
  optionals: [{ title: 'Conforto', items: [{ name: 'Banco pneumático', stars: 3 }] }],
  tanks: [{ material: 'Aço', capacidade: 15_000 }],
  implements: [
    {
      tipoImplemento: 'Baú',
      fabricante: 'Randon',
      modelo: 'SR',
      anoImplemento: 2018,
      largura: 2.6,
      altura: 4,
      comprimento: 14,
    },
  ],
};
const whole = () =>
  world.offer({
    buyNow: 400_000,
    acceptsProposals: true,
    description: '<p>Caminhão revisado.</p>',
    vehicles: [VEHICLE],
  });

/** Whether elements follow each other in the document. */
function follow(elements: readonly Element[]): boolean {
  return elements.every((element, at) => {
    const next = elements[at + 1];
    return (
      next === undefined || (element.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    );
  });
}

for (const { screen, width, height } of SIZES) {
  test(`what the panel and the page show comes in the order of the documents on ${screen}, DETL-01 to DETL-28`, async () => {
    await page.viewport(width, height);
    const offer = await new OfferScreen().open(await whole(), 'leilao');
    const region = (name: string) => page.getByRole('region', { name, exact: true }).first();
    const panel = [
      page.getByRole('heading', { level: 1 }),
      offer.price,
      offer.bidField,
      offer.quickBids.first(),
      offer.countdown,
      offer.sendBid,
      offer.automaticBid,
      offer.buyNow,
      offer.propose,
      offer.panel.getByRole('button', { name: 'Favoritar' }),
      offer.panel.getByRole('button', { name: 'Fazer uma pergunta' }),
      offer.panel.getByRole('button', { name: 'Como funcionam os lances' }),
    ];
    const sections = [
      page.getByRole('heading', { name: 'Ficha do veículo' }),
      region('Tanques'),
      region('Implementos'),
      region('Descrição'),
      region('Opcionais'),
      region('Perguntas e respostas'),
      region('Ofertas semelhantes'),
    ];
    for (const one of [...panel, ...sections.slice(0, -1)]) await expect.element(one).toBeVisible();
    expect(follow(panel.map((one) => one.element()))).toBe(true);
    const tops = panel.slice(2, 9).map((one) => one.element().getBoundingClientRect().top);
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    expect(follow(sections.flatMap((one) => one.elements()))).toBe(true);
  });

  test(`the vehicles of a lot stand with their facts without scrolling sideways on ${screen}`, async () => {
    await page.viewport(width, height);
    const machine = { ...VEHICLE, categoryCode: 3, counter: 'h' as const, usage: 3500 };
    const offer = await new OfferScreen().open(await world.offer({ vehicles: [machine, machine, machine] }));
    await expect.element(offer.panel).toBeVisible();
    const table = page.getByRole('table', { name: 'Veículos do lote (3)' });
    const row = table.getByRole('row').nth(1);
    for (const fact of ['3.500 h', 'Diesel', 'Furta-cor', '9 não informados'])
      await expect.element(row).toMatchTextContent(fact);
    await expect.element(table.getByRole('columnheader', { name: 'Horímetro' })).toBeInTheDocument();
    expect(overflow()).toBe(0);
    const { width: room } = table.element().parentElement?.getBoundingClientRect() ?? { width: 0 };
    expect(table.element().scrollWidth).toBeLessThanOrEqual(Math.ceil(room));
  });
}

test('a fact that says nothing is not shown, and one that does is, DETL-23', async () => {
  const offer = await new OfferScreen().open(await whole());
  await expect.element(offer.fact('Engate')).toHaveTextContent('Sim');
  await expect.element(offer.fact('Motor')).not.toBeInTheDocument();
});

test('what sellers wrote is marked as Portuguese on the English page, and what is translated is not, I18N-02', async () => {
  await openScreen(`/oferta/${await whole()}?idiom=EN`);
  const lang = (text: string) => page.getByText(text, { exact: true }).first().element().closest('[lang]');
  await expect.element(page.getByText('Banco pneumático')).toBeVisible();
  for (const written of ['Caminhão revisado.', 'Banco pneumático', 'Conforto', 'Furta-cor', 'Baú'])
    expect([written, lang(written)?.getAttribute('lang')]).toEqual([written, 'pt-BR']);
  for (const translated of ['Automated manual', 'Yes', 'Equipment'])
    expect([translated, lang(translated)?.getAttribute('lang') ?? 'en']).toEqual([translated, 'en']);
});
