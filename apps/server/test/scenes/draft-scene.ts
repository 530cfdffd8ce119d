import type { createDraft } from '@patio/contract/catalogue/drafts/create-draft.ts';
import type { OfferDraftReply } from '@patio/contract/catalogue/drafts/offer-draft.ts';
import type { OfferForm } from '@patio/contract/catalogue/drafts/offer-form.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import sharp from 'sharp';
import { ensureReference } from '../../src/features/catalogue/reference/public.ts';
import { buildPartner } from '../builders/partner.ts';
import { buildStaff, type StaffMember } from '../builders/staff.ts';
import type { TestServer } from '../test-server.ts';

/** Base64 of a small photo. */
async function drawnPhoto(): Promise<string> {
  const plain = sharp({ create: { width: 400, height: 300, channels: 3, background: '#336699' } });
  return (await plain.jpeg().toBuffer()).toString('base64');
}

const CAR = { categoria: 1, versao: 'Way 1.0', placa: 'abc1d23', cidade: 3_550_308 };

/** Offers that are written in the back office: by the house, by a store, and by another store that must not. */
export async function draftScene(server: TestServer) {
  await ensureReference(server.deps.database, []);
  const sales = await buildStaff(server);
  const storeId = await buildPartner(server.deps.database, {
    store: 'loja-dos-rascunhos',
    name: 'Loja Rascunho',
  });
  const seller = await buildStaff(server, { staffRole: null, partnerId: storeId });
  const other = await buildPartner(server.deps.database, { store: 'outra-loja' });
  const rival = await buildStaff(server, { staffRole: null, partnerId: other });
  const picture = await drawnPhoto();

  const begin = async (by: StaffMember = sales, body = {}): Promise<OfferDraftReply> =>
    (await by.post('/admin/offer-drafts', body)).json<Reply<typeof createDraft>>().data;
  const read = async (code: number, by: StaffMember = sales): Promise<OfferDraftReply> =>
    (await by.get(`/admin/offer-drafts/${code}`)).json<Reply<typeof createDraft>>().data;
  const addPhoto = async (code: number, by: StaffMember = sales): Promise<string> => {
    const reply = await by.post(`/admin/offer-drafts/${code}/photos`, { conteudo: picture });
    return reply.json<{ data: { guid: string } }>().data.guid;
  };
  const save = (draft: OfferDraftReply, change: Partial<OfferForm>, by: StaffMember = sales) =>
    by.put(`/admin/offer-drafts/${draft.codigo}`, {
      versao: draft.versao,
      formulario: { ...draft.formulario, ...change },
    });
  /** A draft that lacks nothing. */
  const complete = async (
    by: StaffMember = sales,
    change: Partial<OfferForm> = {},
  ): Promise<OfferDraftReply> => {
    const draft = await begin(by);
    const guid = await addPhoto(draft.codigo, by);
    const veiculos = draft.formulario.veiculos.map((vehicle) => ({
      ...vehicle,
      ...CAR,
    }));
    const fotos = [{ guid, perfil: null, veiculo: null }];
    const stated = { titulo: 'Fiat Uno 1.0 2019/2020', valorCompreJa: 45_900, lanceInicial: 30_000 };
    await save(draft, { ...stated, veiculos, fotos, ...change }, by);
    return read(draft.codigo, by);
  };
  const publish = ({ codigo, versao }: OfferDraftReply, by: StaffMember = sales, em: string | null = null) =>
    by.post(`/admin/offer-drafts/${codigo}/publish`, { versao, em });
  return {
    sales,
    seller,
    rival,
    storeId,
    picture,
    begin,
    read,
    addPhoto,
    save,
    complete,
    publish,
    ...readings(server, sales),
  };
}

/** What is on the site, in the list of staff, and in the database. */
function readings(server: TestServer, sales: StaffMember) {
  let read = 0;
  return {
    onSite: (code: number) => server.app.inject(`/api/offer/${code}`),
    row: (text: string, values: readonly (number | string)[]) => {
      read += 1;
      return server.deps.database.row<Record<string, unknown>>({ name: `drafts.test-${read}`, text }, [
        ...values,
      ]);
    },
    listed: async (code: number, by: StaffMember = sales) => {
      const reply = await by.get(`/admin/offers?busca=${code}`);
      const { data } = reply.json<{ data: { codigo: number; situacao: string }[] }>();
      return data.find((one) => one.codigo === code);
    },
  };
}
