import type { House } from '../../../../../platform/house/house.ts';
import { heading, list, text, words, type Section } from '../../policy-text.ts';

/** The sections that both policies share, in Portuguese: the terms of the law. */
export const glossaryPt: Section = {
  id: 'glossario',
  title: 'Glossário',
  blocks: [
    words(
      ['Dado pessoal', 'informação que identifica uma pessoa ou permite identificá-la.'],
      ['Titular', 'a pessoa a quem os dados se referem: você.'],
      ['Tratamento', 'tudo o que se faz com dados: coletar, usar, guardar, compartilhar, apagar.'],
      ['Controlador', 'a empresa que decide por que e como os dados são tratados.'],
      ['Operador', 'quem trata dados em nome do controlador, conforme as instruções dele.'],
      ['Encarregado', 'a pessoa que responde a titulares e à autoridade sobre dados pessoais.'],
      ['ANPD', 'a Autoridade Nacional de Proteção de Dados.'],
      ['LGPD', 'a Lei Geral de Proteção de Dados, Lei nº 13.709/2018.'],
      ['Anonimização', 'o processo depois do qual um dado não pode mais ser ligado a uma pessoa.'],
      ['Cookie', 'um pequeno texto que um site guarda no navegador e lê depois.'],
    ),
  ],
};

export const cookiesPt: Section = {
  id: 'cookies',
  title: 'Cookies',
  blocks: [
    text(
      'Usamos cookies e o armazenamento do navegador. Há quatro tipos, e só o primeiro dispensa a sua permissão:',
    ),
    list(
      'Cookies necessários: mantêm o acesso à conta, a segurança e as escolhas da visita. Sem eles o site não funciona.',
      'Cookies de desempenho e análise: contam o que é visto e usado, sem dizer por quem, para melhorarmos o site. Se usarmos um serviço de estatísticas, ele só é carregado depois da sua permissão e está na tabela abaixo.',
      'Cookies de funcionalidade: lembram as suas escolhas de uma visita para outra.',
      'Cookies de publicidade: serviriam para mostrar anúncios do seu interesse. Hoje não usamos nenhum.',
    ),
    text(
      'Antes da sua resposta, só guardamos o que é necessário. Recusar é tão simples quanto aceitar e não limita o uso do site. A resposta vale por 6 meses, ou até esta política mudar, e pode ser trocada a qualquer momento, aqui ou no rodapé de qualquer página. Ao retirar uma permissão, apagamos o que aquele tipo tinha guardado no navegador. Cada resposta é registrada com a versão desta política, os tipos permitidos e a data, sem endereço de rede.',
    ),
    { kind: 'preferences' },
    { kind: 'cookies' },
  ],
};

export const sharingPt: Section = {
  id: 'compartilhamento',
  title: 'Compartilhamento',
  blocks: [
    text('Não vendemos dados pessoais. Nós os compartilhamos, no que for preciso, com:'),
    list(
      'autoridades judiciais ou governamentais, quando a lei ou uma ordem válida exige, ou para a defesa de direitos em processos;',
      'empresas do mesmo grupo, para as finalidades descritas nesta política;',
      'empresas parceiras que participam do negócio ou nos prestam serviços, como lojas, transportadoras, despachantes, meios de pagamento, hospedagem e envio de mensagens;',
      'quem nos suceder em uma reestruturação societária, como fusão, cisão, aquisição ou venda de ativos, com as mesmas garantias desta política.',
    ),
  ],
};

export const protectionPt: Section = {
  id: 'protecao',
  title: 'Proteção',
  blocks: [
    text('Para proteger os seus dados, adotamos medidas técnicas e de organização, entre elas:'),
    list(
      'conexões cifradas e senhas guardadas de modo que nem nós possamos lê-las;',
      'acesso só a quem precisa dele para trabalhar, com registro do que foi feito;',
      'sessões curtas, que são renovadas e podem ser encerradas;',
      'cópias de segurança e testes de recuperação.',
    ),
    text(
      'Nenhum sistema é invulnerável. Se um incidente puder causar risco ou dano relevante a você, avisaremos você e a ANPD no prazo da lei. Guarde a sua senha e não a repita em outros sites.',
    ),
  ],
};

export const rightsPt: Section = {
  id: 'direitos',
  title: 'Direitos do titular',
  blocks: [
    text('A LGPD (art. 18) garante a você, a qualquer momento e sem custo:'),
    list(
      'confirmação de que tratamos os seus dados;',
      'cópia dos dados que temos e acesso a eles;',
      'correção de dados incompletos, inexatos ou desatualizados;',
      'exclusão dos dados tratados com o seu consentimento;',
      'anonimização, bloqueio ou eliminação de dados desnecessários, excessivos ou tratados em desacordo com a lei;',
      'revisão de decisões automatizadas;',
      'portabilidade dos dados a outro fornecedor;',
      'informação sobre com quem os seus dados foram compartilhados;',
      'oposição a um tratamento feito sem consentimento, em caso de descumprimento da lei;',
      'retirada do consentimento, e informação sobre o que acontece se você não o der.',
    ),
    heading('Decisões automatizadas'),
    text(
      'Não tomamos decisões baseadas unicamente em tratamento automatizado dos seus dados pessoais que afetem os seus interesses: por trás de toda avaliação de uma pessoa, de um documento ou de um pedido há alguém da nossa equipe.',
    ),
    text(
      'Uma resposta pode ser automática: a recusa de uma proposta. Ela olha só para o valor proposto, comparado com o mínimo que quem vende definiu, e não para quem propõe. Não vem antes do próximo quarto de hora, e quem a recebe pode pedir, uma vez, que uma pessoa a reveja.',
    ),
    text('Também é seu direito apresentar petição à ANPD.'),
  ],
};

export const changesPt: Section = {
  id: 'alteracoes',
  title: 'Alterações desta política e lei aplicável',
  blocks: [
    text(
      'Esta política pode mudar. A versão em vigor está sempre nesta página, com a data desde a qual vale e as datas das versões anteriores. Quando a mudança for relevante, avisaremos no site ou por e-mail e perguntaremos de novo sobre cookies.',
    ),
    text(
      'Esta política é regida pela lei brasileira e foi escrita em língua portuguesa. Traduções são cortesia: em caso de diferença, vale o texto em português.',
    ),
  ],
};

/** How to contact the person responsible for personal data, in Portuguese. */
export const contactPt = ({ legalName, dpo }: House): Section => ({
  id: 'contato',
  title: 'Contato',
  blocks: [
    text(
      `Pedidos e perguntas sobre dados pessoais são recebidos pelo portal de privacidade ou pelo e-mail do encarregado${dpo === null ? '' : `, ${dpo.name}`}. ${legalName} responde de forma simplificada de imediato, ou com a declaração completa em até 15 dias. Podemos pedir uma confirmação de que o pedido é mesmo seu.`,
    ),
    { kind: 'contact' },
  ],
});
