import { describe, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { lowContrast, brokenRules } from '../../../../test/screens/accessibility.ts';
import { bidAs } from '../../../../test/screens/deals/bid-as.ts';
import { answerCall, reply } from '../../../../test/screens/calls.ts';
import { mailedCode } from '../../../../test/screens/mailbox.ts';
import { openScreen } from '../../../../test/screens/open-screen.tsx';
import { openReview } from '../../../../test/screens/pages/stored-flow.ts';
import { world } from '../../../../test/screens/world.ts';

const dialog = page.getByRole('dialog');
const newVisitor = { emailConfirmed: false, identityVerified: false } as const;
const bidders = (code: number) =>
  world.query(`select bidder_id from bid where offer_code = $1 and kind = 'L'`, [code]);

async function reviewAs(options: Parameters<typeof world.signedIn>[0], value = 1_000_000) {
  const person = await world.signedIn(options);
  const code = await world.offer({ buyNow: 20_000, acceptsProposals: true });
  const flow = await openReview({ type: 'BID', value, code });
  return { person, code, flow };
}

describe('an e-mail that is not confirmed', () => {
  test('is asked for above the review, and the bid goes on from there with the code, rule 0.26', async () => {
    const { person, code, flow } = await reviewAs(newVisitor);
    await flow.commit();
    await expect.element(page.getByRole('dialog', { name: 'Confirme seu e-mail' })).toBeVisible();
    await expect.element(dialog.getByText(/^Enviamos um código de seis números/)).toBeVisible();
    expect(await brokenRules()).toEqual([]);
    const right = await mailedCode(person.email);
    const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0');
    const field = dialog.getByRole('textbox', { name: 'Código de seis números' });
    const confirm = dialog.getByRole('button', { name: 'Confirmar e continuar' });
    await expect.element(confirm).toBeDisabled();
    await field.fill(wrong);
    await confirm.click();
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('Código incorreto. Confira os seis números do e-mail mais recente.');
    expect(await bidders(code)).toEqual([]);
    await field.fill(right);
    await confirm.click();
    await expect.element(page.getByText('Tudo Encaminhado!')).toBeVisible();
    expect(await bidders(code)).toEqual([{ bidder_id: person.id }]);
  });

  test('gets another code a minute later at the soonest', async () => {
    const { flow } = await reviewAs(newVisitor);
    await flow.commit();
    await expect
      .element(dialog.getByRole('button', { name: /^Enviar outro código em \d+ s$/ }))
      .toBeDisabled();
  });

  test('is asked for before the flow begins as well', async () => {
    await world.signedIn(newVisitor);
    const code = await world.offer({ buyNow: 20_000 });
    await openScreen(`/oferta/${code}`);
    await page
      .getByRole('button', { name: /^Comprar/ })
      .first()
      .click();
    await expect.element(page.getByRole('dialog', { name: 'Confirme seu e-mail' })).toBeVisible();
  });
});

describe('an amount beyond the limit', () => {
  test('names the limit and leads to the documents in the profile', async () => {
    const { flow } = await reviewAs({ identityVerified: false }, 9_000_000);
    await flow.commit();
    await expect.element(page.getByRole('dialog', { name: 'Limite atingido' })).toBeVisible();
    await expect
      .element(dialog.getByText(/^Este valor passa do seu limite de R\$\s80\.000,00/))
      .toBeVisible();
    await dialog.getByRole('link', { name: 'Verificar minha identidade' }).click();
    await expect.element(page.getByRole('region', { name: 'Limite para negociar' })).toBeVisible();
  });

  test('of a verified account leads to a deposit', async () => {
    const { flow } = await reviewAs({});
    const shown = {
      erros: ['Para aumentar o limite, deixe um depósito.'],
      tipo: 'EXPOSICAO',
      comoAumentar: 'caucao',
    };
    answerCall('POST', '/lance', () => reply(206, shown));
    await flow.commit();
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('Para aumentar o limite, deixe um depósito.');
    await expect.element(dialog.getByRole('link')).not.toBeInTheDocument();
  });
});

describe('the profile', () => {
  const section = page.getByRole('region', { name: 'Limite para negociar' });

  test('shows level, limit, what is in use and what raises it', async () => {
    const person = await world.signedIn({ identityVerified: false });
    await bidAs(person, await world.offer(), 12_000);
    await openScreen('/perfil');
    await expect.element(section.getByText('Nível 1: E-mail confirmado')).toBeVisible();
    expect(await brokenRules()).toEqual([]);
    await commands.showColours('dark');
    expect(await lowContrast()).toEqual([]);
    await commands.showColours(null);
    await expect.element(section.getByText('R$ 12.000,00 em uso de R$ 80.000,00')).toBeVisible();
    await expect
      .element(section.getByText('Com a identidade verificada, o limite passa a R$ 500.000,00.'))
      .toBeVisible();
  });

  test('takes the documents and shows that they wait', async () => {
    const person = await world.signedIn({ identityVerified: false });
    await openScreen('/perfil');
    await section.getByRole('button', { name: 'Enviar documentos' }).click();
    await dialog.getByRole('button', { name: 'Enviar para análise' }).click();
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('Escolha um arquivo para cada documento.');
    expect(await brokenRules()).toEqual([]);
    const pdf = () => new File(['%PDF-1.7 documento'], 'documento.pdf', { type: 'application/pdf' });
    await expect.element(dialog.getByText('Nenhum arquivo escolhido').first()).toBeVisible();
    await dialog.getByLabelText('Documento com foto').upload(pdf());
    await expect.element(dialog.getByText(pdf().name)).toBeVisible();
    await dialog.getByLabelText('Comprovante de endereço').upload(pdf());
    await dialog.getByRole('button', { name: 'Enviar para análise' }).click();
    await expect.element(section.getByText(/^Seus documentos estão em análise/)).toBeVisible();
    const waiting = 'select state from identity_request where account_id = $1';
    expect(await world.query(waiting, [person.id])).toEqual([{ state: 'open' }]);
  });
});
