/** A category of the header and the home page. `icon` names a drawing of the media feature. */
export type CategorySeed = { code: number; name: string; icon: string; subcategories: readonly string[] };

/** Codes of the six categories; lists, drawings and the import rely on them. */
export const CATEGORY = { cars: 1, vans: 2, machines: 3, buses: 4, trucks: 5, implements: 6 } as const;

/**
 * The categories in the order of the header, each with its subcategories. The code of a subcategory is a hundred times its category plus
 * its place in the list, so new names go to the end.
 */
export const CATEGORIES: readonly CategorySeed[] = [
  {
    code: CATEGORY.cars,
    name: 'Carros',
    icon: 'carro',
    subcategories: ['Hatch', 'Sedã', 'SUV', 'Picape', 'Perua', 'Minivan', 'Cupê', 'Conversível', 'Buggy'],
  },
  {
    code: CATEGORY.vans,
    name: 'Utilitários',
    icon: 'utilitario',
    subcategories: ['Furgão', 'Van de passageiros', 'Chassi-cabine', 'Picape de carga', 'Furgoneta'],
  },
  {
    code: CATEGORY.machines,
    name: 'Máquinas',
    icon: 'maquina',
    subcategories: [
      'Escavadeira',
      'Retroescavadeira',
      'Pá carregadeira',
      'Motoniveladora',
      'Trator de esteira',
      'Trator agrícola',
      'Colheitadeira',
      'Pulverizador',
      'Rolo compactador',
      'Minicarregadeira',
      'Empilhadeira',
      'Plataforma elevatória',
      'Guindaste',
      'Caminhão fora de estrada',
    ],
  },
  {
    code: CATEGORY.buses,
    name: 'Ônibus',
    icon: 'onibus',
    subcategories: ['Urbano', 'Rodoviário', 'Micro-ônibus', 'Escolar', 'Fretamento'],
  },
  {
    code: CATEGORY.trucks,
    name: 'Caminhões',
    icon: 'caminhao',
    subcategories: [
      'Leve',
      'Médio',
      'Toco',
      'Truck',
      'Bitruck',
      'Cavalo mecânico',
      'Basculante',
      'Betoneira',
    ],
  },
  {
    code: CATEGORY.implements,
    name: 'Implementos',
    icon: 'implemento',
    subcategories: [
      'Carreta baú',
      'Baú frigorífico',
      'Sider',
      'Graneleiro',
      'Carga seca',
      'Basculante',
      'Tanque',
      'Prancha',
      'Porta-contêiner',
      'Canavieiro',
      'Florestal',
      'Boiadeiro',
      'Cegonha',
      'Bitrem e rodotrem',
      'Dolly',
      'Sobre chassi',
      'Silo',
      'Implemento agrícola',
      'Roll-on roll-off',
      'Semirreboque',
    ],
  },
];

/** Returns the code of a subcategory by its name as listed above. Throws if there is none: a programming error. */
export function subcategoryCode(category: number, name: string): number {
  const index = CATEGORIES.find(({ code }) => code === category)?.subcategories.indexOf(name) ?? -1;
  if (index < 0) throw new Error(`The category ${category} has no subcategory ${name}.`);
  return category * 100 + index + 1;
}
