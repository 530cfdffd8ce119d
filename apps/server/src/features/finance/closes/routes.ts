import { closeDay as closeDayCall } from '@patio/contract/finance/closes/close-day.ts';
import { exportCloses as exportClosesCall } from '@patio/contract/finance/closes/export-closes.ts';
import { getClose as getCloseCall } from '@patio/contract/finance/closes/get-close.ts';
import { listCloses as listClosesCall } from '@patio/contract/finance/closes/list-closes.ts';
import { reopenDay as reopenDayCall } from '@patio/contract/finance/closes/reopen-day.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { closeDay } from './office/close-day.ts';
import { exportCloses } from './office/export-closes.ts';
import { getClose } from './office/get-close.ts';
import { listCloses } from './office/list-closes.ts';
import { reopenDay } from './office/reopen-day.ts';

export function closeRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, listClosesCall)(listCloses(deps));
  serve(app, exportClosesCall)(exportCloses(deps));
  serve(app, getCloseCall)(getClose(deps));
  serve(app, closeDayCall)(closeDay(deps));
  serve(app, reopenDayCall)(reopenDay(deps));
}
