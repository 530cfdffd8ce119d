import type { SnapshotFacts } from '@patio/contract/sales/snapshots/purchase-snapshot.ts';
import { saleRightText } from '@patio/domain/catalogue/catalogue/sale-right.ts';
import { POLICY_VERSION } from '@patio/domain/identity/consents/consent.ts';
import { TERMS_VERSION } from '@patio/domain/identity/consents/terms.ts';
import type { DealCosts } from '@patio/domain/trading/costs/deal-costs.ts';
import { totalCost } from '@patio/domain/trading/costs/total-cost.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import { equipmentTexts, legalTexts, noteTexts, saleRightOf } from '../../catalogue/catalogue/public.ts';
import type { SnapshotSource, SourceVehicle } from './source.store.ts';

/** The facts of a sale that its snapshot depends on. Value in centavos, instant in epoch milliseconds. */
export interface SnapshotSale {
  readonly code: number;
  readonly offerCode: number;
  readonly accountId: number;
  readonly origin: 'buy' | 'bid' | 'proposal';
  readonly value: number;
  readonly freight: 'S' | 'N';
  readonly addressCode: number | null;
  /** As shown when the buyer agreed; null: for a purchase from before they were stored. */
  readonly costs: DealCosts | null;
  readonly at: number;
}

/** The facts of a purchase except the buyer: what was offered, what it costs, and on which terms. */
export function snapshotFacts(
  sale: SnapshotSale,
  { fee, freight, km }: DealCosts,
  source: SnapshotSource,
  reconstituted: boolean,
): SnapshotFacts {
  const cost = totalCost(sale.value, fee, freight);
  return {
    versao: 1,
    compra: {
      codigo: sale.code,
      origem: sale.origin,
      compradaEm: isoInstant(sale.at),
      reconstituida: reconstituted,
    },
    oferta: {
      codigo: sale.offerCode,
      titulo: source.title,
      descricao: source.description,
      loja: source.store,
      direito: saleRightText(saleRightOf(source)),
      laudo: source.report_code,
      correcoes: source.corrections,
    },
    veiculos: source.vehicles.map(vehicleFacts),
    fotos: [...(source.pictures ?? [])],
    precoCentavos: sale.value,
    custos: cost.lines.map(({ kind, amount }) => ({ tipo: kind, centavos: amount })),
    totalCentavos: cost.total,
    frete: { tipo: sale.freight, uf: source.state, cidade: source.city, km },
    termos: {
      aceitos: source.accepted_terms,
      vigentes: TERMS_VERSION,
      politica: POLICY_VERSION,
      taxa: {
        pontosBase: fee.basisPoints,
        minimoCentavos: fee.minimum,
        ...(typeof fee.maximum === 'number' && { maximoCentavos: fee.maximum }),
        fixaCentavos: fee.fixed,
      },
      textos: { ...source.texts },
    },
  };
}

function vehicleFacts({ names, condition, ...vehicle }: SourceVehicle): SnapshotFacts['veiculos'][number] {
  return {
    codigo: vehicle.code,
    categoria: names.category,
    subcategoria: names.subcategory,
    marca: names.brand,
    modelo: names.model,
    versao: vehicle.version ?? '',
    anoFabricacao: vehicle.yearManufacture ?? null,
    anoModelo: vehicle.yearModel ?? null,
    uso: vehicle.usage ?? null,
    contador: vehicle.counter ?? 'Km',
    combustivel: vehicle.fuel ?? null,
    cor: vehicle.colour ?? null,
    cambio: vehicle.gearbox ?? null,
    placa: vehicle.plate ?? null,
    cidade: names.city,
    uf: names.state,
    equipamentos: equipmentTexts(vehicle),
    situacaoLegal: legalTexts(condition),
    avarias: noteTexts(condition),
    estadoGeral: condition?.grade ?? null,
    hodometro: condition?.odometer ?? null,
    chassiRemarcado: condition?.chassisRestamped ?? null,
    chaves: condition?.keys ?? null,
    manual: condition?.manual ?? null,
    proprietarios: condition?.owners ?? null,
  };
}
