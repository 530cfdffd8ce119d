import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { buildTransfer } from '../../../../test/scenes/purchases/transfer-scene.ts';
import { added, expectOnlyChanged, expectRefused } from '../../../../test/state/whole-state.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

const WHY = 'O comprador é revendedor e assina no balcão.';

let server: TestServer;
let sales: StaffMember;
let administrator: StaffMember;
let ana: Buyer;

beforeAll(async () => {
  server = await startTestServer();
  const { rules } = server.deps.config;
  rules.transfer = { ...rules.transfer, release: 'signatures' };
  sales = await buildStaff(server);
  administrator = await buildStaff(server, { staffRole: 'administrator' });
  ana = await buildBuyer(server);
});
afterAll(() => server.close());

const ready = { negotiation_at: 1 };
const release = (code: number, by = sales) => by.post(`/admin/purchases/${code}/step`, { passo: 'retirada' });
const allow = (code: number, given: object, by = administrator) =>
  by.post(`/admin/purchases/${code}/transfer/release`, { versao: 0, autorizar: true, motivo: WHY, ...given });

describe('the release of a vehicle', () => {
  it('waits for what the house requires, and says what is missing', async () => {
    const sale = await buildTransfer(server, ana, { columns: ready });
    await expectRefused(server, () => release(sale.code), 409);
    expect((await release(sale.code)).json()).toEqual({
      erros: [
        'O veículo ainda não pode ser liberado. Falta na transferência: emissão da ATPV-e, assinatura da ATPV-e por quem vende, assinatura da ATPV-e pelo comprador. Um administrador pode autorizar, com motivo.',
      ],
    });
    for (const step of ['atpv', 'assinatura-vendedor', 'assinatura-comprador'])
      expect((await sale.act(sales, step, 'done')).statusCode).toBe(200);
    expect((await sale.shown()).faltam).toEqual([]);
    expect((await release(sale.code)).statusCode).toBe(200);
  });

  it('is allowed by an administrator with a reason, audited, and that is taken back', async () => {
    const sale = await buildTransfer(server, ana, { columns: ready });
    await expectRefused(server, () => allow(sale.code, {}, sales), 403);
    await expectRefused(server, () => allow(sale.code, { motivo: ' ' }), 422);
    await expectOnlyChanged(server, () => allow(sale.code, {}), {
      transfer_event: added({ step: 'liberacao', kind: 'waived', words: WHY }),
      audit: added({ actor_id: administrator.id, action: 'allow-release', subject: `purchase ${sale.code}` }),
    });
    expect(await sale.shown(sales)).toMatchObject({ faltam: [], autorizada: { motivo: WHY } });
    expect((await sale.shown()).autorizada).toBeNull();
    const { versao } = await sale.shown();
    await expectRefused(server, () => allow(sale.code, { versao }), 409);
    expect((await allow(sale.code, { versao, autorizar: false })).statusCode).toBe(200);
    await expectRefused(server, () => release(sale.code), 409);
    await allow(sale.code, { versao: (await sale.shown()).versao });
    expect((await release(sale.code)).statusCode).toBe(200);
  });

  it('is stopped at the gate when a step was taken back after it', async () => {
    const sale = await buildTransfer(server, ana, { plate: 'GTE1A11', columns: ready });
    const steps = ['atpv', 'assinatura-vendedor', 'assinatura-comprador'];
    for (const step of steps) await sale.act(sales, step, 'done');
    await release(sale.code);
    const look = async () =>
      (await sales.post('/admin/yard/gate', { codigo: null, placa: 'GTE1A11' })).json<{
        data: { liberacao: { permitida: boolean; motivos: string[] } };
      }>().data.liberacao;
    expect(await look()).toMatchObject({ permitida: true });
    await sale.act(sales, 'assinatura-comprador', 'undo');
    expect(await look()).toEqual({
      permitida: false,
      motivos: ['Falta na transferência: assinatura da ATPV-e pelo comprador.'],
    });
    await expectRefused(
      server,
      () => sales.post(`/admin/purchases/${sale.code}/step`, { passo: 'conclusao' }),
      409,
    );
  });

  it('waits for nothing of a machine without a plate', async () => {
    const machine = await buildTransfer(server, ana, { plate: null, columns: ready });
    expect((await release(machine.code)).statusCode).toBe(200);
  });
});
