import type { ConditionForm, OfferForm, VehicleForm } from '@patio/contract/catalogue/drafts/offer-form.ts';
import { ratedStars } from '@patio/domain/catalogue/catalogue/star-rating.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import { saleRightOf, type OfferedVehicleRow } from '../../catalogue/public.ts';
import type { StoredOffer } from './stored-offer.store.ts';

const ORIGINS = { private: 'particular', court: 'judicial', 'public-body': 'orgao-publico' } as const;
const PROFILES = [4, 5, 6] as const;

/** The form that states a stored offer as it is. */
export function formFromOffer(row: StoredOffer): OfferForm {
  const { auctioneer, origin } = saleRightOf(row);
  const prices = row.profile_prices ?? {};
  return {
    tipo: row.vehicles.length > 1 ? 'lote' : 'comum',
    titulo: row.title,
    descricao: row.description,
    etiquetas: row.tags,
    destaque: row.spotlight,
    loja: row.partner_id,
    procedencia: ORIGINS[origin],
    leiloeiro:
      auctioneer === null
        ? null
        : { nome: auctioneer.name, matricula: auctioneer.registration, edital: auctioneer.notice },
    valorCompreJa: reais(row.buy_now_cents || null),
    precos: PROFILES.flatMap((perfil) => {
      const price = prices[String(perfil)];
      return price === undefined ? [] : [{ perfil, valor: reaisFromCentavos(price) }];
    }),
    lanceInicial: reais(row.base_cents),
    reserva: reais(row.reserve_cents),
    aceitaProposta: row.accepts_proposals,
    pisoProposta: reais(row.proposal_floor_cents),
    incrementos: row.increments.map(reaisFromCentavos),
    passoAutomatico: row.own_increment && row.increments.length === 0 ? reais(row.increment_cents) : null,
    passoMinimo: row.minimum_step,
    fim: isoInstant(row.end_at),
    prorrogacaoMinutos: Math.round(row.soft_close_ms / 60_000),
    veiculos: row.vehicles.map((vehicle, position) => vehicleOf(vehicle, row.fipe_codes[position] ?? null)),
    fotos: row.gallery.map(({ guid, profile, vehicle }) => ({ guid, perfil: profile, veiculo: vehicle })),
    videos: [...row.videos],
  };
}

function vehicleOf(row: OfferedVehicleRow, fipe: string | null): VehicleForm {
  return {
    categoria: row.categoryCode,
    subcategoria: row.subcategoryCode ?? null,
    marca: row.brandCode ?? null,
    modelo: row.modelCode ?? null,
    versao: row.version ?? '',
    anoFabricacao: row.yearManufacture ?? null,
    anoModelo: row.yearModel ?? null,
    uso: row.usage ?? null,
    contador: row.counter ?? 'Km',
    combustivel: row.fuel ?? null,
    cor: row.colour ?? null,
    cambio: row.gearbox ?? null,
    placa: row.plate ?? null,
    cidade: row.cityCode ?? null,
    codigoFipe: fipe,
    adicionais: (row.additional ?? []).map((one) => ({
      codigo: one.codigoAdditionalInformation,
      titulo: one.title,
      valor: one.value,
    })),
    opcionais: (row.optionals ?? []).map(({ title, items }) => ({
      titulo: title,
      itens: items.map(({ name, stars }) => ({ nome: name, estrelas: ratedStars(stars) })),
    })),
    implementos: (row.implements ?? []).map(({ tipoImplemento, anoImplemento, ...rest }) => ({
      ...rest,
      tipo: tipoImplemento,
      ano: anoImplemento,
    })),
    tanques: [...(row.tanks ?? [])],
    condicao: row.condition === null ? null : conditionOf(row.condition),
  };
}

function conditionOf(row: NonNullable<OfferedVehicleRow['condition']>): ConditionForm {
  return {
    legal: (row.legal ?? []).map((check) => ({
      item: check.item,
      situacao: check.status,
      valor: reais(check.cents ?? null),
      quemPaga: check.payer ?? null,
      observacao: check.note ?? null,
      conferidoEm: check.checkedOn ?? null,
      fonte: check.source ?? null,
    })),
    estadoGeral: row.grade ?? null,
    hodometro: row.odometer ?? null,
    chassiRemarcado: row.chassisRestamped ?? null,
    chaves: row.keys ?? null,
    manual: row.manual ?? null,
    proprietarios: row.owners ?? null,
    avarias: (row.notes ?? []).map((note) => ({
      parte: note.part,
      texto: note.text,
      gravidade: note.severity,
      fotos: guidsOf(note.photos),
    })),
  };
}

/** Stored notes name their pictures by guid. */
function guidsOf(photos: readonly unknown[] | undefined): string[] {
  return (photos ?? []).filter((guid) => typeof guid === 'string');
}

const reais = (cents: number | null): number | null => (cents === null ? null : reaisFromCentavos(cents));
