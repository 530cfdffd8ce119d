import { getOwnCharges } from '@patio/contract/finance/charges/get-own-charges.ts';
import { debtErrors } from '@patio/contract/errors/purchases/debt-errors.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { expect, it } from 'vitest';
import { debtScene } from '../../../../test/scenes/purchases/debt-scene.ts';
import { expectRefused } from '../../../../test/state/whole-state.ts';
import { openCharge } from '../charges/make-charges.ts';

const scene = debtScene();
const { money } = scene;

const written = {
  name: 'test.mails-since',
  text: 'select recipient, text from mail where id > $1 order by id',
} as const;
const newest = {
  name: 'test.newest-mail',
  text: 'select coalesce(max(id), 0)::int as id from mail',
} as const;

/** What mails say that are written meanwhile: to the buyer, and to others. */
async function mailsOf(act: () => Promise<unknown>) {
  const { server, buyer } = money.pix;
  const before = (await server.deps.database.row<{ id: number }>(newest, []))?.id ?? 0;
  await act();
  const mails = await server.deps.database.rows<{ recipient: string; text: string }>(written, [before]);
  const textOf = (own: boolean) =>
    mails.flatMap(({ recipient, text }) => ((recipient === buyer.email) === own ? text : [])).join('\n');
  return { buyer: textOf(true), sellers: textOf(false) };
}

async function givenUp(): Promise<number> {
  const charge = await scene.owing();
  await scene.propose(charge);
  expect((await scene.decide(charge, 'liberar')).statusCode).toBe(200);
  return charge;
}

it('a debt of a cancelled purchase that is paid lets no vehicle go, and a part of it is not everything', async () => {
  await scene.ask(await scene.owing());
  for (const centavos of [200_000, null]) {
    const text = await money.pix.code();
    const { buyer, sellers } = await mailsOf(() => money.pix.pay(text, centavos, true));
    expect(buyer).toContain('Recebemos');
    expect(buyer).not.toContain('está pago');
    expect(sellers).toContain('Veja as cobranças na compra.');
    expect(sellers).not.toContain('libere o veículo');
  }
});

it('what was given up and came back is not promised to the buyer', async () => {
  const charge = await givenUp();
  const { buyer } = await mailsOf(() => money.paidByTransfer(12_500, charge));
  expect(buyer).toContain(`devolvemos ${formatMoney(50_000)}.`);
  const { purchase, buyer: person } = money.pix;
  const reply = await person.get(`/usrio/compras/${purchase}/cobrancas`);
  expect(getOwnCharges.success.schema.parse(reply.json()).data.cobrancas).toMatchObject([{ aDevolver: 500 }]);
});

it('a payback is refused only once money came that was given up, also if it was proposed before', async () => {
  const charge = await givenUp();
  const { server, purchase, buyer } = money.pix;
  const at = server.clock.now();
  const documents = await server.deps.database.transact((transaction) =>
    openCharge(
      transaction,
      {
        purchase,
        kind: 'documents',
        creditor: 'house',
        store: null,
        amount: 50_000,
        origin: 'staff',
        dueAt: at,
        at,
      },
      { buyer: buyer.id, by: null },
    ),
  );
  await money.paidByTransfer(800, documents);
  expect((await money.propose('transferencia', 300)).statusCode).toBe(201);
  await money.paidByTransfer(2_000, charge);
  const refused = await expectRefused(server, () => money.decide('liberar'), 409);
  expect(refused.json()).toMatchObject({ erros: [debtErrors['payback-given-up'].PTBR] });
  expect((await money.decide('recusar')).statusCode).toBe(200);
  await expectRefused(server, () => money.propose('transferencia', 2_300), 409);
});
