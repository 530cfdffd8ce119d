import { exportFigures as exportFiguresCall } from '@patio/contract/sales/figures/export-figures.ts';
import { readFigures as readFiguresCall } from '@patio/contract/sales/figures/read-figures.ts';
import {
  getWeekByMail as getWeekByMailCall,
  saveWeekByMail as saveWeekByMailCall,
} from '@patio/contract/sales/figures/week-by-mail.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { exportFigures } from './export-figures.ts';
import { readFigures } from './read-figures.ts';
import { readWeekByMail, saveWeekByMail } from './save-week-by-mail.ts';

export function figureRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, readFiguresCall)(readFigures(deps));
  serve(app, getWeekByMailCall)(readWeekByMail(deps));
  serve(app, saveWeekByMailCall)(saveWeekByMail(deps));
  serve(app, exportFiguresCall)(exportFigures(deps));
}
