import type { NegotiationOffer } from '@patio/contract/sales/negotiations/list-my-offers.ts';
import { requiresBankData } from '@patio/domain/sales/cancellations/bank-data.ts';
import { mileageText } from '@patio/domain/catalogue/catalogue/mileage-text.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import { displayedStatus, type StatusKey } from '@patio/domain/sales/negotiations/displayed-status.ts';
import { factsOf } from '../../negotiations/public.ts';

/** Code of the gearbox in the additional information (A§9). */
const GEARBOX = 119;

/** A purchase as the cancellation screen shows it. Value in centavos; unknown facts are null. */
export interface RequestView {
  readonly code: number;
  readonly title: string;
  readonly photo: string | null;
  readonly value: number;
  readonly usage: string | null;
  readonly years: string | null;
  readonly gearbox: string | null;
  readonly colour: string | null;
  readonly fuel: string | null;
  /** Only the last four characters (A§9). */
  readonly plate: string | null;
  readonly status: StatusKey | null;
  readonly bankNeeded: boolean;
  /** Already requested, or done. */
  readonly requested: boolean;
}

/** Maps a row of the negotiations to what the screen shows; null when the row is not a purchase (CREQ-02 to CREQ-04, CREQ-08). */
export function requestView(offer: NegotiationOffer, userCode: number): RequestView | null {
  if (offer.winner !== 'W') return null;
  const negotiation = factsOf(offer, userCode);
  const [vehicle] = offer.vehicles;
  const gearbox = vehicle?.typeVehiclesDto.additionalInformation.find(
    ({ codigoAdditionalInformation }) => codigoAdditionalInformation === GEARBOX,
  );
  const years = [vehicle?.yearManufacture, vehicle?.yearModel].filter(Boolean).join('/');
  return {
    code: offer.codigoOferta,
    title: offer.title,
    photo: offer.photos[0] ?? null,
    value: centavosFromReais(offer.lanceVencedor ?? offer.valorUltimoLance) ?? 0,
    usage:
      vehicle === undefined || vehicle.km === null ? null : mileageText(vehicle.km, vehicle.tipoContador),
    years: years === '' ? null : years,
    gearbox: gearbox?.value ?? vehicle?.cambio ?? null,
    colour: vehicle?.cor ?? null,
    fuel: vehicle?.combustivel ?? null,
    plate: vehicle?.placa ? `***-${vehicle.placa.slice(-4)}` : null,
    status: displayedStatus(negotiation),
    bankNeeded: requiresBankData(negotiation.order),
    requested: negotiation.cancellationUnderReview || negotiation.cancelledAt !== null,
  };
}
