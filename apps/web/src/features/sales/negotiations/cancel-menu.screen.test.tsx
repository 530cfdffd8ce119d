import { expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { changeReply, listOf, objectOf } from '../../../../test/screens/changed-reply.ts';
import { placeBid } from '../../../../test/screens/deals/deals-by-call.ts';
import { NegotiationsScreen } from '../../../../test/screens/pages/negotiations-screen.ts';
import { world } from '../../../../test/screens/world.ts';
import { endIn } from '../../../../test/world/end-in.ts';
import { fieldOf } from '../../../../test/world/world.ts';

/** A highest bid below the reserve is not a purchase: the user withdraws from it. */
const MENU = { name: /^(?:Cancelar compra|Desistir da venda condicional)$/ };

/** A signed-in user whose bid, below the reserve, is the best one of an offer that has ended. */
async function leftOver(title: string): Promise<void> {
  const person = await world.signedIn();
  const code = await world.offer({ title, reserve: 50_000 });
  await placeBid(person, code, 10_000);
  await endIn(world, code, 0, 0);
  const status = () => world.value('status', 'select status from offer where code = $1', [code]);
  await expect.poll(status).toBe('E');
}

test('a bid that is left over on an ended offer can be cancelled, and the dialog opens, NEGO-13', async () => {
  const title = `Gol ${world.word()}`;
  await leftOver(title);
  const row = (await new NegotiationsScreen().open('negociacao')).row(title);
  await expect.element(row).toBeVisible();
  await expect.element(row.getByRole('button', MENU)).toBeEnabled();
  await expect.element(row.getByText('Cancelar compra')).not.toBeInTheDocument();
  await row.getByRole('button', { name: 'Desistir da venda condicional' }).click();
  const dialog = page.getByRole('dialog', { name: 'Desistir da venda condicional' });
  await expect
    .element(dialog)
    .toMatchTextContent(/Esta oferta ainda não é uma compra: o seu lance é o maior/);
});

const DATE = '2026-11-01T12:00:00.000Z';

/** Facts changed one at a time, and whether the row still has the menu. */
const CASES: readonly (readonly [name: string, shown: boolean, change: object])[] = [
  ['Encerrada', true, {}],
  ['Vendida', true, { statusOferta: 'V' }],
  ['Perdida com o próprio lance por último', false, { winner: 'N' }],
  ['Recusado', true, { tipoUltimoLance: 'R' }],
  ['Ativa', false, { statusOferta: 'A' }],
  ['Superada', false, { winner: 'N', codigoUsuarioUltimoLance: null }],
  ['Arrematada', false, { winner: 'W' }],
  ['Proposta', false, { tipoUltimoLance: 'O' }],
  ['Cancelada', false, { dataCancelada: DATE }],
  ['Cancelamento pedido', false, { dataSolicitacaoCancelamento: DATE }],
];

test('a row has the menu while all of the rule holds, and none when one fact of it differs, NEGO-13', async () => {
  await leftOver('Gol');
  changeReply('GET', '/offer/myoffers', (json) => {
    const [row] = listOf(fieldOf(json, 'data'));
    const data = CASES.map(([title, , change], at) => {
      const codes = { codigo: at + 1, codigoOferta: at + 1 };
      return { ...objectOf(row), ...codes, title, ...change };
    });
    return { data };
  });
  const list = new NegotiationsScreen();
  for (const view of ['negociacao', 'compra'] as const) {
    await list.open(view);
    const seen = CASES.filter(([name]) => (name === 'Arrematada') === (view === 'compra'));
    await expect.poll(() => list.rows.elements()).toHaveLength(seen.length);
    const menus = seen.map(([name]) => titled(list, name).getByRole('button', MENU).elements().length === 1);
    expect(menus).toEqual(seen.map(([, shown]) => shown));
  }
});

/** The row with exactly this title: a badge can contain the same word. */
function titled({ rows }: NegotiationsScreen, title: string): Locator {
  return rows.filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}
