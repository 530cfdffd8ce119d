import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { OfferedField } from '@patio/domain/catalogue/catalogue/offered-change.ts';
import type { SavedOffer } from '../../catalogue/public.ts';

const NAMES: Readonly<Record<OfferedField, Readonly<Record<Idiom, string>>>> = {
  vehicles: { PTBR: 'número de veículos', EN: 'number of vehicles' },
  category: { PTBR: 'categoria', EN: 'category' },
  subcategory: { PTBR: 'subcategoria', EN: 'subcategory' },
  brand: { PTBR: 'marca', EN: 'brand' },
  model: { PTBR: 'modelo', EN: 'model' },
  version: { PTBR: 'versão', EN: 'version' },
  plate: { PTBR: 'placa', EN: 'plate' },
  yearManufacture: { PTBR: 'ano de fabricação', EN: 'year of manufacture' },
  yearModel: { PTBR: 'ano do modelo', EN: 'model year' },
  usage: { PTBR: 'quilometragem ou horas', EN: 'mileage or hours' },
  counter: { PTBR: 'unidade do contador', EN: 'unit of the counter' },
  fuel: { PTBR: 'combustível', EN: 'fuel' },
  gearbox: { PTBR: 'câmbio', EN: 'gearbox' },
  colour: { PTBR: 'cor', EN: 'colour' },
  city: { PTBR: 'cidade', EN: 'city' },
  grade: { PTBR: 'estado geral', EN: 'overall condition' },
  odometer: { PTBR: 'situação do hodômetro', EN: 'odometer reading' },
  chassisRestamped: { PTBR: 'chassi remarcado', EN: 'restamped chassis' },
  keys: { PTBR: 'chaves', EN: 'keys' },
  manual: { PTBR: 'manual', EN: 'manual' },
  owners: { PTBR: 'proprietários', EN: 'owners' },
  legal: { PTBR: 'situação legal', EN: 'legal status' },
  notes: { PTBR: 'avarias', EN: 'damage' },
  equipment: { PTBR: 'equipamento', EN: 'equipment' },
  title: { PTBR: 'título', EN: 'title' },
  description: { PTBR: 'descrição', EN: 'description' },
  pictures: { PTBR: 'fotos', EN: 'photos' },
  seller: { PTBR: 'loja', EN: 'store' },
  modality: { PTBR: 'modalidade', EN: 'modality' },
  base: { PTBR: 'lance inicial', EN: 'first bid' },
  reserve: { PTBR: 'reserva', EN: 'reserve' },
  buyNow: { PTBR: 'valor de compra', EN: 'buy-now price' },
};

/** What an edit would have changed on an offer with deals, in words. */
export function refusedFields({ changes }: NonNullable<SavedOffer['refusal']>, idiom: Idiom): string {
  return [...new Set(changes.map(({ field }) => NAMES[field][idiom]))].join(', ');
}
