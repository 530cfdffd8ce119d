import type { LightMyRequestResponse } from 'fastify';
import { buildAccount } from '../builders/account.ts';
import { buildAddress, buildPlaces, builtPlaces } from '../builders/address.ts';
import { buildAuctionedOffer } from '../builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../builders/buyer.ts';
import { buildPartner } from '../builders/partner.ts';
import { buildPurchasedOffer } from '../builders/purchase.ts';
import { buildSession } from '../builders/session.ts';
import type { TestServer } from '../test-server.ts';

/** A field into which people write what they like. */
export interface TypedField {
  /** The most characters that it takes. */
  readonly max: number;
  readonly required: boolean;
  /** Takes line breaks. */
  readonly lines: boolean;
  /** Keeps blanks and composition. */
  readonly asTyped?: boolean;
  /** Sends a text in it and everything else as it should be. */
  send(text: string): Promise<LightMyRequestResponse>;
  /** What is shown of the text that was taken last; null where it is only mailed. */
  shown(): Promise<unknown>;
}

/** Every free-text field of accounts, offers and stores, by its name on the wire. */
export async function typedFields(server: TestServer): Promise<Readonly<Record<string, TypedField>>> {
  await buildPlaces(server.deps.database);
  return {
    ...(await profileFields(server)),
    ...(await addressFields(server)),
    ...(await dealFields(server)),
    ...(await contactFields(server)),
  };
}

/** Sends as the owner of a new company. */
async function company({ deps, app }: TestServer) {
  const { id } = await buildAccount(deps.database, { profileCode: 4, tradeName: 'Loja' });
  const { headers } = await buildSession(deps, id);
  return {
    id,
    send: (method: 'GET' | 'PUT', path: string, payload?: object) =>
      app.inject({ method, url: `/api${path}`, headers, ...(payload ? { payload } : {}) }),
  };
}

async function profileFields(server: TestServer): Promise<Record<string, TypedField>> {
  const { send } = await company(server);
  const whole = { nome: 'Ana', sobrenome: 'Lima', nomeFantasia: 'Loja', telefone: '27999990000' };
  const field = (name: keyof typeof whole, required: boolean): TypedField => ({
    max: 100,
    required,
    lines: false,
    send: (text) => send('PUT', '/usrio/edit', { ...whole, [name]: text }),
    shown: async () => (await send('GET', '/usrio/edit')).json<Record<string, unknown>>()[name],
  });
  return {
    nome: field('nome', true),
    sobrenome: field('sobrenome', false),
    nomeFantasia: field('nomeFantasia', true),
  };
}

async function addressFields(server: TestServer): Promise<Record<string, TypedField>> {
  const { id, send } = await company(server);
  const codEnd = await buildAddress(server.deps.database, id);
  const whole = {
    codEnd,
    cep: '29100000',
    endereco: 'Rua A',
    numeroEndereco: '1',
    complemento: '',
    bairro: 'Centro',
    estado: builtPlaces.es,
    cidade: builtPlaces.vilaVelha,
    principal: 'S',
  };
  const field = (name: keyof typeof whole, max: number, required = true): TypedField => ({
    max,
    required,
    lines: false,
    send: (text) => send('PUT', '/usrio/address', { ...whole, [name]: text }),
    shown: async () => (await send('GET', '/usrio/address')).json<Record<string, unknown>[]>()[0]?.[name],
  });
  return {
    endereco: field('endereco', 200),
    numeroEndereco: field('numeroEndereco', 20),
    complemento: field('complemento', 100, false),
    bairro: field('bairro', 100),
  };
}

async function dealFields(server: TestServer): Promise<Record<string, TypedField>> {
  const { deps, clock } = server;
  const newOffer = () => buildAuctionedOffer(deps.database, clock.now(), { acceptsProposals: true });
  let buyer: Buyer = await buildBuyer(server);
  let offer = await newOffer();
  // What is asked on stays open, whatever becomes of the other.
  const asked = await newOffer();
  return {
    pergunta: {
      max: 2000,
      required: true,
      lines: true,
      asTyped: true,
      send: (text) => buyer.post('/offer/prgnt', { pergunta: text, codigoOferta: asked }),
      shown: async () =>
        (await buyer.get(`/offer/${asked}/prgnt`))
          .json<{ perguntas: { pergunta: string }[] }>()
          .perguntas.at(-1)?.pergunta,
    },
    mensagem: {
      max: 1000,
      required: false,
      lines: true,
      send: async (text) => {
        [buyer, offer] = [await buildBuyer(server), await newOffer()];
        const terms = {
          cdofrta: offer,
          cdusrio: buyer.id,
          cdmoeda: 1,
          vllance: 9000,
          frete: 'N',
          endereco: null,
        };
        return buyer.post('/lance/purpose', { ...terms, mensagem: text });
      },
      shown: async () =>
        (await buyer.get(`/offer/${offer}/proposta`)).json<{
          data: { passos: { mensagem: string }[] };
        }>().data.passos[0]?.mensagem,
    },
    obsJustf: {
      max: 500,
      required: false,
      lines: true,
      send: async (text) => {
        const code = await buildPurchasedOffer(server, buyer.id);
        offer = code;
        return buyer.post('/offer/cancelCompra', { cdOfrta: code, cdJustf: 1, obsJustf: text });
      },
      shown: async () => {
        const text = 'select text from cancellation where offer_code = $1';
        return (await deps.database.row<{ text: string }>({ name: 'test.cancel-text', text }, [offer]))?.text;
      },
    },
  };
}

async function contactFields({ app, deps }: TestServer): Promise<Record<string, TypedField>> {
  await buildPartner(deps.database, { store: 'loja-textos', name: 'Loja' });
  const whole = { nome: 'Ana', telefone: '27999990000', mensagem: 'Olá' };
  let turn = 0;
  const field = (name: 'nome' | 'mensagem', max: number, lines: boolean): TypedField => ({
    max,
    required: true,
    lines,
    send: (text) => {
      turn += 1;
      return app.inject({
        method: 'POST',
        url: '/api/partner/contato?partner=loja-textos',
        payload: { ...whole, [name]: text },
        remoteAddress: `198.18.${Math.floor(turn / 250)}.${turn % 250}`,
      });
    },
    // It goes by mail, a paragraph a line.
    shown: () => Promise.resolve(null),
  });
  return { 'contato.nome': field('nome', 100, false), 'contato.mensagem': field('mensagem', 1000, true) };
}
