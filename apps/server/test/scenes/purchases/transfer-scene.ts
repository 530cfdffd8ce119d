import type { Transfer } from '@patio/contract/sales/transfer/transfer.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import type { LightMyRequestResponse } from 'fastify';
import type { Buyer } from '../../builders/buyer.ts';
import { buildPurchasedOffer } from '../../builders/purchase.ts';
import type { StaffMember } from '../../builders/staff.ts';
import type { TestServer } from '../../test-server.ts';

type Columns = Readonly<Record<string, number | boolean | string | null>>;

/** A sale, as who acts on its transfer does. */
export interface TransferScene {
  readonly code: number;
  readonly offer: number;
  /** As the buyer or (with staff) the back office reads it. */
  shown(by?: StaffMember): Promise<Transfer>;
  /** The buyer adds a document, whose number is the proof. */
  proof(kind?: string): Promise<string>;
  /** The buyer marks a step today. */
  send(
    step: string,
    given?: { readonly documento?: string | null; readonly versao?: number },
  ): Promise<LightMyRequestResponse>;
  /** Who sells acts on a step: `done`, `decide`, `waive` or `undo`. */
  act(by: StaffMember, step: string, what: string, given?: object): Promise<LightMyRequestResponse>;
}

const PDF = Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj').toString('base64');

/** A paid purchase of a vehicle with a plate, or (`plate` null) without one, of the house or a store. */
export async function buildTransfer(
  server: TestServer,
  buyer: Buyer,
  given: { plate?: string | null; store?: number | null; lien?: boolean; columns?: Columns } = {},
): Promise<TransferScene> {
  const { database } = server.deps;
  const now = server.clock.now();
  const { plate = 'ABC1D23', store = null, lien = false } = given;
  const columns = { payment_approved: true, payment_approved_at: now, ...given.columns };
  const offer = await buildPurchasedOffer(server, buyer.id, { columns });
  await database.run(
    {
      name: 'test.transfer-offer',
      text: `with sold as (update offer set partner_id = $2 where code = $1) update vehicle set plate = $3 where offer_code = $1`,
    },
    [offer, store, plate],
  );
  if (lien)
    await database.run(
      {
        name: 'test.transfer-lien',
        text: `insert into vehicle_condition (vehicle_code, legal)
          select code, '[{"item": "alienacao-fiduciaria", "status": "consta"}]'::jsonb from vehicle where offer_code = $1`,
      },
      [offer],
    );
  const row = await database.row<{ code: number }>(
    { name: 'test.transfer-purchase', text: 'select code from purchase where offer_code = $1' },
    [offer],
  );
  const code = row?.code ?? 0;
  return sceneOf(server, buyer, code, offer);
}

function sceneOf(server: TestServer, buyer: Buyer, code: number, offer: number): TransferScene {
  const own = `/usrio/compras/${code}/transferencia`;
  const office = `/admin/purchases/${code}/transfer`;
  const today = () => dayOf(server.clock.now());
  const shown = async (by?: StaffMember) =>
    (await (by ? by.get(office) : buyer.get(own))).json<{ data: Transfer }>().data;
  const proof = async (kind = 'transferencia') => {
    const body = { tipo: kind, nome: 'atpv.pdf', conteudo: PDF };
    const reply = await buyer.post(`/usrio/compras/${code}/documentos`, body);
    return reply.json<{ data: { documentos: { guid: string }[] } }>().data.documentos[0]?.guid ?? '';
  };
  return {
    code,
    offer,
    shown,
    proof,
    send: async (step, body: { readonly documento?: string | null } = {}) =>
      buyer.post(`${own}/${step}`, {
        versao: (await shown()).versao,
        feitaEm: today(),
        ...body,
        documento: body.documento === undefined ? await proof() : body.documento,
      }),
    act: async (by, step, what, body = {}) =>
      by.post(`${office}/${step}/${what}`, {
        versao: (await shown()).versao,
        ...(what === 'done' ? { feitaEm: today() } : {}),
        ...(what === 'undo' || what === 'waive' ? { motivo: 'Foi marcado por engano.' } : {}),
        ...body,
      }),
  };
}
