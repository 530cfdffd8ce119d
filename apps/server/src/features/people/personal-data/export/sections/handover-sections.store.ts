import { instant, number, text, type ExportSection } from '../export-section.ts';

/** How vehicles that a user bought reached them. */
export const handoverSections: readonly ExportSection[] = [
  {
    name: 'retiradasMarcadas',
    title: { PTBR: 'Retiradas marcadas', EN: 'Booked pickups' },
    tables: ['pickup_booking'],
    text: `select b.purchase_code as compra, b.starts_at as inicio, b.ends_at as fim, c.name as local, b.state as situacao, b.reason as motivo
      from pickup_booking b join purchase p on p.code = b.purchase_code join city c on c.code = b.city_code
      where p.account_id = $1 order by b.code`,
    fields: {
      compra: number('Compra', 'Purchase'),
      inicio: instant('Início', 'Begins'),
      fim: instant('Fim', 'Ends'),
      local: text('Local', 'Place'),
      situacao: text('Situação', 'Status'),
      motivo: text('Motivo da equipe', 'Reason of the team'),
    },
  },
  {
    name: 'diariasDispensadas',
    title: { PTBR: 'Diárias de pátio dispensadas', EN: 'Waived storage' },
    tables: ['storage_waiver'],
    text: `select w.purchase_code as compra, w.amount_cents::float / 100 as valor, w.reason as motivo, w.at as em
      from storage_waiver w join purchase p on p.code = w.purchase_code where p.account_id = $1 order by w.code`,
    fields: {
      compra: number('Compra', 'Purchase'),
      valor: number('Valor', 'Amount'),
      motivo: text('Motivo', 'Reason'),
      em: instant('Em', 'On'),
    },
  },
  {
    name: 'entregas',
    title: { PTBR: 'Entregas', EN: 'Deliveries' },
    tables: ['delivery'],
    text: `select d.purchase_code as compra, d.state as situacao, d.amount_cents::float / 100 as valor, d.carrier as transportadora,
        d.driver as motorista, d.tracking_code as rastreio, d.pickup_on::text as coleta, d.arrival_on::text as chegada, d.delivered_at as entregue,
        d.confirmed_at as confirmada
      from delivery d join purchase p on p.code = d.purchase_code where p.account_id = $1 order by d.purchase_code`,
    fields: {
      compra: number('Compra', 'Purchase'),
      situacao: text('Situação', 'Status'),
      valor: number('Frete', 'Freight'),
      transportadora: text('Transportadora', 'Carrier'),
      motorista: text('Motorista', 'Driver'),
      rastreio: text('Rastreio', 'Tracking'),
      coleta: text('Coleta', 'Pickup'),
      chegada: text('Chegada', 'Arrival'),
      entregue: instant('Entregue em', 'Delivered on'),
      confirmada: instant('Confirmada em', 'Confirmed on'),
    },
  },
  {
    name: 'passosDeEntregas',
    title: { PTBR: 'Passos de entregas', EN: 'Steps of deliveries' },
    tables: ['delivery_event'],
    text: `select e.purchase_code as compra, e.step as passo, e.side as lado, e.happened_at as em, e.place as local, e.text as texto
      from delivery_event e join purchase p on p.code = e.purchase_code where p.account_id = $1 order by e.code`,
    fields: {
      compra: number('Compra', 'Purchase'),
      passo: text('Passo', 'Step'),
      lado: text('Por', 'By'),
      em: instant('Em', 'On'),
      local: text('Local', 'Place'),
      texto: text('Texto', 'Text'),
    },
  },
];
