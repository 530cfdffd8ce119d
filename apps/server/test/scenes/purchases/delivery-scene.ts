import { randomUUID } from 'node:crypto';
import type { Delivery } from '@patio/contract/sales/deliveries/delivery.ts';
import { deliveryReply } from '@patio/contract/sales/deliveries/delivery.ts';
import { fillPickupCodesJob, pickupCodeOf } from '../../../src/features/sales/pickup-codes/public.ts';
import type { Buyer } from '../../builders/buyer.ts';
import type { StaffMember } from '../../builders/staff.ts';
import type { TestServer } from '../../test-server.ts';
import { buildCollectable } from '../yard-scene.ts';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj').toString('base64');

export const carrier = {
  transportadora: 'Transportes Horizonte',
  cnpj: '11.222.333/0001-81',
  motorista: 'João Pereira',
  placa: 'abc-1234',
  coleta: '2026-11-24',
  chegada: '2026-11-27',
  rastreio: 'TH-4471',
  link: 'https://rastreio.example.com/TH-4471',
};

let plates = 2000;

/** A purchase with freight to be agreed, of the house or a store, and those who act on its delivery. */
export async function buildDelivery(
  server: TestServer,
  buyer: Buyer,
  given: { readonly status?: 'V' | 'L'; readonly store?: number | null; readonly agreed?: number } = {},
) {
  const { status = 'L', store = null, agreed = null } = given;
  const { database } = server.deps;
  plates += 1;
  const made = await buildCollectable(server, buyer.id, `DLV${plates}`, status);
  await database.run(
    {
      name: 'test.delivery-purchase',
      text: `with sold as (update offer set partner_id = $2 where code = $3)
        update purchase set freight = 'S', costs = jsonb_set(costs, '{freight}', $4::jsonb), payment_approved = true where code = $1`,
    },
    [made.code, store, made.offer, JSON.stringify(agreed)],
  );
  const own = `/usrio/compras/${made.code}/entrega`;
  const office = `/admin/purchases/${made.code}/delivery`;
  const shown = async (by?: StaffMember | Buyer): Promise<Delivery> => {
    const reply = await (by ?? buyer).get(by === undefined || by === buyer ? own : office);
    const delivery = deliveryReply.parse(reply.json()).data;
    if (delivery === null) throw new Error('There is no delivery.');
    return delivery;
  };
  const version = async (): Promise<number> => (await shown()).versao;
  const move = async (by: Pick<StaffMember, 'post'>, passo: string, fields: object = {}) =>
    by.post(office, { passo, versao: await version(), ...fields });
  const answer = async (passo: string, fields: object = {}) =>
    buyer.post(own, { passo, versao: await version(), ...fields });
  const receipt = async (by: Pick<StaffMember, 'post'>): Promise<string> => {
    const body = { tipo: 'entrega', nome: 'comprovante.pdf', conteudo: PDF };
    const reply = await by.post(`/admin/purchases/${made.code}/documents`, body);
    return reply.json<{ data: { documentos: { guid: string }[] } }>().data.documentos[0]?.guid ?? '';
  };
  const exit = async (by: Pick<StaffMember, 'post'>, fields: object = {}) => {
    await fillPickupCodesJob(server.deps).run();
    return by.post('/admin/yard/exits', {
      cliente: randomUUID(),
      compra: made.code,
      veiculo: made.vehicle,
      codigo: await pickupCodeOf(server.deps, database, made.code),
      retirante: { nome: 'João Pereira', documento: '529.982.247-25', terceiro: false, autorizacao: '' },
      uso: null,
      chaves: 2,
      observacao: '',
      ...fields,
    });
  };
  /** Pays everything, as the sales team notes it by hand once the freight is agreed. */
  const paid = () =>
    database.run(
      {
        name: 'test.delivery-paid',
        text: 'update purchase set payment_approved = true, payment_approved_at = $2, payment_withdrawn_at = null where code = $1',
      },
      [made.code, new Date(server.clock.now() + 1)],
    );
  return { ...made, own, office, shown, move, answer, receipt, exit, paid };
}

export type DeliveryScene = Awaited<ReturnType<typeof buildDelivery>>;
