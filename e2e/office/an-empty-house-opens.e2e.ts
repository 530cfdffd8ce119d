import { expect } from '../journey.ts';
import { OfferPage } from '../pages/offer-page.ts';
import { BOSS, comeIn, openOffice, test } from './new-team.ts';
import type { OfficePage } from './office-page.ts';
import * as tasks from './office-tasks.ts';
import { newBuyer, type NewBuyer } from '../world/new-buyer.ts';
import type { NewHouse } from '../world/new-house.ts';
import { fieldOf, numberOf } from '../world/world.ts';

const SALES = { name: 'Vera Vendas', email: 'vera@loja.com.br', role: 'Vendas' };
const FINANCE = { name: 'Caio Caixa', email: 'caio@loja.com.br', role: 'Financeiro' };
/** The offers of the imported file. */
const [UNO, PALIO, STRADA, MONTANA] = [
  'Uno da proposta',
  'Palio da devolução',
  'Strada do lance anulado',
  'Montana da reserva',
] as const;
/** One point, as a PNG. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Where Ana's money goes back to. */
const BANK = {
  banco: 'Banco do Teste',
  agencia: '0001',
  conta: '98765-4',
  pix: '',
  titular: true,
  cpf: '52998224725',
  nome: 'Ana Dias',
  cep: '29010000',
  cidade: 3_205_309,
  endereco: 'Rua das Acácias, 10',
};

/** What the log says in the end: who did what. */
const LOGGED = [
  ['Comando create-admin', 'Convidou para a administração'],
  [BOSS.name, 'Aceitou o convite'],
  [BOSS.name, 'Convidou para a equipe'],
  [SALES.name, 'Aceitou o convite'],
  [FINANCE.name, 'Aceitou o convite'],
  ['Comando import', 'Importou ofertas'],
  [SALES.name, 'Respondeu à pergunta'],
  [SALES.name, 'Fez uma contraproposta'],
  [SALES.name, 'Aceitou a proposta'],
  [SALES.name, 'Registrou um contato'],
  [SALES.name, 'Salvou os dados do pedido'],
  [SALES.name, 'Avançou a compra'],
  [SALES.name, 'Aprovou o cancelamento'],
  [FINANCE.name, 'Registrou a devolução'],
  [SALES.name, 'Anulou lances'],
  [SALES.name, 'Aceitou a venda condicional'],
  [SALES.name, 'Leu um documento de identidade'],
  [SALES.name, 'Decidiu sobre a identidade'],
  [SALES.name, 'Bloqueou a conta'],
] as const;

/** Imports the file; answers the codes of its offers in its order. */
async function importOffers(house: NewHouse): Promise<readonly number[]> {
  await house.run('import', 'e2e/fixtures/primeiro-estoque.csv');
  const listed = async (): Promise<readonly unknown[]> => {
    const list = fieldOf(await (await fetch(`${house.origin}/api/offer?limit=10`)).json(), 'data');
    return Array.isArray(list) ? Array.from<unknown>(list) : [];
  };
  await expect.poll(listed).toHaveLength(4);
  const offers = await listed();
  return [UNO, PALIO, STRADA, MONTANA].map((title) =>
    numberOf(
      fieldOf(
        offers.find((offer) => String(fieldOf(offer, 'title')).startsWith(title)),
        'codigo',
      ),
    ),
  );
}

const deal = (cdofrta: number, vllance: number) => ({
  cdofrta,
  cdmoeda: 1,
  vllance,
  frete: 'N',
  endereco: null,
});
const bid = (offer: number, reais: number) => ({ ...deal(offer, reais), ismaximo: false });

/** A question is answered, a proposal countered, raised and accepted, and the sale walked to its end. */
async function sellByProposal(sales: OfficePage, buyer: NewBuyer, offer: number): Promise<void> {
  await buyer.post('offer/prgnt', { codigoOferta: offer, pergunta: 'Tem chave reserva?' });
  await tasks.answer(sales, 'Tem chave reserva?', 'Sim, duas.');
  const proposed = await buyer.post('lance/purpose', { ...deal(offer, 25_000), cdusrio: buyer.id });
  const proposal = numberOf(fieldOf(fieldOf(proposed, 'data'), 'codigo'));
  await tasks.counter(sales, UNO, '28000');
  await buyer.post(`lance/purpose/${proposal}/contraproposta`, { vllance: 27_000 });
  await tasks.accept(sales, UNO, '27.000,00');
  await tasks.takePayment(sales, UNO);
  await tasks.step(sales, 'Liberar para retirada');
  await tasks.step(sales, 'Concluir');
  await expect(sales.panel.getByText('Concluída').first()).toBeVisible();
  await sales.page.keyboard.press('Escape');
}

/** A paid purchase is cancelled by its buyer: sales approves, finance pays back. */
async function payBack(
  { sales, finance }: { readonly sales: OfficePage; readonly finance: OfficePage },
  buyer: NewBuyer,
  offer: number,
): Promise<void> {
  await buyer.post('compreja', deal(offer, 15_000));
  await tasks.takePayment(sales, PALIO);
  await sales.page.keyboard.press('Escape');
  await buyer.post('offer/cancelCompra', { cdOfrta: offer, cdJustf: 1, obsJustf: '', ...BANK });
  await tasks.approveCancellation(sales, PALIO);
  await tasks.confirmRefund(finance, PALIO);
}

test('an empty house in production opens: a first administrator, a team, offers, their sales, and the log of who did what', async ({
  browser,
  house,
}) => {
  const boss = await openOffice(browser, house, [SALES, FINANCE]);
  const sales = await comeIn(browser, house, SALES.email);
  const finance = await comeIn(browser, house, FINANCE.email);
  const [uno = 0, palio = 0, strada = 0, montana = 0] = await importOffers(house);
  const ana = await newBuyer(house, 'Ana Dias', '52998224725');
  const bruno = await newBuyer(house, 'Bruno Reis', '11144477735');
  const carla = await newBuyer(house, 'Carla Nunes', '12345678909');

  await sellByProposal(sales, ana, uno);
  await payBack({ sales, finance }, ana, palio);

  await bruno.post('lance', bid(strada, 11_000));
  await carla.post('lance', bid(strada, 19_000));
  const visitor = await browser.newContext({ baseURL: house.origin });
  const site = await new OfferPage(await visitor.newPage()).open(strada, 'leilao');
  await expect(site.price).toContainText('19.000');
  await tasks.annul(sales, STRADA, '19.000,00');
  await expect(site.price).toContainText('11.000');
  await sales.page.keyboard.press('Escape');

  await bruno.post('lance', bid(montana, 12_000));
  // Imported offers end in a day at the earliest, and staff only move an end further away.
  const end = 'update auction set original_end_at = now(), end_at = now() where offer_code = $1';
  await house.world.query(end, [montana]);
  await tasks.sellBelowReserve(sales, MONTANA);

  const documentos = ['documento', 'endereco'].map((tipo) => ({ tipo, conteudo: PNG }));
  await bruno.post('usrio/verificacao', { documentos });
  await tasks.verify(sales, bruno.name);
  await tasks.block(sales, carla.email);

  await boss.goTo('Registro');
  for (const [who, action] of LOGGED)
    await expect(boss.row(who).filter({ hasText: action }).first()).toBeVisible();
  await expect(boss.row('Aceitou a proposta')).toContainText('Situação: aberta → aceita');
  expect(house.output()).not.toMatch(/"level":"(error|fatal)"/);
});
