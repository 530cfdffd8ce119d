import { explained } from './setting-explanation.ts';

const kept = 'Vale para as próximas marcações; as que existem ficam como estão.';

const ofSale = 'Vale para as próximas vendas; as que existem ficam com o que valia quando foram feitas.';

/** O que são os ajustes da retirada e da entrega. */
export const handoverExplanations = {
  PICKUP_SLOT_MINUTES: explained('Quanto dura um horário de retirada.', kept),
  PICKUP_CAPACITY: explained(
    'Quantas retiradas um local atende ao mesmo tempo, se não tem um número próprio.',
    kept,
  ),
  PICKUP_LEAD_HOURS: explained(
    'Até quanto antes do horário o comprador pode marcá-lo. A equipe marca até a última hora.',
    'Vale na hora.',
  ),
  PICKUP_CHANGE_HOURS: explained(
    'Até quanto antes do horário o comprador muda ou cancela a retirada.',
    'Vale na hora, também para retiradas já marcadas.',
  ),
  PICKUP_DAYS_AHEAD: explained('Com quantos dias de antecedência se marca, no máximo.', kept),
  PICKUP_MISSED_HOURS: explained(
    'Quanto depois do horário, sem saída confirmada, a retirada conta como não feita.',
    'Vale na hora para as retiradas que passaram.',
  ),
  DELIVERY_STEP_DAYS: explained(
    'Em quantos dias úteis cada lado dá o próximo passo da entrega: propor o frete, responder, marcar a transportadora, tentar de novo.',
    'Vale para as próximas etapas; as que correm ficam com o prazo que têm.',
  ),
  DELIVERY_CONFIRM_DAYS: explained(
    'Em quantos dias úteis uma entrega registrada se confirma sozinha, se o comprador não confirma nem contesta.',
    'Vale para as próximas entregas registradas.',
  ),
  DELIVERY_REMIND_DAYS: explained(
    'Quantos dias úteis antes do fim do prazo o comprador recebe um lembrete para responder ao frete ou confirmar a entrega.',
    'Vale para os próximos prazos.',
  ),
  STORAGE_DAILY: explained(
    'Quanto custa cada dia útil de um veículo no pátio depois dos dias sem custo. Com 0, o pátio não custa nada.',
    ofSale,
  ),
  STORAGE_FREE_DAYS: explained(
    'Por quantos dias úteis depois da liberação o veículo fica no pátio sem custo. Dias em que o comprador não podia retirar não contam.',
    ofSale,
  ),
  STORAGE_MOST_DAYS: explained('Quantos dias úteis de pátio são cobrados de uma compra, no máximo.', ofSale),
  STORAGE_KEYS: explained(
    'Se o veículo sai do pátio com diárias em aberto ou só depois de pagas. A saída mostra o que falta.',
    ofSale,
  ),
  STORAGE_REMIND_DAYS: explained(
    'Quantos dias úteis antes do último dia sem custo o comprador recebe um lembrete.',
    'Vale para os próximos lembretes.',
  ),
  STORAGE_WAIVE: explained(
    'Até quanto vendas dispensa das diárias de uma compra. Acima disso, financeiro ou um administrador.',
    'Vale na hora; o que foi dispensado fica como está.',
  ),
};
