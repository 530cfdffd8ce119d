import type { House } from '../../../../../platform/house/house.ts';
import { heading, list, text, type PolicyText, type Section } from '../../policy-text.ts';
import { retainedItemsPt } from './retained-items.ts';
import { UPDATED_PT, policyWordsPt } from './policy-words.ts';
import {
  changesPt,
  contactPt,
  cookiesPt,
  glossaryPt,
  protectionPt,
  rightsPt,
  sharingPt,
} from './shared-sections.ts';

const COLLECTED: Section = {
  id: 'dados',
  title: 'Dados que coletamos',
  blocks: [
    heading('Para o cadastro do parceiro'),
    list(
      'nome e CPF do representante da empresa',
      'e-mail',
      'telefone',
      'documento de identidade do parceiro',
      'CNPJ do parceiro, se houver',
    ),
    text(
      'Servem para verificar quem abre a loja, formar o contrato e cumprir obrigações legais (execução de contrato e obrigação legal).',
    ),
    heading('Para o acesso'),
    list('e-mail'),
    text('Serve para reconhecer você e proteger o acesso à plataforma.'),
    heading('O que aparece na loja'),
    text(
      'Nome da loja, descrição, foto e data de entrada são públicos. Os dados do representante e os documentos são vistos só pela equipe que os verifica.',
    ),
    heading('Dados de quem procura a loja'),
    text(
      'O parceiro recebe nome e contato de quem o procura para responder a essa pessoa. Não pode usá-los para outro fim nem guardá-los além do necessário, e responde por isso perante a lei.',
    ),
  ],
};

const STORAGE: Section = {
  id: 'armazenamento',
  title: 'Armazenamento',
  blocks: [
    text(
      'Os dados são guardados em serviços de nuvem, o que pode envolver a transferência deles para fora do Brasil. Nesse caso exigimos do fornecedor as garantias da LGPD (arts. 33 a 36).',
    ),
    text(
      'Guardamos dados pessoais só pelo tempo necessário às finalidades desta política e às obrigações legais. Depois eles são excluídos ou anonimizados.',
    ),
  ],
};

/** The privacy policy for partners who open a store, in Portuguese (PRIV-08 to PRIV-10). */
export const partnerPolicyPt = (house: House): PolicyText => ({
  title: 'Política de privacidade do parceiro',
  description: `Como ${house.name} trata os dados pessoais de quem abre e mantém uma loja no site.`,
  courtesy: null,
  updated: UPDATED_PT,
  words: policyWordsPt,
  retained: retainedItemsPt(house),
  intro: [
    text(
      `Esta política vale para quem abre ou mantém uma loja em ${house.name}. Para os dados tratados na plataforma de parceiros, a controladora é ${house.logistics.name}, empresa de logística inscrita no CNPJ ${house.logistics.document}, com estabelecimentos em:`,
    ),
    list(...house.logistics.addresses),
    text(
      `${house.legalName}, CNPJ ${house.document}, com sede em ${house.office}, mantém o site em que a loja aparece.`,
    ),
    { kind: 'landing' },
  ],
  sections: [
    glossaryPt,
    COLLECTED,
    cookiesPt,
    sharingPt,
    protectionPt,
    STORAGE,
    rightsPt,
    changesPt,
    contactPt(house),
  ],
});
