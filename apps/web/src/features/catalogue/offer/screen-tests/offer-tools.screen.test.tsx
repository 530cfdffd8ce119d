import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCall, sentCalls, reply } from '../../../../../test/screens/calls.ts';
import { OfferScreen } from '../../../../../test/screens/pages/offer-screen.ts';
import { world } from '../../../../../test/screens/world.ts';

const favourite = page.getByRole('main').getByRole('button', { name: 'Favoritar', exact: true }).first();
const report = page.getByRole('link', { name: /^Baixar laudo/ });

describe('the favourite of the offer page', () => {
  test('changes only after the call has succeeded, DETL-10, DETL-11', async () => {
    await world.signedIn();
    const code = await world.offer();
    const offer = await new OfferScreen().open(code);
    const marked = offer.panel.getByRole('button', { name: 'Remover dos favoritos' });
    const toggle = offer.panel.getByRole('button', { name: 'Favoritar', exact: true });
    const refused = Promise.withResolvers<void>();
    answerCall('POST', '/offer/favorite', async () => {
      await refused.promise;
      return reply(500, { erros: ['x'] });
    });
    await toggle.click();
    await expect.poll(() => sentCalls('POST', '/offer/favorite').length).toBe(1);
    await expect.element(toggle).toHaveAttribute('aria-pressed', 'false');
    refused.resolve();
    await expect.element(page.getByText('Não foi possível favoritar a oferta. Tente de novo.')).toBeVisible();
    await expect.element(toggle).toHaveAttribute('aria-pressed', 'false');
    answerCall('POST', '/offer/favorite', (_call, pass) => pass());
    await toggle.click();
    await expect.element(marked).toHaveAttribute('aria-pressed', 'true');
    await offer.open(code);
    await expect.element(marked).toHaveAttribute('aria-pressed', 'true');
  });

  test('does nothing for a visitor, DETL-10', async () => {
    await new OfferScreen().open(await world.offer());
    await favourite.click();
    await expect.element(favourite).toHaveAttribute('aria-pressed', 'false');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(sentCalls('POST', '/offer/favorite')).toEqual([]);
  });
});

test('the shortcut leads to the field for questions, DETL-12', async () => {
  await world.signedIn();
  await new OfferScreen().open(await world.offer({ description: '<p>Muito texto.</p>'.repeat(60) }));
  const field = page.getByRole('textbox', { name: 'Sua pergunta' });
  await expect.element(field).not.toBeInViewport();
  await page.getByRole('button', { name: 'Fazer uma pergunta' }).click();
  await expect.element(field).toBeInViewport();
  await expect.element(field).toHaveFocus();
});

describe('the report', () => {
  test('is offered for saving under its name, and not without one, DETL-13', async () => {
    const options = { reportCode: `laudo${Date.now()}`, reportName: 'laudo-volvo.txt' };
    await new OfferScreen().open(await world.offer(options));
    await expect.element(report).toHaveAttribute('download', 'laudo-volvo.txt');
    await expect.element(report).toHaveAttribute('href', `/api/offer/laudo/${options.reportCode}`);
    await expect.element(report).toMatchTextContent('laudo-volvo.txt');
    await new OfferScreen().open(await world.offer());
    await expect.element(page.getByRole('button', { name: 'Fazer uma pergunta' })).toBeVisible();
    await expect.element(report).not.toBeInTheDocument();
  });

  test('that is gone says so, DETL-13', async () => {
    const options = { reportCode: `laudo${Date.now()}x`, reportName: 'laudo do gol.pdf' };
    const offer = await new OfferScreen().open(await world.offer(options));
    await report.click();
    await expect
      .element(offer.panel.getByRole('alert'))
      .toMatchTextContent('O laudo não está disponível agora.');
  });
});

describe('how bidding works', () => {
  const open = async (html: string) => {
    answerCall('GET', '/dynamic/info_lance', () => reply(200, { description: '', html }));
    const offer = await new OfferScreen().open(await world.offer({ increment: 300 }), 'leilao');
    await offer.panel.getByRole('button', { name: 'Como funcionam os lances' }).click();
    return offer.dialog('Como funcionam os lances');
  };

  test('is explained in the words of the house, with what an automatic bid adds and a worked example, DETL-14, DETL-15', async () => {
    const dialog = await open('<p>Palavras da casa sobre lances.</p>');
    await expect.element(dialog).toMatchTextContent('Palavras da casa sobre lances.');
    await expect.element(dialog).not.toMatchTextContent('Lance manual: você informa o valor do lance.');
    await expect.element(dialog).toMatchTextContent(/R\$ 300,00 ao maior lance/);
    await expect.element(dialog.getByRole('heading', { name: /^Exemplo/ })).toBeVisible();
    await expect
      .element(dialog)
      .toMatchTextContent('Ao final da oferta o resultado será enviado por e-mail.');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('is explained in default words if the house has none, DETL-14', async () => {
    const dialog = await open('');
    await expect.element(dialog).toMatchTextContent('Lance manual: você informa o valor do lance.');
    await expect.element(dialog).toMatchTextContent(/R\$ 300,00 ao maior lance/);
  });
});
