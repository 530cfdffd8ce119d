import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress } from '../../../../../test/screens/deals/address.ts';
import { bidAs } from '../../../../../test/screens/deals/bid-as.ts';
import { answerCall, reply } from '../../../../../test/screens/calls.ts';
import { openReview } from '../../../../../test/screens/pages/stored-flow.ts';
import { world } from '../../../../../test/screens/world.ts';
import { endIn } from '../../../../../test/world/end-in.ts';

const BID = { type: 'BID', value: 1_000_000 } as const;
const dialog = page.getByRole('dialog');
const offer = () => world.offer({ buyNow: 20_000, acceptsProposals: true });

/** Confirms a request that the API refuses with a message of its own. */
async function refused(status: number, json: object) {
  await world.signedIn();
  const code = await offer();
  const flow = await openReview({ ...BID, code });
  answerCall('POST', '/lance', () => reply(status, json));
  await flow.commit();
  return { code, flow };
}

async function leadsBack(link: string, code: number): Promise<void> {
  await dialog.getByRole('link', { name: link }).click();
  await expect.poll(currentAddress).toMatch(new RegExp(`^/oferta/${code}`));
}

/** How many bids, proposals and purchases an offer has. */
function actions(code: number): Promise<unknown> {
  return world.value(
    'n',
    `select ((select count(*) from bid where offer_code = $1) + (select count(*) from maximum where offer_code = $1)
       + (select count(*) from proposal where offer_code = $1) + (select count(*) from purchase where offer_code = $1))::int as n`,
    [code],
  );
}

describe('an allowance that is used up before the last step', () => {
  for (const { limit, ...options } of [
    { type: 'BID', value: 1_000_000, limit: 'Limite de lances' },
    { type: 'AUTO_BID', value: 1_050_000, limit: 'Limite de lances' },
    { type: 'PURPOSE', value: 900_000, limit: 'Limite de lances' },
    { type: 'BUY', value: 2_000_000, limit: 'Limite de compras' },
  ] as const) {
    test(`${options.type} is reported by its kind and leads back to the offer, LIMT-04, LIMT-05`, async () => {
      const person = await world.signedIn();
      const code = await offer();
      const flow = await openReview({ ...options, code });
      await world.query(
        `insert into limit_release (account_id, kind, extra, until) select $1, kind, -1000, now() + interval '1 day'
         from unnest(array['PODE_DAR_LANCE', 'PODE_COMPRAR']) kind returning id`,
        [person.id],
      );
      await flow.commit();
      await expect
        .element(page.getByRole('dialog', { name: limit }).getByRole('alert'))
        .toHaveTextContent('Limite da franquia mensal ultrapassado. É necessário solicitar a liberação.');
      expect(await actions(code)).toBe(0);
      await leadsBack('Voltar para a oferta', code);
    });
  }
});

describe('a refusal', () => {
  test('of an offer that ended meanwhile is shown, and OK returns to the offer, FLOW-23', async () => {
    await world.signedIn();
    const code = await offer();
    const flow = await openReview({ ...BID, code });
    await expect.element(flow.agree).toBeVisible();
    await endIn(world, code, 0, 0);
    await flow.commit();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('A oferta já foi finalizada!');
    const bids = `select code from bid where offer_code = $1 and kind in ('L', 'P')`;
    expect(await world.query(bids, [code])).toEqual([]);
    await leadsBack('OK', code);
  });

  for (const status of [404, 406]) {
    test(`with ${status} says that the offer has ended, and OK returns to it, FLOW-23`, async () => {
      const { code } = await refused(status, { erros: ['x'] });
      await expect.element(dialog.getByRole('alert')).toHaveTextContent('A oferta já foi finalizada!');
      await leadsBack('OK', code);
    });
  }

  test('of a bid below a higher one shows the amount, and leads back to the offer, FLOW-24', async () => {
    await world.signedIn();
    const code = await offer();
    const flow = await openReview({ ...BID, code });
    expect(await bidAs(await world.person(), code, 10_500)).toBe(201);
    await flow.commit();
    await expect.element(dialog).toMatchTextContent('A oferta já recebeu um lance maior!');
    await expect.element(dialog).toMatchTextContent('O lance atual é R$ 10.500,00.');
    await leadsBack('Voltar para a oferta', code);
  });

  test('of a proposal after a bid says so, FLOW-25', async () => {
    await world.signedIn();
    const code = await offer();
    const flow = await openReview({ type: 'PURPOSE', code, value: 900_000 });
    expect(await bidAs(await world.person(), code, 10_000)).toBe(201);
    await flow.commit();
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('A oferta já recebeu um lance, não é possível fazer proposta!');
  });

  test('of a proposal without words of its own has the same words, FLOW-25', async () => {
    await world.signedIn();
    const flow = await openReview({ type: 'PURPOSE', code: await offer(), value: 900_000 });
    answerCall('POST', '/lance/purpose', () => reply(409, {}));
    await flow.commit();
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('A oferta já recebeu um lance, não é possível fazer proposta!');
  });

  test('of a bid right after another is shown and leads back to the offer, BIDS-09', async () => {
    const { code } = await refused(429, { erros: [], minutos: 2 });
    await expect.element(page.getByRole('dialog', { name: 'Lance recusado' })).toBeVisible();
    await expect
      .element(dialog.getByRole('alert'))
      .toMatchTextContent(/último lance foi há poucos minutos; o próximo estará disponível em instantes\.$/);
    await leadsBack('Voltar para a oferta', code);
  });

  test('of a deal on one’s own offer is shown, and nothing is recorded', async () => {
    const person = await world.signedIn();
    const code = await offer();
    await world.query('update offer set owner_id = $2 where code = $1 returning code', [code, person.id]);
    const flow = await openReview({ ...BID, code });
    await flow.commit();
    await expect.element(dialog).toMatchTextContent('Não é possível negociar a própria oferta.');
    expect(await actions(code)).toBe(0);
    await leadsBack('Voltar para a oferta', code);
  });

  test('of a price that changed meanwhile shows the new one, and nothing is bought at another, C-72', async () => {
    await world.signedIn();
    const code = await offer();
    const flow = await openReview({ type: 'BUY', code, value: 2_000_000 });
    await world.query('update offer set buy_now_cents = 2150050 where code = $1 returning code', [code]);
    await flow.commit();
    await expect.element(dialog).toMatchTextContent('O preço desta oferta mudou.');
    await expect.element(dialog).toMatchTextContent('O preço atual é R$ 21.500,50.');
    expect(await actions(code)).toBe(0);
    await leadsBack('Voltar para a oferta', code);
  });

  test('of a server that is too busy keeps what was chosen, which is taken the second time', async () => {
    const busy = 'O sistema está muito ocupado. Nada foi registrado; tente de novo em instantes.';
    const { code, flow } = await refused(503, { erros: [busy] });
    await expect.element(dialog).toMatchTextContent(busy);
    await dialog.getByRole('button', { name: 'OK' }).click();
    answerCall('POST', '/lance', (_call, pass) => pass());
    await flow.confirm.click();
    await expect.element(flow.done).toBeVisible();
    expect(await actions(code)).toBe(1);
  });
});
