import type { correctOffer as contract } from '@patio/contract/sales/corrections/correct-offer.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import type { HandlerInput } from '../../../platform/http/serve.ts';
import type { OfferedRow, VehicleCorrection } from '../../catalogue/catalogue/public.ts';
import type { LegalCheckDraft } from '../../catalogue/conditions/public.ts';

type Body = HandlerInput<typeof contract>['body'];
type Vehicle = OfferedRow['vehicles'][number];

/** The facts of the vehicle that a call sets; omitted ones stay. */
export function correctedFacts(body: Body): VehicleCorrection {
  return {
    ...(body.versao === undefined ? {} : { version: body.versao }),
    ...(body.placa === undefined ? {} : { plate: body.placa }),
    ...(body.anoFabricacao === undefined ? {} : { yearManufacture: body.anoFabricacao }),
    ...(body.anoModelo === undefined ? {} : { yearModel: body.anoModelo }),
    ...(body.km === undefined ? {} : { usage: body.km }),
    ...(body.cor === undefined ? {} : { colour: body.cor }),
    ...(body.combustivel === undefined ? {} : { fuel: body.combustivel }),
  };
}

/** The condition after the call; null if it does not mention it. */
export function correctedCondition(body: Body, { condition }: Vehicle) {
  const { legal, avarias, estadoGeral, hodometro, chassiRemarcado, chaves, manual, proprietarios } = body;
  const said = [legal, avarias, estadoGeral, hodometro, chassiRemarcado, chaves, manual, proprietarios];
  if (said.every((one) => one === undefined)) return null;
  const or = <T>(given: T | undefined, stored: T): T => (given === undefined ? stored : given);
  return {
    legal: mergedLegal(condition?.legal ?? [], legal ?? []),
    grade: or(estadoGeral, condition?.grade ?? null),
    odometer: or(hodometro, condition?.odometer ?? null),
    chassisRestamped: or(chassiRemarcado, condition?.chassisRestamped ?? null),
    keys: or(chaves, condition?.keys ?? null),
    manual: or(manual, condition?.manual ?? null),
    owners: or(proprietarios, condition?.owners ?? null),
    addedNotes: (avarias ?? [])
      .filter(
        ({ parte, texto, gravidade }) =>
          !(condition?.notes ?? []).some(
            (note) => note.part === parte && note.text === texto && note.severity === gravidade,
          ),
      )
      .map(({ parte, texto, gravidade }) => ({ part: parte, text: texto, severity: gravidade })),
  };
}

function mergedLegal(
  stored: readonly LegalCheckDraft[],
  given: NonNullable<Body['legal']>,
): readonly LegalCheckDraft[] {
  const named = new Set<string>(given.map(({ item }) => item));
  return [
    ...stored.filter(({ item }) => !named.has(item)),
    ...given.map(({ item, situacao, valor = null, observacao = null }) => ({
      item,
      status: situacao,
      cents: situacao === 'consta' && valor !== null ? centavosFromReais(valor) : null,
      note: observacao,
    })),
  ];
}
