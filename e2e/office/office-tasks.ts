import { expect, type Page } from '@playwright/test';
import type { OfficePage } from './office-page.ts';

/** Invites a user to the team; the page of the team is open. */
export async function invite(
  { page, panel }: OfficePage,
  invited: { readonly email: string; readonly name: string; readonly role: string },
): Promise<void> {
  await page.getByRole('button', { name: 'Convidar' }).click();
  await panel.getByLabel('E-mail').fill(invited.email);
  await panel.getByLabel('Nome').fill(invited.name);
  await panel.getByPlaceholder('Escolha').click();
  await page.getByRole('option', { name: invited.role }).click();
  await panel.getByRole('button', { name: 'Enviar convite' }).click();
}

/** Answers a question. */
export async function answer(office: OfficePage, question: string, reply: string): Promise<void> {
  await office.goTo('Perguntas');
  await office.row(question).click();
  await office.panel.getByLabel('Resposta').fill(reply);
  await office.panel.getByRole('button', { name: 'Responder' }).click();
  await expect(office.done('Resposta publicada.')).toBeVisible();
}

/** Answers the proposal for an offer with another amount. */
export async function counter(office: OfficePage, title: string, reais: string): Promise<void> {
  await office.goTo('Propostas');
  await office.row(title).click();
  await office.panel.getByRole('button', { name: 'Contrapropor' }).click();
  await office.panel.getByLabel('Nosso valor').fill(reais);
  await office.panel.getByRole('button', { name: 'Contrapropor' }).last().click();
  await expect(office.done('Contraproposta enviada.')).toBeVisible();
}

/** Accepts the proposal for an offer at an amount such as `27.000,00`. */
export async function accept(office: OfficePage, title: string, amount: string): Promise<void> {
  await office.goTo('Propostas');
  await office.row(title).filter({ hasText: amount }).click();
  await office.panel.getByRole('button', { name: 'Aceitar' }).click();
  const question = office.page.getByRole('dialog', { name: /^Aceitar R\$/ });
  await expect(question).toContainText(amount);
  await question.getByRole('button', { name: 'Aceitar' }).click();
  await expect(office.done('Proposta aceita: a oferta foi vendida.')).toBeVisible();
}

/** Takes the open purchase a step further. */
export async function step({ page, panel }: OfficePage, name: string): Promise<void> {
  await panel.getByRole('button', { name, exact: true }).first().click();
  const question = page.getByRole('dialog', { name: `${name}?` });
  await question.getByRole('button', { name, exact: true }).click();
  await expect(question).toBeHidden();
}

/** Confirms that the buyer is notified of order data. */
export async function saveAndNotify(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Salvar e avisar o comprador?' });
  await question.getByRole('button', { name: 'Salvar' }).click();
  // Until it is gone, Escape closes it and not the panel.
  await expect(question).toBeHidden();
}

/** Opens a purchase, writes down what its buyer said, and records invoice and payment. */
export async function takePayment(office: OfficePage, title: string): Promise<void> {
  const { page, panel } = office;
  await office.goTo('Compras');
  await office.row(title).click();
  await panel.getByLabel('O que foi dito').fill('Vai pagar à vista.');
  await panel.getByRole('button', { name: 'Anotar' }).click();
  await expect(panel.getByLabel('O que foi dito')).toHaveValue('');
  await expect(panel.getByRole('paragraph').filter({ hasText: 'Vai pagar à vista.' })).toBeVisible();
  await step(office, 'Comprador contatado');
  await panel.getByLabel('Pagamento aprovado').check();
  await panel.getByLabel('Nota fiscal emitida').check();
  // The word about the purchase before may still be on the screen.
  const saved = page.waitForResponse((reply) => /\/purchases\/\d+\/order/.test(reply.url()));
  await panel.getByRole('button', { name: 'Salvar' }).first().click();
  await saveAndNotify(page);
  expect((await saved).status()).toBe(200);
}

/** Approves a cancellation. */
export async function approveCancellation(office: OfficePage, title: string): Promise<void> {
  await office.goTo('Cancelamentos');
  await office.row(title).click();
  await office.panel.getByRole('button', { name: 'Aprovar' }).click();
  const question = office.page.getByRole('dialog', { name: 'Aprovar o cancelamento?' });
  await question.getByRole('button', { name: 'Aprovar' }).click();
  await expect(office.done('Cancelamento aprovado')).toBeVisible();
}

