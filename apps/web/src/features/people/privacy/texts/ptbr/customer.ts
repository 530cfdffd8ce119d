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
    heading('Para cadastro e acesso'),
    list('e-mail', 'nome completo', 'telefone', 'CPF ou CNPJ'),
    text('Servem para criar a conta, reconhecer você e proteger o acesso (execução de contrato).'),
    heading('Para comprar um veículo'),
    list(
      'nome',
      'documento de identidade',
      'CPF ou CNPJ',
      'carteira de habilitação (CNH)',
      'data de nascimento',
      'estado civil',
      'e-mail',
      'telefone',
      'endereço',
    ),
    text(
      'Servem para formar o contrato, emitir documentos, transferir o veículo, entregar e cumprir obrigações legais e fiscais (execução de contrato e obrigação legal).',
    ),
    heading('Para falar com o vendedor'),
    list('nome', 'telefone do WhatsApp', 'foto'),
    text(
      'São os dados do seu perfil no WhatsApp, que chegam a quem atende quando você abre a conversa. Servem para responder a você.',
    ),
    heading('Ao navegar'),
    text(
      'Registramos data, hora e endereço de rede dos acessos, pelo prazo do Marco Civil da Internet (Lei nº 12.965/2014, art. 15). A localização só é usada quando você pede para ordenar por distância e autoriza o navegador, e não fica guardada no servidor.',
    ),
    text(
      'Quando você dá um lance, propõe ou compra, guardamos pelo mesmo prazo um código da rede e do navegador usados, calculado com uma chave secreta: dele não se recupera o endereço. Junto com telefone, endereço e CPF ou CNPJ do cadastro e com os lances dados, ele serve só para perceber quando duas contas podem ser da mesma pessoa ou do próprio vendedor (legítimo interesse na lisura das ofertas). Nada se decide sozinho: uma pessoa da equipe revisa cada caso.',
    ),
  ],
};

const STORAGE: Section = {
  id: 'armazenamento',
  title: 'Armazenamento',
  blocks: [
    text('Os seus dados ficam em servidores localizados no Brasil.'),
    text(
      'Guardamos dados pessoais só pelo tempo necessário às finalidades desta política e às obrigações legais. Depois eles são excluídos ou anonimizados. Registros de venda são guardados por 10 anos; registros de acesso, por 6 meses.',
    ),
  ],
};

/** The privacy policy for visitors and buyers, in Portuguese (PRIV-04 to PRIV-07). */
export const customerPolicyPt = (house: House): PolicyText => ({
  title: 'Política de privacidade',
  description: `Como ${house.name} coleta, usa, guarda e protege os dados pessoais de quem visita o site e compra nele.`,
  courtesy: null,
  updated: UPDATED_PT,
  words: policyWordsPt,
  retained: retainedItemsPt(house),
  intro: [
    text(
      `${house.legalName}, CNPJ ${house.document}, com sede em ${house.office}, é a controladora dos dados pessoais de quem usa ${house.name}. Esta política diz, em palavras simples, que dados coletamos, para quê, com quem os compartilhamos, por quanto tempo os guardamos e como você exerce os seus direitos.`,
    ),
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
