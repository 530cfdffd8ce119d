import { expect, test } from '../journey.ts';
import { FlowPage } from '../pages/flow-page.ts';
import { NegotiationsPage } from '../pages/negotiations-page.ts';
import { OfferPage } from '../pages/offer-page.ts';
import { expectMail } from '../world/mailbox.ts';

test('a proposal is withdrawn from its row, with a reason, and may be made again, CANC-05, CANC-07, GENL-06', async ({
  page,
  context,
  world,
  request,
}) => {
  const person = await world.signedIn(context);
  const title = `Gol proposto ${world.word()}`;
  const code = await world.offer({ title, acceptsProposals: true });
  const offer = await new OfferPage(page).open(code, 'proposta');
  const proposal = offer.dialog('Faça uma proposta');
  await proposal.getByLabel('Valor da proposta').fill('9000');
  await proposal.getByRole('button', { name: 'Continuar com a proposta' }).click();
  await new FlowPage(page).complete();
  const list = await new NegotiationsPage(page).open('negociacao');
  const row = list.row(title);
  await expect(row).toContainText('Proposta em análise');
  await row.getByRole('button', { name: 'Cancelar proposta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancelar proposta' });
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Enviar' })).toBeDisabled();
  await dialog.getByLabel('Desisti da compra').check();
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  const done = page.getByRole('dialog', { name: 'Tudo certo' });
  await expect(done).toContainText('Proposta cancelada com sucesso.');
  const reloaded = page.waitForEvent('load');
  await done.getByRole('button', { name: 'OK' }).click();
  await reloaded;
  await expect(row).toContainText('Proposta retirada');
  await expect(row.getByRole('button', { name: 'Cancelar proposta' })).toHaveCount(0);
  await expectMail(request, person.email, /^Proposta retirada/);
});
