import type { Buyer } from '../../builders/buyer.ts';
import { buildPurchasedOffer } from '../../builders/purchase.ts';
import type { StaffMember } from '../../builders/staff.ts';
import type { TestServer } from '../../test-server.ts';
import { purchaseOf } from './undone-sale.ts';

/** A complaint as tests read it. */
export interface SeenComplaint {
  readonly codigo: number;
  readonly protocolo: string;
  readonly categoria: string;
  readonly situacao: string;
  readonly com: string;
  readonly recorrida: boolean;
  readonly foraDoPrazo: boolean;
  readonly responderAte: string | null;
  readonly compradorAte: string | null;
  readonly atrasada: boolean;
  readonly motivoFim: string | null;
  readonly reabrirAte: string | null;
  readonly resultado: string | null;
  readonly versao: number;
  readonly passos: readonly string[];
  readonly historico: readonly {
    readonly tipo: string;
    readonly lado: string;
    readonly autor: string | null;
    readonly texto: string;
    readonly arquivos: readonly { readonly guid: string; readonly nome: string }[];
  }[];
}

/** A purchase that was released, of the house or of a store; gives its code and its offer. */
export async function releasedPurchase(
  server: TestServer,
  buyerId: number,
  { store = null, ...columns }: Readonly<Record<string, number | boolean | string | null>> = {},
) {
  const now = server.clock.now();
  const released = { awaiting_withdrawal_at: now, finished_at: now, ...columns };
  const offer = await buildPurchasedOffer(server, buyerId, { status: 'X', columns: released });
  if (store !== null)
    await server.deps.database.run(
      { name: 'test.complained-store', text: 'update offer set partner_id = $2 where code = $1' },
      [offer, store],
    );
  return { offer, purchase: await purchaseOf(server, offer) };
}

/** Opens a complaint, of a service by default; gives the reply. */
export const complain = (by: Pick<Buyer, 'post'>, purchase: number, given: object = {}) =>
  by.post(`/usrio/compras/${purchase}/reclamacoes`, {
    categoria: 'documentos',
    pedido: 'documento',
    texto: 'O documento do veículo não chegou.',
    descobertoEm: null,
    ...given,
  });

/** The complaints about a purchase as its buyer sees them, newest first. */
export const ownComplaints = async (by: Pick<Buyer, 'get'>, purchase: number) =>
  (await by.get(`/usrio/compras/${purchase}/reclamacoes`)).json<{
    data: { acesso: string; loja: string | null; reclamacoes: SeenComplaint[] };
  }>().data;

/** The newest complaint as its buyer sees it. */
export async function newestComplaint(by: Pick<Buyer, 'get'>, purchase: number): Promise<SeenComplaint> {
  const [newest] = (await ownComplaints(by, purchase)).reclamacoes;
  if (!newest) throw new Error('There is no complaint.');
  return newest;
}

/** A complaint as a user of the back office sees it. */
export const officeComplaint = async (by: StaffMember, code: number) =>
  (await by.get(`/admin/complaints/${code}`)).json<{
    data: SeenComplaint & { outroRevisa: boolean; desfazendo: boolean };
  }>().data;

/** A step of the buyer on what they see now. */
export async function buyerStep(by: Buyer, purchase: number, passo: string, given: object = {}) {
  const { codigo, versao } = await newestComplaint(by, purchase);
  return by.post(`/usrio/reclamacoes/${codigo}/passos`, {
    passo,
    texto: `Passo: ${passo}.`,
    versao,
    ...given,
  });
}

/** A step of who answers on what they see now. */
export async function deskStep(by: StaffMember, code: number, passo: string, given: object = {}) {
  const seen = await by.get(`/admin/complaints/${code}`);
  const versao = seen.statusCode === 200 ? seen.json<{ data: { versao: number } }>().data.versao : 1;
  return by.post(`/admin/complaints/${code}/steps`, {
    passo,
    texto: `Passo: ${passo}.`,
    resultado: passo === 'decide' ? 'procedente' : null,
    solucao: passo === 'propose' ? 'conserto' : null,
    versao,
    ...given,
  });
}
