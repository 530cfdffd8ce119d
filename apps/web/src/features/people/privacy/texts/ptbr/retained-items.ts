import type { House } from '../../../../../platform/house/house.ts';
import type { RetainedItem } from '../../policy-text.ts';

const ITEMS: readonly RetainedItem[] = [
  {
    name: 'token (cookie e armazenamento local)',
    kind: 'necessary',
    purpose:
      'Reconhece quem entrou na conta. O código em si vale 15 minutos e é renovado enquanto você usa o site.',
    duration: '30 dias, ou até você sair',
  },
  {
    name: 'refresh (cookie que scripts não leem)',
    kind: 'necessary',
    purpose: 'Renova o acesso com segurança e permite encerrá-lo.',
    duration: 'até o fim da sessão',
  },
  {
    name: 'office (cookie que scripts não leem)',
    kind: 'necessary',
    purpose: 'Renova o acesso de quem trabalha no painel (/painel); só existe para equipe e lojas.',
    duration: 'até o fim da sessão',
  },
  {
    name: 'painel-idiom, mantine-color-scheme-value (armazenamento local)',
    kind: 'necessary',
    purpose: 'Mantêm o idioma e o tema que a equipe escolheu no painel.',
    duration: 'até você apagar',
  },
  {
    name: 'device (cookie que scripts não leem)',
    kind: 'necessary',
    purpose:
      'Reconhece o navegador em que você já entrou, para que tentativas de outras pessoas não bloqueiem a sua entrada. Não diz de quem é a conta.',
    duration: '6 meses depois da última entrada',
  },
  {
    name: 'consent (cookie)',
    kind: 'necessary',
    purpose:
      'Guarda a sua escolha sobre cookies: versão da política, tipos permitidos, data e um identificador aleatório.',
    duration: '6 meses',
  },
  {
    name: 'patio.consent.unsent (armazenamento local)',
    kind: 'necessary',
    purpose: 'Lembra que o registro da sua escolha ainda não chegou ao servidor.',
    duration: 'até o registro chegar',
  },
  {
    name: 'idiom (cookie)',
    kind: 'necessary',
    purpose: 'Mantém o idioma que você escolheu.',
    duration: 'até fechar o navegador; 1 ano se você permitir os de funcionalidade',
  },
  {
    name: 'grade (cookie)',
    kind: 'necessary',
    purpose: 'Diz quantas ofertas cabem na sua tela.',
    duration: 'até fechar o navegador; 1 ano se você permitir os de funcionalidade',
  },
  {
    name: 'painel (cookie)',
    kind: 'necessary',
    purpose: 'Mantém o painel de filtros como você o deixou.',
    duration: 'até fechar o navegador; 1 ano se você permitir os de funcionalidade',
  },
  {
    name: 'posicao (cookie)',
    kind: 'necessary',
    purpose: 'Ordena as ofertas por distância, só depois que você pede e autoriza a localização.',
    duration: 'até fechar o navegador',
  },
  {
    name: 'patio.fluxo, patio.lance, patio.pergunta, patio.entrega e busca-a-salvar (armazenamento da aba)',
    kind: 'necessary',
    purpose:
      'Guardam o que você começou (compra, lance, proposta, pergunta, busca a salvar, local de entrega), para que recarregar a página não apague nada.',
    duration: 'até fechar a aba ou sair da conta',
  },
  {
    name: 'patio.destino (armazenamento do navegador)',
    kind: 'necessary',
    purpose:
      'Guarda para onde você queria ir quando pedimos para entrar, e o valor digitado ali, para voltar depois do cadastro ou da confirmação do e-mail.',
    duration: 'até você entrar, no máximo 24 horas',
  },
  {
    name: 'patio.feito (armazenamento da aba)',
    kind: 'necessary',
    purpose:
      'Lembra que você acabou de concluir um lance, uma proposta ou uma compra, para mostrar a página final.',
    duration: 'até fechar a aba ou sair da conta',
  },
  {
    name: 'patio.selado.* (armazenamento da aba) e patio (IndexedDB)',
    kind: 'necessary',
    purpose:
      'Guardam, cifrados por uma chave que nenhum script consegue ler, os dados bancários que você digitou e ainda não enviou.',
    duration: 'até enviar o formulário, fechar a aba ou sair da conta; a chave fica no navegador',
  },
  {
    name: 'patio.pesquisa.* (armazenamento da aba)',
    kind: 'necessary',
    purpose: 'Guardam as respostas da pesquisa que você começou.',
    duration: 'até enviar a pesquisa ou fechar a aba',
  },
  {
    name: 'patio.maximo (armazenamento da aba)',
    kind: 'necessary',
    purpose:
      'Mostra a você o valor máximo dos lances automáticos que definiu nesta aba. O servidor nunca o devolve.',
    duration: 'até fechar a aba ou sair da conta',
  },
  {
    name: 'patio.cadastro, patio.interesses e patio.interesses.escolha (armazenamento da aba)',
    kind: 'necessary',
    purpose:
      'Guardam o cadastro que você começou, sem a senha, e os interesses que você escolheu, para que recarregar a página não apague nada.',
    duration: 'até concluir o cadastro, fechar a aba ou sair da conta',
  },
  {
    name: 'patio.rascunho.* (armazenamento da aba)',
    kind: 'necessary',
    purpose:
      'Guardam o que você digitou em um formulário da sua conta e ainda não enviou, sem senhas e sem dados bancários, para que uma sessão encerrada não apague nada.',
    duration: 'até enviar o formulário, fechar a aba ou sair da conta',
  },
  {
    name: 'patio.entrada (armazenamento da aba)',
    kind: 'necessary',
    purpose:
      'Confere que a resposta do Google ou do Facebook é a que você pediu, e leva você de volta à página em que estava.',
    duration: 'até você voltar do Google ou do Facebook, ou fechar a aba',
  },
  {
    name: 'patio.comparar (armazenamento da aba)',
    kind: 'necessary',
    purpose: 'Guarda as ofertas que você escolheu comparar: número, título e foto.',
    duration: 'até fechar a aba, limpar a comparação ou sair da conta',
  },
  {
    name: 'patio.parceiro e patio.contato (armazenamento da aba)',
    kind: 'necessary',
    purpose:
      'Guardam o cadastro de parceiro que você começou, sem as senhas, e a mensagem a uma loja que ainda não foi enviada, para que recarregar a página não apague nada.',
    duration: 'até enviar a mensagem, fechar a aba ou sair da conta',
  },
  {
    name: 'avisos.js e inscrição de avisos (navegador)',
    kind: 'necessary',
    purpose:
      'Mostram no aparelho os avisos que você ligou em Avisos, só depois que você clica e o navegador pergunta.',
    duration: 'até você desligar os avisos no aparelho ou sair da conta',
  },
  {
    name: 'dataLayer (memória da página)',
    kind: 'performance',
    purpose:
      'Conta buscas, filtros, ofertas vistas, favoritos e etapas de compra, sem nome, documento, contato ou localização.',
    duration: 'até a página ser fechada',
  },
  {
    name: 'patio.functionality.* (armazenamento local)',
    kind: 'functionality',
    purpose: 'Lembra buscas e ofertas vistas há pouco.',
    duration: 'até você apagar ou retirar a permissão',
  },
  {
    name: 'Vimeo (cookies do próprio serviço)',
    kind: 'functionality',
    purpose:
      'Mostra os vídeos das ofertas. Sem a permissão, um vídeo só é carregado quando você pede para vê-lo.',
    duration: 'conforme a política do Vimeo',
  },
];

/** Everything that this site stores in a browser, in Portuguese. */
export function retainedItemsPt({ analyticsContainer }: House): readonly RetainedItem[] {
  if (analyticsContainer === null) return ITEMS;
  const statistics: RetainedItem = {
    name: `${new URL(analyticsContainer).host} (cookies do serviço de estatísticas)`,
    kind: 'performance',
    purpose:
      'Recebe o que o dataLayer conta, com o endereço da página e o seu endereço de rede. Só é carregado depois da sua permissão.',
    duration: 'até você retirar a permissão: então apagamos os cookies que ele guardou neste site',
  };
  return [...ITEMS, statistics];
}
