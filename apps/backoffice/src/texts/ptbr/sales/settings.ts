import type { SettingName } from '@patio/domain/sales/settings/business-settings.ts';
import type { SettingGroup } from '@patio/domain/sales/settings/setting-groups.ts';
import { handoverExplanations } from './handover-settings.ts';
import { explained, type SettingExplanation } from './setting-explanation.ts';

const groups: Readonly<Record<SettingGroup, string>> = {
  bids: 'Lances',
  proposals: 'Propostas',
  deals: 'Vendas, devoluções e faltas',
  limits: 'Limites de compra',
  answers: 'Prazos da equipe',
  visits: 'Visitas',
  mails: 'E-mails',
  retention: 'Guarda de dados',
};

const limit =
  'A soma dos lances na frente, das propostas abertas e das compras não pagas de uma conta não passa deste valor.';
const limitAfter =
  'Vale para o próximo lance, proposta ou compra. O que já foi assumido continua, mesmo acima do novo limite.';
const amlAfter =
  'Vale a partir da próxima compra ou do próximo recebimento de cada pessoa. Casos abertos continuam.';
const transferAfter =
  'Vale na hora para as etapas que ainda não foram feitas; lembretes seguem no dia seguinte.';
const stageAfter = 'Vale para as etapas que começam depois; as que já correm mantêm o prazo de antes.';
const deleted = 'Com um prazo menor, o que passou dele é apagado em até um dia e não volta.';

