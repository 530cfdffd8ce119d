import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../../test/builders/buyer.ts';
import { buildStaff, type StaffMember } from '../../../../../test/builders/staff.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../../test/scenes/catalogue-server.ts';
import { prepareExportsJob } from '../public.ts';

const minute = 60_000;
const day = 86_400_000;

interface Request {
  readonly protocolo: string;
  readonly situacao: string;
  readonly arquivoAte: string | null;
}

let server: CatalogueServer;
let sales: StaffMember;
let job: ReturnType<typeof prepareExportsJob>;

beforeAll(async () => {
  server = await startCatalogueServer();
  sales = await buildStaff(server);
  job = prepareExportsJob(server.deps);
});
afterAll(() => server.close());

const run = async () => {
  while (await job.run());
};
const ask = (who: Buyer) => who.post('/usrio/dados/exportacao', {});
const asked = async (who: Buyer) => (await ask(who)).json<{ data: Request }>().data;
const listed = async (who: Buyer) => (await who.get('/usrio/dados')).json<{ pedidos: Request[] }>().pedidos;
const numberOf = ({ protocolo }: Request) => Number(protocolo.split('-')[1]);
const execute = (name: string, text: string) => server.deps.database.run({ name: `test.${name}`, text });

describe('copies of one’s own data, rule 0.14', () => {
  it('are five new ones a day; the open one may be asked for again and again', async () => {
    const ana = await buildBuyer(server);
    for (let turn = 0; turn < 5; turn += 1) {
      const first = await asked(ana);
      expect([await asked(ana), await asked(ana)]).toEqual([first, first]);
      await run();
    }
    const refused = await ask(ana);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('86400');
    expect(await listed(ana)).toHaveLength(5);
    expect((await ask(await buildBuyer(server))).statusCode).toBe(201);
    server.clock.advance(day);
    expect((await ask(ana)).statusCode).toBe(201);
    await run();
  });

  it('take the place of earlier ones of the same asker, and of nobody else’s', async () => {
    const bia = await buildBuyer(server);
    const first = await asked(bia);
    await run();
    const path = `/admin/accounts/${bia.id}/personal-data-requests`;
    const reply = await sales.post(path, { tipo: 'exportacao', motivo: 'Carta de 02/06.' });
    const { codigo } = reply.json<{ data: { codigo: number } }>().data;
    await run();
    expect((await bia.get(`/usrio/dados/exportacao/${first.protocolo}`)).statusCode).toBe(200);
    const second = await asked(bia);
    expect((await bia.get(`/usrio/dados/exportacao/${first.protocolo}`)).statusCode).toBe(200);
    await run();
    expect((await bia.get(`/usrio/dados/exportacao/${first.protocolo}`)).statusCode).toBe(404);
    expect((await bia.get(`/usrio/dados/exportacao/${second.protocolo}`)).statusCode).toBe(200);
    expect((await sales.get(`/admin/personal-data-requests/${codigo}/file`)).statusCode).toBe(200);
  });

  it('that cannot be made keep nobody else waiting, and are tried again after ten minutes', async () => {
    const caio = await buildBuyer(server);
    const duda = await buildBuyer(server);
    const broken = await asked(caio);
    await execute(
      'break-a-file',
      `alter table personal_data_file add constraint broken check (request_code <> ${numberOf(broken)}) not valid`,
    );
    await ask(duda);
    await run();
    expect((await listed(duda))[0]).toMatchObject({ situacao: 'concluido' });
    expect((await listed(caio))[0]).toMatchObject({ situacao: 'aberto' });
    await execute('mend-the-file', 'alter table personal_data_file drop constraint broken');
    server.clock.advance(10 * minute - 1);
    await run();
    expect((await listed(caio))[0]).toMatchObject({ situacao: 'aberto' });
    server.clock.advance(1);
    await run();
    expect((await listed(caio))[0]).toMatchObject({ protocolo: broken.protocolo, situacao: 'concluido' });
  });
});
