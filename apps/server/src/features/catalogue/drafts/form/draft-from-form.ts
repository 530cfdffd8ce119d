import type { ConditionForm, OfferForm, VehicleForm } from '@patio/contract/catalogue/drafts/offer-form.ts';
import { plateOf, usualFirstBid } from '@patio/domain/catalogue/drafts/offer-limits.ts';
import type { SaleRight } from '@patio/domain/catalogue/catalogue/sale-right.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import type { OfferDraft, PhotoDraft, VehicleDraft } from '../../catalogue/public.ts';

const MINUTE_MS = 60_000;
/** Code of the additional information that is the gearbox. */
const GEARBOX = 119;
const ORIGINS = { particular: 'private', judicial: 'court', 'orgao-publico': 'public-body' } as const;

/** A picture that a draft may name. */
export interface KnownPhoto {
  readonly guid: string;
  readonly drawing: object | null;
  readonly width: number;
  readonly height: number;
}

/** An offer as its form states it; what an offer needs may be missing. */
export interface IncompleteOffer extends Omit<
  OfferDraft,
  'auction' | 'vehicles' | 'publishedAt' | 'createdAt'
> {
  readonly lot: boolean;
  readonly auction: Omit<OfferDraft['auction'], 'baseCents' | 'endAt'> & {
    readonly baseCents: number | null;
    readonly endAt: number | null;
  };
  readonly vehicles: readonly (Omit<VehicleDraft, 'categoryCode'> & {
    readonly categoryCode: number | null;
  })[];
}

interface Terms {
  readonly softCloseMs: number;
  readonly softCloseCapMs: number;
}

/** What a form states, in the terms in which offers are saved. `photos`: those that it may name. */
export function draftFromForm(
  form: OfferForm,
  photos: ReadonlyMap<string, KnownPhoto>,
  terms: Terms,
): IncompleteOffer {
  const buyNow = cents(form.valorCompreJa) ?? 0;
  return {
    lot: form.tipo === 'lote',
    title: form.titulo,
    description: form.descricao,
    tags: form.etiquetas,
    spotlight: form.destaque,
    acceptsProposals: form.aceitaProposta,
    proposalFloorCents: positive(form.pisoProposta),
    partnerId: form.loja,
    buyNowCents: buyNow,
    profilePrices: form.precos.flatMap(({ perfil: profileCode, valor }) => {
      const buyNowCents = cents(valor);
      return buyNowCents === null ? [] : [{ profileCode, buyNowCents }];
    }),
    incrementsCents: form.incrementos.flatMap((step) => positive(step) ?? []),
    saleRight: rightOf(form),
    auction: {
      baseCents: positive(form.lanceInicial) ?? (buyNow > 0 ? usualFirstBid(buyNow) : null),
      endAt: instantOf(form.fim),
      reserveCents: positive(form.reserva),
      incrementCents: positive(form.passoAutomatico),
      ...(form.passoMinimo === null ? {} : { minimumStep: form.passoMinimo }),
      softCloseMs: form.prorrogacaoMinutos === null ? terms.softCloseMs : form.prorrogacaoMinutos * MINUTE_MS,
      softCloseCapMs: terms.softCloseCapMs,
    },
    vehicles: form.veiculos.map((vehicle) => vehicleOf(vehicle, photos)),
    photos: photosOf(form, photos),
    videos: form.videos,
  };
}

function photosOf({ fotos, veiculos }: OfferForm, photos: ReadonlyMap<string, KnownPhoto>): PhotoDraft[] {
  return fotos.flatMap(({ guid, perfil, veiculo }) => {
    const known = photos.get(guid);
    // One vehicle: every picture shows it.
    const vehiclePosition = veiculos.length === 1 ? 0 : veiculo;
    return known === undefined ? [] : [{ ...known, profileCode: perfil, vehiclePosition }];
  });
}

function rightOf({ procedencia, leiloeiro }: OfferForm): SaleRight {
  return {
    origin: ORIGINS[procedencia],
    auctioneer:
      leiloeiro === null
        ? null
        : { name: leiloeiro.nome, registration: leiloeiro.matricula, notice: leiloeiro.edital },
  };
}

function vehicleOf(
  form: VehicleForm,
  photos: ReadonlyMap<string, KnownPhoto>,
): IncompleteOffer['vehicles'][number] {
  return {
    categoryCode: form.categoria,
    subcategoryCode: form.subcategoria,
    brandCode: form.marca,
    modelCode: form.modelo,
    version: form.versao,
    yearManufacture: form.anoFabricacao,
    yearModel: form.anoModelo,
    usage: form.uso,
    counter: form.contador,
    fuel: worded(form.combustivel),
    colour: worded(form.cor),
    gearbox: worded(form.cambio),
    plate: worded(form.placa) === null ? null : (plateOf(form.placa ?? '') ?? form.placa),
    cityCode: form.cidade,
    additional: additionalOf(form),
    optionals: form.opcionais.map(({ titulo: title, itens }) => ({
      title,
      items: itens.map(({ nome: name, estrelas: stars }) => ({ name, ...(stars === null ? {} : { stars }) })),
    })),
    implements: form.implementos.map(({ tipo, ano, ...rest }) => ({
      ...rest,
      tipoImplemento: tipo,
      anoImplemento: ano,
    })),
    tanks: form.tanques,
    condition: form.condicao === null ? null : conditionOf(form.condicao, photos),
    fipeCode: form.codigoFipe,
  };
}

/** The gearbox stands in two places (B§3); the field decides. */
function additionalOf({ adicionais, cambio }: VehicleForm): NonNullable<VehicleDraft['additional']> {
  const gearbox = worded(cambio);
  return adicionais.flatMap(({ codigo, titulo: title, valor }) => {
    const value = codigo === GEARBOX ? gearbox : valor;
    return value === null ? [] : [{ codigoAdditionalInformation: codigo, title, value }];
  });
}

function conditionOf(
  form: ConditionForm,
  photos: ReadonlyMap<string, KnownPhoto>,
): NonNullable<VehicleDraft['condition']> {
  return {
    legal: form.legal.map(({ item, situacao: status, valor, quemPaga, observacao, conferidoEm, fonte }) => ({
      item,
      status,
      cents: positive(valor),
      payer: quemPaga ?? null,
      note: worded(observacao),
      checkedOn: conferidoEm,
      source: worded(fonte),
    })),
    grade: form.estadoGeral,
    odometer: form.hodometro,
    chassisRestamped: form.chassiRemarcado,
    keys: form.chaves,
    manual: form.manual,
    owners: form.proprietarios,
    notes: form.avarias.map(({ parte: part, texto: text, gravidade: severity, fotos }) => ({
      part,
      text,
      severity,
      photos: fotos.flatMap((guid) => photos.get(guid) ?? []),
    })),
  };
}

const cents = (reais: number | null): number | null => (reais === null ? null : centavosFromReais(reais));
const positive = (reais: number | null): number | null => cents(reais) || null;
const worded = (text: string | null): string | null => text?.trim() || null;

function instantOf(text: string | null): number | null {
  const at = text === null ? Number.NaN : Date.parse(text);
  return Number.isNaN(at) ? null : at;
}