const explanations: Readonly<Record<SettingName, SettingExplanation>> = {
  BID_THROTTLE_MINUTES: explained(
    'Quanto um comprador espera entre dois lances na mesma oferta, se ninguém o superou.',
    'Vale para o próximo lance, também nas ofertas abertas, e muda o texto da regra em todas elas.',
  ),
  SOFT_CLOSE_MINUTES: explained(
    'Um lance dado nos últimos minutos leva o fim da oferta a tanto tempo depois dele.',
    'Vale para ofertas publicadas a partir de agora. As que estão no site mantêm a regra com que foram anunciadas.',
  ),
  SOFT_CLOSE_CAP_MINUTES: explained(
    'Quanto as prorrogações por lance podem somar em uma oferta.',
    'Vale para ofertas publicadas a partir de agora. As que estão no site mantêm o máximo de antes.',
  ),
  DOUBLE_SEND_SECONDS: explained(
    'O mesmo lance enviado de novo dentro deste tempo conta uma vez.',
    'Vale para o próximo lance.',
  ),
  PROPOSAL_EXPIRY_HOURS: explained(
    'Quanto tempo uma proposta espera resposta antes de vencer.',
    'Propostas abertas mantêm o prazo de antes; as novas e as contrapropostas têm o novo.',
  ),
  PROPOSALS_PER_OFFER: explained(
    'Quantas propostas um comprador envia para a mesma oferta.',
    'As enviadas contam. Com um número menor, quem já o alcançou não envia outra.',
  ),
  OPEN_PROPOSALS: explained(
    'Quantas propostas abertas um comprador tem ao mesmo tempo.',
    'Propostas abertas continuam. Com um número menor, quem o passou não envia outra.',
  ),
  WITHDRAWN_PROPOSAL_DAYS: explained(
    'Por quanto tempo uma proposta retirada fica na lista do comprador.',
    'Vale também para as já retiradas; nada é apagado.',
  ),
  CONDITIONAL_SALE_DAYS: explained(
    'Prazo para decidir sobre o melhor lance abaixo da reserva.',
    'Vendas condicionais abertas mantêm o prazo de antes; a regra no site muda para as ofertas que ainda vão terminar.',
  ),
  REFUND_DAYS: explained(
    'Prazo de devolução que o e-mail de um cancelamento aprovado promete.',
    'Quem já recebeu o e-mail mantém o prazo que leu.',
  ),
  PAYMENT_DAYS: explained('Prazo do comprador para pagar depois do contato da equipe.', stageAfter),
  PAYMENT_DEFAULT_DAYS: explained(
    'Depois de quantos dias úteis do vencimento a mesa de vendas mostra a compra não paga, para decidir. 0: nunca.',
    'Vale na hora para as compras vencidas. Nada é cancelado sozinho.',
  ),
  PAYOUT_DAYS: explained(
    'Dias úteis entre a venda paga e entregue e o repasse devido à loja; nunca antes do fim do prazo de arrependimento.',
    'Vale na hora para tudo o que ainda não foi proposto.',
  ),
  PAYOUT_BANK_DAYS: explained(
    'Espera até que o dinheiro vá para uma conta que a loja informou ou trocou.',
    'Contas já informadas mantêm a espera de antes.',
  ),
  CREDIT_DAYS: explained('Prazo para o banco liberar um crédito.', stageAfter),
  RELEASE_DAYS: explained('Prazo para liberar o veículo depois do pagamento aprovado.', stageAfter),
  HANDOVER_DAYS: explained('Prazo para retirar o veículo liberado, ou para entregá-lo.', stageAfter),
  ...handoverExplanations,
  SECOND_CHANCE_DAYS: explained(
    'Quanto o próximo da lista tem para aceitar, se quem oferece não escolhe outro prazo.',
    'Segundas chances oferecidas mantêm o prazo de antes.',
  ),
  STRIKES_BEFORE_BLOCK: explained(
    'Depois de quantas faltas um comprador não dá lance, não propõe e não compra.',
    'Conta as faltas de antes: com um número menor, compradores ficam impedidos na hora; com um maior, voltam a poder comprar.',
  ),
  STRIKE_MONTHS: explained(
    'Por quanto tempo uma falta conta.',
    'Conta as faltas de antes: com um prazo maior, faltas antigas voltam a contar.',
  ),
  THEFT_CHECK_DAYS: explained(
    'Quantos dias vale a conferência de furto ou roubo na primeira publicação de uma oferta; 0: nenhuma é exigida.',
    'Vale para as próximas publicações. Um veículo com furto registrado nunca é publicado. Importações não são conferidas.',
  ),
  LEGAL_CHECK_DAYS: explained(
    'Quantos dias valem as conferências de débitos, gravames e restrições na primeira publicação de uma oferta; 0: nenhuma é exigida.',
    'Vale para as próximas publicações. Importações não são conferidas.',
  ),
  RELEASE_CHECK_DAYS: explained(
    'Quantos dias valem todas as conferências quando um veículo vendido é liberado; 0: nenhuma é exigida.',
    'Vale para as próximas liberações, também de vendas já feitas.',
  ),
  TRANSFER_LIEN_DAYS: explained(
    'Prazo de quem vende para baixar o gravame, desde o pagamento aprovado.',
    transferAfter,
  ),
  TRANSFER_INTENT_DAYS: explained(
    'Prazo de quem vende para emitir a ATPV-e, desde o pagamento aprovado e sem gravame.',
    transferAfter,
  ),
  STEP_REMINDER_DAYS: explained(
    'Quantos dias úteis antes do prazo de uma etapa da compra quem a faz recebe um lembrete, de dia; 0: no último dia. Outro aviso sai quando o prazo vence.',
    'Vale para os próximos lembretes. Cada um sai uma vez; os da transferência no Detran têm dias próprios.',
  ),
  TRANSFER_SIGN_DAYS: explained('Prazo de cada lado para assinar a ATPV-e.', transferAfter),
  EXPOSURE_PERSON: explained(limit, limitAfter),
  EXPOSURE_BUSINESS: explained(limit, limitAfter),
  EXPOSURE_VERIFIED_PERSON: explained(limit, limitAfter),
  EXPOSURE_VERIFIED_COMPANY: explained(limit, limitAfter),
  EXPOSURE_VERIFIED_DEALER: explained(limit, limitAfter),
  EXPOSURE_PER_DEPOSIT: explained(
    'Quantos reais de limite cada real de caução dá a uma conta verificada.',
    limitAfter,
  ),
  AML_CASH: explained(
    'A partir de quanto em espécie, somado em seis meses, um caso é aberto para o comprador. A lei permite no máximo R$ 30.000,00.',
    amlAfter,
  ),
  AML_REGISTRATION: explained(
    'A partir de que valor uma compra exige cadastro completo e o dinheiro de terceiros é analisado. A lei permite no máximo R$ 10.000,00.',
    amlAfter,
  ),
  AML_SPLIT_DAYS: explained(
    'Em quantos dias pagamentos menores, que juntos chegam ao valor, contam como fracionados.',
    amlAfter,
  ),
  SELLER_ANSWER_DAYS: explained(
    'Prazo que os avisos dão a quem vende para falar com o comprador ou decidir um cancelamento.',
    'Vale para os próximos avisos.',
  ),
  PROMISED_ANSWER_HOURS: explained(
    'Prazo em que a casa responde a perguntas, propostas, cancelamentos, verificações e documentos: o que a mesa conta como atrasado.',
    'Vale na hora para tudo o que espera: com um prazo menor, mais itens ficam atrasados.',
  ),
  MESSAGE_ANSWER_DAYS: explained(
    'Prazo em que uma mensagem de comprador é respondida: o que a mesa conta como atrasado.',
    'Vale para as próximas mensagens; as que já esperam mantêm o prazo de antes.',
  ),
  MESSAGE_CLOSES_DAYS: explained(
    'Por quanto tempo, depois do fim do negócio, comprador e quem vende ainda escrevem um ao outro.',
    'Vale na hora, também para negócios que já terminaram. O que foi escrito continua legível.',
  ),
  COMPLAINT_ANSWER_DAYS: explained(
    'Prazo em que uma reclamação é respondida. Depois dele a equipe responde no lugar da loja, e o comprador pode recorrer.',
    'Vale para as próximas reclamações; as que já esperam mantêm o prazo de antes.',
  ),
  COMPLAINT_REVIEW_DAYS: explained(
    'Prazo em que outra pessoa revê uma reclamação de que o comprador recorreu.',
    'Vale para os próximos recursos.',
  ),
  COMPLAINT_REPLY_DAYS: explained(
    'Tempo do comprador para reagir a uma resposta, proposta ou pergunta; depois a reclamação é encerrada.',
    'Vale para os próximos passos; quem já foi avisado de um prazo o mantém.',
  ),
  COMPLAINT_REOPEN_DAYS: explained(
    'Por quanto tempo, depois do fim, o comprador reabre a reclamação.',
    'Vale na hora, também para as encerradas.',
  ),
  COMPLAINT_FULFIL_DAYS: explained(
    'Prazo para cumprir a solução que os dois lados aceitaram (o art. 18 do CDC dá 30 dias para um conserto).',
    'Vale para os próximos acordos.',
  ),
  COMPLAINT_TERM_DAYS: explained(
    'Dias desde a entrega, ou desde a descoberta de um defeito oculto, depois dos quais a reclamação é aceita mas marcada como fora do prazo.',
    'Vale para as próximas reclamações. O art. 26 do CDC garante 90 dias.',
  ),
  VISIT_SLOT_MINUTES: explained(
    'Quanto dura uma visita a um veículo; as visitas começam uma depois da outra a partir da abertura do local.',
    'Vale para as próximas visitas; as marcadas ficam como estão.',
  ),
  VISIT_LEAD_HOURS: explained(
    'Até quantas horas antes do início uma visita pode ser agendada.',
    'Vale para as próximas visitas.',
  ),
  VISIT_DAYS_AHEAD: explained(
    'Para quantos dias à frente é possível agendar.',
    'Vale para as próximas visitas; as marcadas ficam como estão.',
  ),
  OPEN_VISITS: explained(
    'Quantas visitas em aberto uma pessoa pode ter ao todo; por oferta é sempre uma.',
    'Vale para os próximos agendamentos.',
  ),
  VISIT_NO_SHOWS: explained(
    'Depois de quantas visitas sem comparecer um agendamento espera a aprovação da equipe.',
    'Vale para os próximos agendamentos.',
  ),
  VISIT_NO_SHOW_DAYS: explained(
    'Por quantos dias conta uma visita sem comparecer.',
    'Vale para os próximos agendamentos.',
  ),
  VISIT_RECORD_HOURS: explained(
    'Quanto tempo depois do fim uma visita sem registro de comparecimento vai para a mesa.',
    'Vale na hora para as visitas sem registro.',
  ),
  TAKEN_WORK_HOURS: explained(
    'Depois de quanto tempo sem ação um trabalho assumido fica livre de novo.',
    'Vale na hora: com um prazo menor, trabalhos parados ficam livres.',
  ),
  OVERTAKEN_MAIL_MINUTES: explained(
    'Pausa entre dois e-mails de lance superado para a mesma pessoa sobre a mesma oferta.',
    'Vale para os próximos e-mails.',
  ),
  ALERT_MAILS_PER_HOUR: explained(
    'Quantos e-mails de aviso uma pessoa recebe por hora; o resto vai junto em um só.',
    'Vale para os próximos e-mails. Resultados e lances superados não contam.',
  ),
  MESSAGE_MAIL_MINUTES: explained(
    'Depois de quanto tempo de silêncio as mensagens não lidas vão por e-mail, todas em um só.',
    'Vale na hora para as mensagens que esperam.',
  ),
  SELLING_DIGEST_MINUTES: explained(
    'Pausa entre dois avisos a quem vende sobre perguntas ou propostas da mesma oferta.',
    'Vale para os próximos avisos.',
  ),
  BANK_DATA_DAYS: explained('Por quanto tempo dados bancários ficam depois de uma devolução.', deleted),
  SALES_RECORD_YEARS: explained(
    'Por quanto tempo ficam o comprador de uma venda, quem recebeu uma devolução e o comprovante.',
    deleted,
  ),
  ACCESS_LOG_MONTHS: explained(
    'Por quanto tempo ficam os registros de acesso: pelo menos seis meses (Lei 12.965/2014).',
    deleted,
  ),
  DOCUMENT_YEARS: explained(
    'Por quanto tempo ficam documentos aceitos e pedidos que terminaram, se a conta não for apagada antes.',
    deleted,
  ),
  MAIL_WORDS_DAYS: explained('Por quanto tempo ficam assunto e texto dos e-mails enviados.', deleted),
  RELEASE_TRANSFER: explained(
    'O que da transferência precisa estar feito antes de liberar o veículo e entregar as chaves. Cada opção inclui as anteriores.',
    'Vale na hora, também na saída do pátio de veículos já liberados. Um administrador libera uma compra sem isso, com motivo.',
  ),
  REGRET: explained(
    'Quais compras um consumidor devolve em até sete dias depois da entrega.',
    'Vale também para compras já feitas que ainda estão no prazo. Confira os termos antes.',
  ),
};

export const settings = {
  lead: 'As regras da casa. Uma mudança vale em poucos segundos, sem parar o site.',
  setting: 'Ajuste',
  current: 'Vale agora',
  last: 'Última mudança',
  untouched: 'Valor inicial',
  initial: (value: string) => `Valor inicial: ${value}`,
  bounds: (min: string, max: string) => `De ${min} a ${max}`,
  afterwards: 'O que uma mudança faz',
  newValue: 'Novo valor',
  wrong: (min: number, max: number) => `Escreva um número inteiro de ${min} a ${max}.`,
  same: 'Este valor já vale.',
  change: 'Mudar',
  changeOf: (title: string) => `Mudar: ${title}`,
  confirm: (before: string, after: string) => `De ${before} para ${after}.`,
  reason: 'Motivo, que a administração e o registro guardam',
  saved: 'Ajuste mudado.',
  history: 'Mudanças',
  noHistory: 'Este ajuste nunca foi mudado.',
  restore: 'Voltar a este valor',
  restoreInitial: 'Voltar ao valor inicial',
  readOnly: 'Só a administração muda ajustes.',
  groups,
  explanations,
};
