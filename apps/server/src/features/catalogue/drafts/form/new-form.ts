import type { OfferForm, VehicleForm } from '@patio/contract/catalogue/drafts/offer-form.ts';
import { civilFromInstant } from '@patio/domain/time/civil-date.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** In days, at an hour of São Paulo (UTC-3) at which people are awake to bid. */
const USUAL_END = { days: 15, hour: 14, zone: 3 } as const;

const vehicle: VehicleForm = {
  categoria: null,
  subcategoria: null,
  marca: null,
  modelo: null,
  versao: '',
  anoFabricacao: null,
  anoModelo: null,
  uso: null,
  contador: 'Km',
  combustivel: null,
  cor: null,
  cambio: null,
  placa: null,
  cidade: null,
  codigoFipe: null,
  adicionais: [],
  opcionais: [],
  implementos: [],
  tanques: [],
  condicao: null,
};

/** The form of a new offer with the usual terms. */
export function newForm(partnerId: number | null, now: number): OfferForm {
  return {
    tipo: 'comum',
    titulo: '',
    descricao: '',
    etiquetas: '',
    destaque: false,
    loja: partnerId,
    procedencia: 'particular',
    leiloeiro: null,
    valorCompreJa: null,
    precos: [],
    lanceInicial: null,
    reserva: null,
    aceitaProposta: true,
    pisoProposta: null,
    incrementos: [],
    passoAutomatico: null,
    passoMinimo: null,
    fim: isoInstant(usualEnd(now)),
    prorrogacaoMinutos: null,
    veiculos: [vehicle],
    fotos: [],
    videos: [],
  };
}

function usualEnd(now: number): number {
  const { year, month, day } = civilFromInstant(now);
  return (
    Date.UTC(year, month - 1, day) + USUAL_END.days * DAY_MS + (USUAL_END.hour + USUAL_END.zone) * HOUR_MS
  );
}
