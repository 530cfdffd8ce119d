import type { VehicleProposal } from '@patio/contract/catalogue/vehicle-lookups/look-up-vehicle.ts';
import { cutText } from '@patio/domain/texts/cut-text.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { collectProblems, readColour, readFuel } from '../import/public.ts';
import { brandCalled, modelIn } from './lookups.store.ts';
import type { VehicleFacts } from './vehicle-data.ts';

const LONGEST_VERSION = 120;

/** The facts of a provider by the names of our reference data; what has none there is left out. */
export async function proposalOf(queries: Queries, facts: VehicleFacts): Promise<VehicleProposal> {
  const problems = collectProblems();
  const brand = facts.brand === null ? undefined : await brandCalled(queries, facts.brand);
  const model =
    brand === undefined || facts.model === null ? undefined : await modelIn(queries, brand.code, facts.model);
  const version = model === undefined ? '' : (facts.model ?? '').slice(model.name.length).trim();
  return {
    marca: brand === undefined ? null : { codigo: brand.code, nome: brand.name },
    modelo:
      model === undefined ? null : { codigo: model.code, nome: model.name, categoria: model.category_code },
    versao: version === '' ? null : cutText(version, LONGEST_VERSION),
    anoFabricacao: facts.yearMade,
    anoModelo: facts.yearModel,
    combustivel: facts.fuel === null ? null : readFuel({ combustivel: facts.fuel }, problems),
    cor: facts.colour === null ? null : readColour({ cor: facts.colour }, problems),
    codigoFipe: /^\d{6}-\d$/.test(facts.fipeCode ?? '') ? facts.fipeCode : null,
  };
}
