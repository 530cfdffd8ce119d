import { listStaffOffers } from '@patio/contract/catalogue/drafts/list-staff-offers.ts';
import { listImports } from '@patio/contract/catalogue/imports/list-imports.ts';
import { listEndedOffers } from '@patio/contract/sales/ended/list-ended-offers.ts';
import { listStays } from '@patio/contract/sales/stays/list-stays.ts';
import { listRunningOffers } from '@patio/contract/trading/monitor/list-running-offers.ts';
import { IconBroadcast, IconCar, IconFileImport, IconFlag3, IconPlayerPause } from '@tabler/icons-react';
import type { Page } from './page.ts';

/** Offers, from their drafts to their ends. */
export const AUCTION_PAGES: readonly Page[] = [
  { path: '/ofertas', name: 'offers', Icon: IconCar, needs: listStaffOffers },
  { path: '/importacoes', name: 'imports', Icon: IconFileImport, needs: listImports },
  { path: '/ao-vivo', name: 'live', Icon: IconBroadcast, needs: listRunningOffers },
  { path: '/suspensas', name: 'stays', Icon: IconPlayerPause, needs: listStays },
  { path: '/encerradas', name: 'ended', Icon: IconFlag3, needs: listEndedOffers },
];
