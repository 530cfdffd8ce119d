import { lookAtGate as contract } from '@patio/contract/sales/yard/look-at-gate.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { mayReachStore, storeOf } from '../../../../platform/access/store-access.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import type { GateDelivery } from '../../deliveries/public.ts';
import { bookingAtGate } from '../../pickups/public.ts';
import { identityOf } from '../open-vehicle.ts';
import { gatePurchase, gateVehicles, purchaseOfPlate } from './gate.store.ts';
import { readRelease } from './read-release.ts';
import { purchaseOfTypedCode } from './typed-code.ts';

/** A document by its last characters: enough to compare with the one that is shown. */
const masked = (document: string | null): string => (document === null ? '' : `•••${document.slice(-4)}`);

/** Finds what is collected at the gate. */
export const lookAtGate =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body, fail }, { actor, idiom, now }) => {
    const { database } = deps;
    const typed = body.codigo ?? '';
    const byCode = typed !== '';
    const mayBe = async (code: number): Promise<boolean> => {
      const row = await gatePurchase(database, code);
      return row !== undefined && mayReachStore(actor, row.partner_id, contract);
    };
    const code = byCode
      ? await purchaseOfTypedCode(deps, { typed, accountId: actor.accountId }, mayBe)
      : await purchaseOfPlate(database, identityOf(body.placa, null).plate ?? '', storeOf(actor, contract));
    const row = code === null ? undefined : await gatePurchase(database, code);
    if (row === undefined) return fail('gate-plate-unsold');
    const { reasons, delivery, storage } = await readRelease(deps, database, row, { now, idiom });
    const vehicles = await gateVehicles(database, row.code, row.offer_code);
    return {
      data: {
        compra: row.code,
        oferta: row.offer_code,
        titulo: row.title,
        comprador: {
          nome: row.buyer,
          documento: masked(row.document),
          empresa: row.document?.length === 14,
        },
        porCodigo: byCode,
        marcada: await bookingAtGate(deps, database, row.code, now),
        entregue: delivery !== null,
        transporte: delivery === null ? null : presentCarrier(delivery),
        diarias: storage === null ? null : reaisFromCentavos(storage.owed),
        liberacao: { permitida: reasons.length === 0, motivos: [...reasons] },
        veiculos: vehicles.map((vehicle) => ({
          codigo: vehicle.code,
          nome: vehicle.name,
          placa: vehicle.plate,
          vaga: vehicle.spot,
          chaves: vehicle.keys,
          saida: presentExit(vehicle),
        })),
      },
    };
  };

function presentCarrier({ carrier }: GateDelivery) {
  if (carrier === null) return null;
  const { name, document, driver, plate, pickupOn } = carrier;
  return { transportadora: name, cnpj: document, motorista: driver, placa: plate, coleta: pickupOn };
}

function presentExit({
  exit_code: code,
  confirmed_at: at,
  confirmer,
}: {
  readonly exit_code: number | null;
  readonly confirmed_at: number | null;
  readonly confirmer: string | null;
}) {
  return code === null || at === null ? null : { codigo: code, em: isoInstant(at), por: confirmer ?? '' };
}