/** Records that a refund was paid. */
export async function confirmRefund(office: OfficePage, title: string): Promise<void> {
  await office.goTo('Devoluções');
  await office.row(title).click();
  await office.panel.getByRole('button', { name: 'Confirmar a devolução' }).click();
  const question = office.page.getByRole('dialog', { name: /^Devolvido R\$/ });
  await question.getByRole('button', { name: 'Confirmar a devolução' }).click();
  await expect(office.done('Devolução registrada')).toBeVisible();
}

/** Annuls the bid at an amount such as `19.000,00`. */
export async function annul(office: OfficePage, title: string, amount: string): Promise<void> {
  await office.goTo('Ao vivo');
  await office.row(title).click();
  await office.panel.getByRole('checkbox', { name: amount }).check();
  await office.panel.getByRole('button', { name: 'Anular' }).click();
  const question = office.page.getByRole('dialog', { name: 'Anular este lance?' });
  await question.getByLabel('Nota interna').fill('Digitou um algarismo a mais.');
  await question.getByRole('combobox', { name: 'Motivo público' }).click();
  await office.page.getByRole('option', { name: 'engano de digitação' }).click();
  await question.getByRole('button', { name: 'Anular' }).click();
  await expect(office.done('Lance anulado.')).toBeVisible();
}

/** Sells at the best bid below the reserve. */
export async function sellBelowReserve(office: OfficePage, title: string): Promise<void> {
  await office.goTo('Vendas condicionais');
  await office.row(title).click();
  await office.panel.getByRole('button', { name: 'Vender por este lance' }).click();
  const question = office.page.getByRole('dialog', { name: /^Vender por R\$/ });
  await question.getByRole('button', { name: 'Vender por este lance' }).click();
  await expect(office.done('Vendida pelo melhor lance.')).toBeVisible();
}

/** Verifies the identity of a user by the photo of a document. */
export async function verify(office: OfficePage, name: string): Promise<void> {
  await office.goTo('Verificações');
  await office.row(name).click();
  const photo = office.panel.getByRole('region', { name: 'Documento com foto' });
  await photo.getByRole('button', { name: 'Mostrar' }).click();
  await expect(photo.getByRole('img')).toHaveJSProperty('naturalWidth', 1);
  await office.panel.getByLabel('Motivo da decisão').fill('Documentos conferem.');
  await office.panel.getByRole('button', { name: 'Aprovar' }).click();
  await expect(office.done('Identidade verificada')).toBeVisible();
}

/** Blocks an account. */
export async function block(office: OfficePage, email: string): Promise<void> {
  await office.goTo('Contas');
  await office.row(email).click();
  await office.page.getByRole('button', { name: 'Bloquear' }).click();
  await office.panel.getByLabel('Motivo, que a pessoa lê').fill('Documentos de outra pessoa.');
  await office.panel.getByRole('button', { name: 'Bloquear' }).click();
  await expect(office.done('Conta bloqueada.')).toBeVisible();
}

/** Fills the form of a new offer; it saves itself. */
export async function fillOffer({ page }: OfficePage, version: string): Promise<void> {
  const choose = async (label: string, name: string): Promise<void> => {
    const field = page.getByRole('combobox', { name: label, exact: true });
    // The intake at a yard has given the place already.
    if ((await field.inputValue()) === name) return;
    await field.fill(name);
    await page.getByRole('option', { name, exact: true }).click();
  };
  await choose('Marca', 'Fiat');
  await choose('Modelo', 'Uno');
  await page.getByLabel('Versão').fill(version);
  await page.getByLabel('Fabricação').fill('2019');
  await page.getByLabel('Ano do modelo').fill('2020');
  await choose('Estado da retirada', 'São Paulo');
  await choose('Cidade da retirada', 'Campinas');
  await page.getByRole('button', { name: /^Usar “/ }).click();
  await page.getByLabel('Valor de compra').fill('45.900,00');
  await page.getByLabel('Lance inicial').fill('30.000,00');
}
