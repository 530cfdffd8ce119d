import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress } from '../../../../../test/screens/deals/address.ts';
import { brokenRules, overflow } from '../../../../../test/screens/accessibility.ts';
import { answerCall, cutOff, sentCalls, reply } from '../../../../../test/screens/calls.ts';
import { openScreen } from '../../../../../test/screens/open-screen.tsx';
import { NegotiationsScreen } from '../../../../../test/screens/pages/negotiations-screen.ts';
import { openReview } from '../../../../../test/screens/pages/stored-flow.ts';
import { salesTeam } from '../../../../../test/screens/deals/sales-team.ts';
import { world } from '../../../../../test/screens/world.ts';
import { recordDone } from '../../../identity/intents/public.ts';
import { purchasedOffer } from '../../../../../test/world/purchases.ts';
import { fieldOf } from '../../../../../test/world/world.ts';

/** The only deal that was sent: its address and body. */
function sent() {
  const calls = sentCalls('POST', /^\/(lance|compreja)/);
  expect(calls).toHaveLength(1);
  return { path: calls[0]?.path, body: calls[0]?.body };
}

describe('a confirmed deal is sent by its type', () => {
  test('a manual bid with its value, in BRL, once, FLOW-21, AUTO-05, GENL-08', async () => {
    await world.signedIn();
    const code = await world.offer();
    const flow = await openReview({ type: 'BID', code, value: 1_000_000 });
    await expect.element(flow.summary.getByTestId('price')).toHaveTextContent('R$ 10.000,00');
    await flow.agree.click();
    await flow.confirm.dblClick();
    await expect.element(flow.done).toBeVisible();
    expect(sent()).toMatchObject({
      path: '/lance',
      body: { cdofrta: code, cdmoeda: 1, vllance: 10_000, ismaximo: false },
    });
    expect(await placed(code)).toEqual([{ price: 1_000_000, maximum: null }]);
  });

  test('an automatic bid with its maximum, which is no price, FLOW-21, AUTO-05, GENL-08', async () => {
    await world.signedIn();
    const code = await world.offer();
    const flow = await openReview({ type: 'AUTO_BID', code, value: 1_200_000 });
    await flow.commit();
    await expect.element(flow.done).toBeVisible();
    expect(sent()).toMatchObject({
      path: '/lance',
      body: { cdofrta: code, cdmoeda: 1, vllance: 12_000, ismaximo: true },
    });
    expect(await placed(code)).toEqual([{ price: 1_000_000, maximum: 1_200_000 }]);
  });

  test('a purchase at its price, FLOW-21, BUYN-06, GENL-08', async () => {
    const { id } = await world.signedIn();
    const code = await world.offer({ buyNow: 20_000 });
    const flow = await openReview({ type: 'BUY', code, value: 2_000_000 });
    await flow.commit();
    await expect.element(flow.done).toBeVisible();
    expect(sent()).toMatchObject({
      path: '/compreja',
      body: { cdofrta: code, cdmoeda: 1, vllance: 20_000 },
    });
    const buyers = await world.query('select account_id from purchase where offer_code = $1', [code]);
    expect(buyers).toEqual([{ account_id: id }]);
  });

  test('a proposal with its author, FLOW-21, GENL-08', async () => {
    const { id } = await world.signedIn();
    const code = await world.offer({ acceptsProposals: true });
    const flow = await openReview({ type: 'PURPOSE', code, value: 900_000 });
    await flow.commit();
    await expect.element(flow.done).toBeVisible();
    expect(sent()).toMatchObject({
      path: '/lance/purpose',
      body: { cdofrta: code, cdusrio: id, cdmoeda: 1, vllance: 9_000 },
    });
  });
});

test('the message of a proposal is read by the sales team and by its author, PROP-04, PROP-05, ERRS-03', async () => {
  await world.signedIn();
  const title = `Gol ${world.word()}`;
  const code = await world.offer({ title, acceptsProposals: true });
  const message = 'Pago à vista, na retirada.';
  const flow = await openReview({ type: 'PURPOSE', code, value: 900_000, message });
  await flow.commit();
  await expect.element(page.getByText('Sua proposta foi enviada para análise.')).toBeVisible();
  const listed = await (await salesTeam()).get(`proposals?oferta=${code}`);
  expect(fieldOf(listed, 'data')).toMatchObject([{ valor: 9_000, passos: [{ mensagem: message }] }]);
  const row = (await new NegotiationsScreen().open('negociacao')).row(title);
  await expect.element(row).toMatchTextContent('Proposta em análise');
  await row.getByText('Andamento da proposta (1)').click();
  await expect.element(row.getByText(`“${message}”`)).toBeVisible();
});

for (const { where, partner } of [
  { where: 'in the house', partner: undefined },
  { where: 'in the store of a partner', partner: { id: 4711, name: 'Loja da Serra' } },
]) {
  for (const { type, path } of [
    { type: 'BUY', path: '/compreja' },
    { type: 'PURPOSE', path: '/lance/purpose' },
    { type: 'BID', path: '/lance' },
  ] as const) {
    test(`${type} ${where} names ${partner === undefined ? 'no' : 'its'} partner, FLOW-22`, async () => {
      await world.signedIn();
      answerCall('POST', path, () => reply(422, { erros: ['Não hoje.'] }));
      const options = { type, code: await world.offer({ buyNow: 20_000 }), value: 2_000_000 };
      const flow = await openReview(partner === undefined ? options : { ...options, partner });
      await flow.commit();
      await expect.element(page.getByRole('dialog')).toMatchTextContent('Não hoje.');
      expect(fieldOf(sent().body, 'parceiroId')).toBe(partner?.id);
    });
  }
}

