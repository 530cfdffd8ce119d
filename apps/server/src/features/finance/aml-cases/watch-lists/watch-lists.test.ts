import { getAmlCase } from '@patio/contract/finance/aml-cases/get-aml-case.ts';
import { listAmlCases } from '@patio/contract/finance/aml-cases/list-aml-cases.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../../test/builders/buyer.ts';
import { buildPurchasedOffer } from '../../../../../test/builders/purchase.ts';
import { buildStaff, type StaffMember } from '../../../../../test/builders/staff.ts';
import { ask } from '../../../../../test/ask.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { lookAtOperationsJob } from '../look-at-operations.job.ts';
import { readWatchList, type ReadList } from './read-watch-list.ts';
import { storeWatchList } from './store-watch-list.ts';

const PEP = `CPF;Nome_PEP;Descrição_Função
***.982.247-**;JOAO DA CONCEICAO;Prefeito
***.111.222-**;"MARIA; A OUTRA";Vereadora
;;sem nome
`;
let server: TestServer;
let finance: StaffMember;
let joão: Buyer;
let homonym: Buyer;

async function buyer(document: string): Promise<Buyer> {
  const made = await buildBuyer(server);
  await ask(
    server.deps.config.database.url ?? '',
    `update account set name = 'João', surname = 'da Conceição', document = '${document}' where id = ${made.id}`,
  );
  await buildPurchasedOffer(server, made.id);
  return made;
}

beforeAll(async () => {
  server = await startTestServer();
  finance = await buildStaff(server, { staffRole: 'finance' });
  joão = await buyer('52998224725');
  homonym = await buyer('11144477735');
});
afterAll(() => server.close());

const look = async (): Promise<void> => {
  const job = lookAtOperationsJob(server.deps);
  while (await job.run());
};
const casesOf = async ({ id }: Buyer) =>
  listAmlCases.success.schema
    .parse((await finance.get(`/admin/aml-cases?pessoa=${id}`)).json())
    .data.filter(({ sinal }) => sinal === 'pep' || sinal === 'sancoes');
const names = (list: ReadList) => (list.kind === 'read' ? list.names : []);
const store = (kind: 'pep' | 'sanctions', text: string, source = 'CGU 2026-11') =>
  storeWatchList(server.deps.database, {
    kind,
    source,
    names: names(readWatchList(Buffer.from(text))),
    at: server.clock.now(),
  });

describe('a list', () => {
  it('is read with its columns, wherever they stand, in either encoding', () => {
    const found = readWatchList(Buffer.from(PEP));
    expect(found).toMatchObject({ kind: 'read', left: 1 });
    expect(names(found)).toMatchObject([
      { plain: 'joao da conceicao', document: '***982247**', detail: 'descricao funcao: Prefeito' },
      { name: 'MARIA; A OUTRA', document: '***111222**' },
    ]);
    expect(names(readWatchList(Buffer.from('name,lista\nJosé,ONU', 'latin1')))[0]).toMatchObject({
      plain: 'jose',
      document: null,
      detail: 'lista: ONU',
    });
  });

  it.each([
    ['', 1],
    ['a;b\n1;2', 1],
    ['nome\nAna\n"Bia', 3],
  ])('%j is refused with its line', (text, line) => {
    expect(readWatchList(Buffer.from(text))).toEqual({ kind: 'refused', line });
  });

  it('has those who bought before looked at again: one case each, with the entry, and none for another person', async () => {
    await look();
    expect([await casesOf(joão), await casesOf(homonym)]).toEqual([[], []]);
    await store('pep', PEP);
    await look();
    const [found] = await casesOf(joão);
    expect([found?.sinal, found?.operacoes, await casesOf(homonym)]).toEqual(['pep', 1, []]);
    const shown = await finance.get(`/admin/aml-cases/${found?.codigo}`);
    expect(JSON.stringify(getAmlCase.success.schema.parse(shown.json()).data.historico)).toContain(
      'JOAO DA CONCEICAO · ***982247** · descricao funcao: Prefeito',
    );
    await store('pep', PEP);
    await look();
    expect(await casesOf(joão)).toHaveLength(1);
  });

  it('with a whole document finds its person under any name', async () => {
    await store('sanctions', 'nome;cpf\nOutro Nome;111.444.777-35', 'CEIS 1');
    await look();
    expect((await casesOf(homonym)).map(({ sinal }) => sinal)).toEqual(['sancoes']);
    expect((await casesOf(joão)).map(({ sinal }) => sinal)).toEqual(['pep']);
  });

  it('without documents finds everybody of the name, and a new edition takes the place of the one before', async () => {
    await store('sanctions', 'nome\nJoão da Conceição', 'ONU 1');
    await store('sanctions', 'nome\nJoão da Conceição', 'ONU 2');
    await look();
    expect((await casesOf(joão)).map(({ sinal }) => sinal).toSorted()).toEqual(['pep', 'sancoes']);
    const shown = (await finance.get('/admin/watch-lists')).json<{ data: object[] }>().data;
    expect(shown).toMatchObject([
      { lista: 'sancoes', fonte: 'ONU 2', nomes: 1 },
      { lista: 'pep', fonte: 'CGU 2026-11', nomes: 2 },
    ]);
  });

  it('is shown to finance alone', async () => {
    const sales = await buildStaff(server);
    expect((await sales.get('/admin/watch-lists')).statusCode).toBe(403);
    expect((await joão.get('/admin/watch-lists')).statusCode).toBe(403);
  });
});
