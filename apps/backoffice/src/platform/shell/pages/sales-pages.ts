import { listCancellations } from '@patio/contract/sales/cancellations/list-cancellations.ts';
import { listRefunds } from '@patio/contract/sales/cancellations/list-refunds.ts';
import { listComplaints } from '@patio/contract/sales/complaints/list-complaints.ts';
import { listConversations } from '@patio/contract/sales/deal-messages/list-conversations.ts';
import { listDeliveries } from '@patio/contract/sales/deliveries/list-deliveries.ts';
import { listPickups } from '@patio/contract/sales/pickups/list-pickups.ts';
import { listPurchases } from '@patio/contract/sales/purchases/list-purchases.ts';
import { listVisits } from '@patio/contract/sales/visits/list-visits.ts';
import { readFigures } from '@patio/contract/sales/figures/read-figures.ts';
import { listYardVehicles } from '@patio/contract/sales/yard/list-yard-vehicles.ts';
import { lookAtGate } from '@patio/contract/sales/yard/look-at-gate.ts';
import { takeInVehicle } from '@patio/contract/sales/yard/take-in-vehicle.ts';
import {
  IconCalendarTime,
  IconCalendarEvent,
  IconCashBanknote,
  IconChartBar,
  IconCircleX,
  IconDoorExit,
  IconParking,
  IconScan,
  IconMessageReport,
  IconMessages,
  IconShoppingCart,
  IconTruckDelivery,
} from '@tabler/icons-react';
import type { Page } from './page.ts';

/** Sales from the agreement to their end. */
export const SALES_PAGES: readonly Page[] = [
  { path: '/compras', name: 'purchases', Icon: IconShoppingCart, needs: listPurchases },
  { path: '/mensagens', name: 'conversations', Icon: IconMessages, needs: listConversations },
  { path: '/reclamacoes', name: 'complaints', Icon: IconMessageReport, needs: listComplaints },
  { path: '/visitas', name: 'visits', Icon: IconCalendarEvent, needs: listVisits },
  { path: '/cancelamentos', name: 'cancellations', Icon: IconCircleX, needs: listCancellations },
  { path: '/devolucoes', name: 'refunds', Icon: IconCashBanknote, needs: listRefunds },
  { path: '/patio', name: 'yard', Icon: IconParking, needs: listYardVehicles },
  { path: '/patio/entrada', name: 'yardIntake', Icon: IconScan, needs: takeInVehicle },
  { path: '/patio/saida', name: 'yardGate', Icon: IconDoorExit, needs: lookAtGate },
  { path: '/retiradas', name: 'pickups', Icon: IconCalendarTime, needs: listPickups },
  { path: '/entregas', name: 'deliveries', Icon: IconTruckDelivery, needs: listDeliveries },
  { path: '/numeros', name: 'figures', Icon: IconChartBar, needs: readFigures },
];
