import type { VehicleForm } from '@patio/contract/catalogue/drafts/offer-form.ts';
import type { VehicleProposal } from '@patio/contract/catalogue/vehicle-lookups/look-up-vehicle.ts';

/** A field for which something else is proposed than what is typed. */
export interface ProposedChange {
  readonly field: 'marca' | 'modelo' | 'versao' | 'anos' | 'combustivel' | 'cor' | 'codigoFipe';
  readonly text: string;
  readonly fields: Partial<VehicleForm>;
}

/** What accepting a proposal would change in the form of a vehicle. */
export function proposedChanges(proposal: VehicleProposal, now: VehicleForm): readonly ProposedChange[] {
  const { marca, modelo, versao, anoFabricacao, anoModelo, combustivel, cor, codigoFipe } = proposal;
  const changes: ProposedChange[] = [];
  // Models belong to a brand.
  if (marca !== null && marca.codigo !== now.marca)
    changes.push({ field: 'marca', text: marca.nome, fields: { marca: marca.codigo, modelo: null } });
  if (marca !== null && modelo !== null && modelo.codigo !== now.modelo)
    changes.push({
      field: 'modelo',
      text: modelo.nome,
      fields: {
        marca: marca.codigo,
        modelo: modelo.codigo,
        ...(now.categoria === null ? { categoria: modelo.categoria, subcategoria: null } : {}),
      },
    });
  if (versao !== null && versao !== now.versao)
    changes.push({ field: 'versao', text: versao, fields: { versao } });
  const years = { anoFabricacao: anoFabricacao ?? now.anoFabricacao, anoModelo: anoModelo ?? now.anoModelo };
  if (years.anoFabricacao !== now.anoFabricacao || years.anoModelo !== now.anoModelo)
    changes.push({
      field: 'anos',
      text: [years.anoFabricacao, years.anoModelo].map((year) => year ?? '—').join('/'),
      fields: years,
    });
  if (combustivel !== null && combustivel !== now.combustivel)
    changes.push({ field: 'combustivel', text: combustivel, fields: { combustivel } });
  if (cor !== null && cor !== now.cor) changes.push({ field: 'cor', text: cor, fields: { cor } });
  if (codigoFipe !== null && codigoFipe !== now.codigoFipe)
    changes.push({ field: 'codigoFipe', text: codigoFipe, fields: { codigoFipe } });
  return changes;
}
