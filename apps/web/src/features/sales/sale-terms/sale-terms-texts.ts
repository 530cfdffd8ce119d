import type { SaleTerms } from '@patio/contract/sales/sale-terms/get-sale-terms.ts';
import type { CorrectedField } from '@patio/contract/sales/sale-terms/offered-change.ts';
import { useIdiom } from '../../../platform/i18n/texts.ts';

type Cause = NonNullable<SaleTerms['retirada']>['causa'];

/** Texts for the sale of an offer, loaded with this part, not with every page. */
const ptbr = {
  auctioneer: 'Venda por leiloeiro oficial',
  registration: (text: string) => `Matrícula ${text}`,
  notice: (text: string) => `Edital: ${text}`,
  origins: {
    particular: 'Bens de particular ou empresa',
    judicial: 'Bens vendidos por ordem judicial',
    'orgao-publico': 'Bens de órgão público',
  } satisfies Record<SaleTerms['procedencia'], string>,
  corrections: 'Correções desta oferta',
  correctionsIntro:
    'O que a oferta informava foi corrigido pela equipe. Quem já tinha dado lances foi avisado e pôde retirá-los por 24 horas.',
  reason: (text: string) => `Motivo: ${text}`,
  vehicle: (number: number, field: string) => `Veículo ${number}, ${field}`,
  before: 'antes',
  after: 'agora',
  nothing: 'não informado',
  yes: 'sim',
  no: 'não',
  seeSheet: 'agora como consta nesta página',
  fields: {
    titulo: 'título',
    versao: 'versão',
    placa: 'placa',
    anoFabricacao: 'ano de fabricação',
    anoModelo: 'ano do modelo',
    km: 'quilometragem ou horímetro',
    cor: 'cor',
    combustivel: 'combustível',
    estadoGeral: 'estado geral',
    hodometro: 'situação do hodômetro',
    chassiRemarcado: 'chassi remarcado',
    chaves: 'chaves',
    manual: 'manual',
    proprietarios: 'proprietários',
    legal: 'situação legal',
    avarias: 'avarias',
  } satisfies Record<CorrectedField, string>,
  withdrawn: 'Venda desfeita por causa justificada',
  causes: {
    'ordem-judicial': 'Uma ordem judicial impede a venda.',
    'divida-paga': 'A dívida que levou o veículo à venda foi paga.',
    furto: 'O veículo foi furtado ou roubado.',
    'perda-total': 'O veículo sofreu perda total.',
  } satisfies Record<Cause, string>,
};

const en: typeof ptbr = {
  auctioneer: 'Sold by an official auctioneer',
  registration: (text) => `Registration ${text}`,
  notice: (text) => `Notice: ${text}`,
  origins: {
    particular: 'Goods of a private owner or a company',
    judicial: 'Goods sold by court order',
    'orgao-publico': 'Goods of a public body',
  },
  corrections: 'Corrections to this offer',
  correctionsIntro:
    'The team corrected the details of this offer. Everyone who had bid was notified and could withdraw their bids for 24 hours.',
  reason: (text) => `Reason: ${text}`,
  vehicle: (number, field) => `Vehicle ${number}, ${field}`,
  before: 'before',
  after: 'now',
  nothing: 'not provided',
  yes: 'yes',
  no: 'no',
  seeSheet: 'now as shown on this page',
  fields: {
    titulo: 'title',
    versao: 'version',
    placa: 'plate',
    anoFabricacao: 'year of manufacture',
    anoModelo: 'model year',
    km: 'odometer or hour meter',
    cor: 'colour',
    combustivel: 'fuel',
    estadoGeral: 'overall condition',
    hodometro: 'odometer status',
    chassiRemarcado: 'chassis number restamped',
    chaves: 'keys',
    manual: 'manual',
    proprietarios: 'owners',
    legal: 'legal status',
    avarias: 'damage',
  },
  withdrawn: 'Sale withdrawn for cause',
  causes: {
    'ordem-judicial': 'A court order forbids the sale.',
    'divida-paga': 'The debt that put the vehicle up for sale has been paid.',
    furto: 'The vehicle was stolen.',
    'perda-total': 'The vehicle is a total loss.',
  },
};

export type SaleTermsTexts = typeof ptbr;

/** These texts in the language of the page. */
export function useSaleTermsTexts(): SaleTermsTexts {
  return useIdiom() === 'EN' ? en : ptbr;
}
