import type { ComplaintFigures } from '@patio/contract/sales/figures/complaint-figures.ts';
import type { ComplaintCategory } from '@patio/domain/sales/complaints/complaint-words.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import type { CsvValue } from '../../../platform/lists/public.ts';
import { COMPLAINT_NAMES } from '../../messaging/mail/public.ts';

type Idiom = CallContext['idiom'];
type Table = readonly (readonly CsvValue[])[];

const HEADS = {
  PTBR: [
    'Reclamações',
    'Respondidas',
    'Mediana até a resposta (horas)',
    'No prazo',
    'Fora do prazo',
    'Revisões pedidas',
  ],
  EN: [
    'Complaints',
    'Answered',
    'Median to the answer (hours)',
    'In time',
    'Not in time',
    'Reviews asked for',
  ],
};
const TEXTS = {
  PTBR: {
    category: 'Assunto',
    seller: 'Quem vendeu',
    house: 'Casa',
    deals: ['Negócios do período', 'destes, com reclamação'],
  },
  EN: {
    category: 'Category',
    seller: 'Seller',
    house: 'House',
    deals: ['Deals of the period', 'of these, with a complaint'],
  },
};

/** The complaints of a period as tables of a spreadsheet: by category, and by who sold. */
export function complaintTables(
  { total, negocios, comReclamacao, categorias, lojas }: ComplaintFigures,
  idiom: Idiom,
): readonly [Table, Table] {
  const { category, seller, house, deals } = TEXTS[idiom];
  const nameOf = (code: ComplaintCategory): string => {
    const name = COMPLAINT_NAMES[idiom][code];
    return name.charAt(0).toUpperCase() + name.slice(1);
  };
  return [
    [
      [category, ...HEADS[idiom]],
      ...categorias.map(({ categoria, ...row }): CsvValue[] => [nameOf(categoria), ...handled(row)]),
      ['Total', ...handled(total)],
    ],
    [
      [seller, ...HEADS[idiom], ...deals],
      ...lojas.map(({ nome, ...row }): CsvValue[] => [
        nome ?? house,
        ...handled(row),
        row.negocios,
        row.comReclamacao,
      ]),
      ['Total', ...handled(total), negocios, comReclamacao],
    ],
  ];
}

function handled(row: ComplaintFigures['total']): CsvValue[] {
  return [row.abertas, row.respondidas, row.mediana, row.noPrazo, row.foraDoPrazo, row.escaladas];
}
