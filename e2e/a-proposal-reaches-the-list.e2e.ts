import { expect, test } from './journey.ts';
import { FlowPage } from './pages/flow-page.ts';
import { NegotiationsPage } from './pages/negotiations-page.ts';
import { OfferPage } from './pages/offer-page.ts';
import { LISTINGS, takeListing } from './world/listings.ts';
import { expectMail } from './world/mailbox.ts';

for (const listings of LISTINGS) {
  test.describe(`on imported ${listings.name}`, () => {
    test.skip(!listings.present, 'the reference data are not here');

    test('a proposal goes through the flow and stands in the list as under review, PROP-04, PROP-05, FINL-01', async ({
      page,
      context,
      world,
    }) => {
      const { code, title } = await takeListing(world, listings);
      await world.query('update offer set accepts_proposals = true where code = $1 returning code', [code]);
      const person = await world.signedIn(context);
      const offer = await new OfferPage(page).open(code, 'proposta');
      const dialog = offer.dialog('Faça uma proposta');
      await dialog.getByLabel('Valor da proposta').fill('12345');
      await dialog.getByLabel(/Mensagem para a equipe/).fill('Pago à vista.');
      await dialog.getByRole('button', { name: 'Continuar com a proposta' }).click();
      const flow = new FlowPage(page);
      await flow.complete();
      await expect(page.getByText('Sua proposta foi enviada para análise.')).toBeVisible();
      await page.getByRole('link', { name: 'Acompanhar em minhas negociações' }).click();
      const negotiations = new NegotiationsPage(page);
      await expect(negotiations.row(title)).toContainText('Proposta em análise');
      await expect(negotiations.row(title)).toContainText('R$ 12.345,00');
      await expectMail(page.request, person.email, /Proposta enviada para análise/);
    });
  });
}
