import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../../../../../test/screens/open-screen.tsx';
import { CancellationScreen } from '../../../../../test/screens/pages/cancellation-screen.ts';
import { OfferScreen } from '../../../../../test/screens/pages/offer-screen.ts';
import { textsOf } from '../../../../../test/screens/elements.ts';
import { world } from '../../../../../test/screens/world.ts';
import { purchasedOffer } from '../../../../../test/world/purchases.ts';

const fact = (codigoAdditionalInformation: number, title: string, value: string) => ({
  codigoAdditionalInformation,
  title,
  value,
});

/** 119 and 120 under titles of their own, what goes by its title under any code. */
const VEHICLE = {
  yearManufacture: 2019,
  yearModel: 2020,
  usage: 45_000,
  colour: 'Prata',
  fuel: 'Flex',
  plate: 'ABC1D23',
  additional: [
    fact(119, 'Caixa de marchas', 'Manual'),
    fact(120, 'Número de portas', '4'),
    fact(501, 'Tração', '4x4'),
    fact(502, 'Tipo de Direção', 'Elétrica'),
    fact(503, 'Chassis Remarcado', 'Sim'),
  ],
};

/** The cards of an offer that are about what was put in by code and title. */
const CARDS = ['Câmbio', 'Tipo de Direção', 'Tração', 'Número de portas'];

test('code 119 is the gearbox and 120 the doors; traction, steering and a remarked chassis go by their titles, ENTY-04', async () => {
  await new OfferScreen().open(await world.offer({ title: 'Gol codificado', vehicles: [VEHICLE] }));
  const offer = new OfferScreen();
  await expect.element(offer.fact('Câmbio')).toBeVisible();
  expect(CARDS.map((title) => textsOf(offer.fact(title)))).toEqual([
    ['Manual'],
    ['Elétrica'],
    ['4x4'],
    ['4'],
  ]);
  for (const hidden of ['Caixa de marchas', 'Chassis Remarcado'])
    await expect.element(page.getByText(hidden)).not.toBeInTheDocument();
});

test('the gearbox of a purchase that is cancelled has code 119, ENTY-04', async () => {
  const { id } = await world.signedIn();
  const code = await purchasedOffer(world, id, { offer: { vehicles: [VEHICLE] } });
  const screen = new CancellationScreen();
  await openScreen(`/cancelamento/${code}`);
  await expect.element(screen.fact('Câmbio')).toHaveTextContent('Manual');
});
