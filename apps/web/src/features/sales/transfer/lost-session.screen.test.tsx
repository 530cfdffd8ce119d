import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { page } from 'vitest/browser';
import { expect, test } from 'vitest';
import { salesTeam } from '../../../../test/screens/deals/sales-team.ts';
import { openScreen } from '../../../../test/screens/open-screen.tsx';
import { sendWithoutSession } from '../../../../test/screens/pages/lost-session.ts';
import { world } from '../../../../test/screens/world.ts';
import { purchasedOffer } from '../../../../test/world/purchases.ts';
import { fieldOf, numberOf } from '../../../../test/world/world.ts';

const section = page.getByRole('region', { name: 'Transferência do veículo' });
const file = () =>
  new File(['%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj'], 'atpv.pdf', { type: 'application/pdf' });

/** A paid purchase of the signed-in user whose next step of the transfer is theirs; its page is open. */
async function opened() {
  const person = await world.signedIn();
  const columns = { payment_approved: true, payment_approved_at: '2026-11-20T12:00:00Z' };
  const offer = await purchasedOffer(world, person.id, { columns });
  await world.query(`update vehicle set plate = 'ABC1D23' where offer_code = $1 returning code`, [offer]);
  const code = numberOf(
    await world.value('code', 'select code from purchase where offer_code = $1', [offer]),
  );
  const sales = await salesTeam();
  const { versao } = fieldsOf(await sales.get(`purchases/${code}/transfer`));
  await sales.post(`purchases/${code}/transfer/atpv/done`, { versao, feitaEm: dayOf(Date.now()) });
  await openScreen(`/compra/${code}`);
  return person;
}

const fieldsOf = (reply: unknown) => ({ versao: numberOf(fieldOf(fieldOf(reply, 'data'), 'versao')) });

test('what is typed about a step of the transfer, and why it is undone, is there again after the session ended, SESS-11', async () => {
  const person = await opened();
  const note = page.getByLabelText('Observação (opcional)');
  const begin = section.getByRole('button', { name: /^Já fiz: / });
  const send = page.getByRole('dialog').getByRole('button', { name: 'Marcar' });
  await begin.click();
  await note.fill('Assinei no cartório de Serra.');
  await page.getByLabelText('Arquivo').upload(file());
  await sendWithoutSession({ person, send, method: 'POST', path: /\/documentos$/ });
  await begin.click();
  await expect.element(note).toHaveValue('Assinei no cartório de Serra.');
  await page.getByLabelText('Arquivo').upload(file());
  await send.click();
  const undo = section.getByRole('button', { name: /^Desfazer: / });
  await undo.click();
  const reason = page.getByLabelText('Motivo, que quem vende lê');
  await reason.fill('Enviei o papel errado.');
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Desfazer' });
  await sendWithoutSession({ person, send: confirm, method: 'POST', path: /\/desfazer$/ });
  await undo.click();
  await expect.element(reason).toHaveValue('Enviei o papel errado.');
  await confirm.click();
  await expect.element(begin).toBeVisible();
  await begin.click();
  await expect.element(note).toHaveValue('');
});
