import { getPayback } from '@patio/contract/finance/paybacks/get-payback.ts';
import type { StaffMember } from '../../builders/staff.ts';
import { complain, deskStep, newestComplaint } from './complaint-scene.ts';
import { type PayoutScene, payoutScene, PRICE } from './payout-scene.ts';

export const UNDO = { pedido: 'desfazer', categoria: 'descricao' };

export type Sale = Awaited<ReturnType<PayoutScene['sold']>>;
interface Listed {
  readonly codigo: number;
  readonly codigoCompra: number;
  readonly situacao: string;
  readonly reclamacao: { readonly codigo: number; readonly podeConfirmar: boolean } | null;
  readonly veiculo: { readonly voltouEm: string | null; readonly registrar: string | null } | null;
}

/** What staff and buyer call about a sale that is undone. */
function calls(scene: PayoutScene) {
  const listed = async (sale: Sale, by = scene.sales, query = '') =>
    (await by.get(`/admin/cancellations${query}`))
      .json<{ data: Listed[] }>()
      .data.find(({ codigoCompra }) => codigoCompra === sale.purchase);
  const decide = async (sale: Sale, decisao: string, by = scene.sales) =>
    by.post(`/admin/cancellations/${(await listed(sale))?.codigo}`, {
      decisao,
      motivo: 'Conferido com a loja.',
    });
  const vehicle = async (sale: Sale, voltou: boolean, by = scene.sales) => {
    const found = (await listed(sale, scene.sales, '?situacao=veiculo,aprovada')) ?? (await listed(sale));
    return by.post(`/admin/cancellations/${found?.codigo}/vehicle`, { voltou });
  };
  const own = async ({ buyer, purchase }: Sale) =>
    (await buyer.get(`/usrio/compras/${purchase}`)).json<{ data: object }>().data;
  const owed = (sale: Sale, by: StaffMember = scene.finance) =>
    by.post(`/admin/purchases/${sale.purchase}/paybacks`, {
      forma: 'transferencia',
      valor: PRICE / 100,
      motivo: 'Compra desfeita.',
    });

  const payback = async ({ purchase }: Sale, by: StaffMember = scene.finance) =>
    getPayback.success.schema.parse((await by.get(`/admin/purchases/${purchase}/payback`)).json()).data;
  return { listed, decide, vehicle, own, owed, payback };
}

/** Sales of a store that are undone because of a complaint; at the end of a file the whole book is verified. */
export function undoingScene() {
  const scene = payoutScene();

  /** The buyer of a sale complains of it to have it undone; gives its complaint. */
  const complainOf = async ({ buyer, purchase }: Sale, given: object = UNDO) => {
    const opened = await complain(buyer, purchase, given);
    if (opened.statusCode !== 201) throw new Error(opened.body);
    return newestComplaint(buyer, purchase);
  };

  /** A sale of the store that is handed over, and whose buyer complains of it to have it undone. */
  const complained = async (given: object = UNDO): Promise<Sale> => {
    const sale = await scene.sold();
    await complainOf(sale, given);
    return sale;
  };

  /** The store decides that a sale is undone of which its buyer complains. */
  const propose = async (sale: Sale, given: object = UNDO) => {
    const { codigo } = await complainOf(sale, given);
    const decided = await deskStep(scene.owner, codigo, 'undo', { resultado: 'procedente' });
    if (decided.statusCode !== 200) throw new Error(decided.body);
  };

  /** The same of a sale that is handed over. */
  const decided = async (given: object = UNDO): Promise<Sale> => {
    const sale = await scene.sold();
    await propose(sale, given);
    return sale;
  };

  /** A sale that is released and paid. */
  const released = async (): Promise<Sale & { readonly offer: number }> => {
    const sale = await scene.sell();
    await scene.paid(sale);
    const [row] = await scene.rows<{ offer: number }>(
      `update purchase set status = 'L', awaiting_withdrawal_at = now() where code = $1 returning offer_code as offer`,
      [sale.purchase],
    );
    return { ...sale, offer: row?.offer ?? 0 };
  };

  /** The vehicle of a sale leaves by the gate. */
  const left = ({ purchase }: Sale) =>
    scene.run(
      `insert into yard_exit (client_id, purchase_code, vehicle_code, by_code, collector, third_party, keys, confirmed_by, confirmed_at)
        values (gen_random_uuid(), $1, 1, false, '', false, 1, $2, now())`,
      [purchase, scene.sales.id],
    );

  /** One that the store decided to undo. */
  const undoing = async () => {
    const sale = await released();
    await propose(sale);
    return sale;
  };

  return { scene, ...calls(scene), complained, propose, decided, released, left, undoing };
}