describe('the last page', () => {
  for (const { tipo, text, ids } of [
    { tipo: 'BUY', text: 'Sua compra foi enviada para análise.', ids: 'FINL-01, FINL-06, ERRS-03' },
    { tipo: 'PURPOSE', text: 'Sua proposta foi enviada para análise.', ids: 'FINL-01, FINL-06, PROP-05' },
    {
      tipo: 'BID',
      text: 'Lance enviado! Ao final da oferta você receberá o resultado por e-mail.',
      ids: 'FINL-01, BIDS-08, ERRS-03',
    },
    {
      tipo: 'AUTO_BID',
      text: 'Lance enviado! Ao final da oferta você receberá o resultado por e-mail.',
      ids: 'FINL-01, BIDS-08',
    },
  ] as const) {
    test(`of ${tipo} says what happens next, FINL-02, ${ids}`, async () => {
      await world.signedIn();
      recordDone(tipo);
      await openScreen(`/finalizar/?tipo=${tipo}`);
      await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Tudo Encaminhado!');
      await expect.element(page.getByText(text)).toBeVisible();
    });
  }

  test('leads to the negotiations and home and says whom to ask, FINL-03, FINL-04, FINL-05', async () => {
    await world.signedIn();
    recordDone('BID');
    await openScreen('/finalizar/?tipo=BID');
    const main = page.getByRole('main');
    await expect.element(main.getByCss('a[href^="mailto:"]')).toBeVisible();
    await expect.element(main.getByCss('a[href^="tel:"]')).toBeVisible();
    await page.getByRole('link', { name: 'Acompanhar em minhas negociações' }).click();
    await expect.poll(currentAddress).toMatch(/^\/negociacao\//);
    await openScreen('/finalizar/?tipo=BID');
    await page.getByRole('link', { name: 'Voltar para o início' }).click();
    await expect.poll(currentAddress).toMatch(/^\/home\//);
  });

  for (const { tipo, lance, label } of [
    { tipo: 'BID', lance: 10_000, label: 'Seu lanceR$ 10.000,00' },
    { tipo: 'AUTO_BID', lance: 12_000, label: 'Seu lanceR$ 10.000,00' },
    { tipo: 'PURPOSE', lance: 9_000, label: 'Sua propostaR$ 9.000,00' },
  ] as const) {
    test(`of ${tipo} shows its number, what was dealt on and what it costs, and leads to it`, async () => {
      await page.viewport(360, 760);
      await world.signedIn();
      const title = `Scania ${world.word()}`;
      const code = await world.offer({ title, acceptsProposals: true });
      const flow = await openReview({ type: tipo, code, value: lance * 100 });
      await flow.commit();
      await expect.element(flow.done).toBeVisible();
      expect(currentAddress()).toBe(`/finalizar/?tipo=${tipo}&oferta=${code}`);
      const made = page.getByRole('region', { name: 'Sua negociação' });
      await expect.element(made.getByRole('heading', { name: title })).toBeVisible();
      const deal = tipo === 'PURPOSE' ? 'Proposta' : 'Lance';
      await expect.element(made.getByText(new RegExp(`^Oferta nº ${code} · ${deal} nº \\d+$`))).toBeVisible();
      await expect.element(flow.costs).toMatchTextContent(label);
      expect(overflow()).toBeLessThanOrEqual(0);
      expect(await brokenRules()).toEqual([]);
      await page.getByRole('link', { name: 'Acompanhar esta negociação' }).click();
      await expect.poll(currentAddress).toBe(`/negociacao/${code}`);
    });
  }

  test('of a purchase shows its number, what was bought and what it costs, and leads to it', async () => {
    await page.viewport(360, 760);
    const { id } = await world.signedIn();
    const costs = JSON.stringify({
      fee: { basisPoints: 300, minimum: 0, fixed: 0 },
      freight: 90_000,
      km: 45,
    });
    const title = `Scania ${world.word()}`;
    const offer = await purchasedOffer(world, id, { offer: { title }, columns: { costs } });
    const code = String(
      await world.value('code', 'select code from purchase where offer_code = $1', [offer]),
    );
    recordDone('BUY');
    await openScreen(`/finalizar/?tipo=BUY&compra=${code}`);
    const summary = page.getByRole('region', { name: 'Quanto custa' });
    await expect.element(summary.getByRole('heading', { name: title })).toBeVisible();
    await expect.element(summary).toMatchTextContent(/Total\s*R\$ 11\.200,00/u);
    expect(await brokenRules()).toEqual([]);
    expect(overflow()).toBeLessThanOrEqual(0);
    await page.getByRole('link', { name: `Acompanhar a compra nº ${code}` }).click();
    await expect.poll(currentAddress).toBe(`/compra/${code}`);
    answerCall('GET', /^\/usrio\/compras\//, cutOff);
    await openScreen(`/finalizar/?tipo=BUY&compra=${code}`);
    await expect.element(page.getByRole('link', { name: `Acompanhar a compra nº ${code}` })).toBeVisible();
    await expect.element(summary).not.toBeInTheDocument();
  });

  test('opened without a deal goes home, C-100', async () => {
    await world.signedIn();
    await openScreen('/finalizar/?tipo=BUY');
    await expect.poll(currentAddress).toBe('/home');
  });
});

/** The price of an offer after its bids, and its active maxima. */
function placed(code: number): Promise<readonly unknown[]> {
  return world.query(
    `select b.value_cents::int as price, m.value_cents::int as maximum
     from bid b left join maximum m on m.offer_code = b.offer_code where b.offer_code = $1`,
    [code],
  );
}
