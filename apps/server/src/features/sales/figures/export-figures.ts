import { Readable } from 'node:stream';
import {
  FIGURE_TABLES,
  type exportFigures as contract,
} from '@patio/contract/sales/figures/export-figures.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { FileReply } from '../../../platform/http/bodies/file-reply.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { csvLine } from '../../../platform/lists/public.ts';
import { figureTables } from './figure-tables.ts';
import { figuresFor } from './read-figures.ts';

/** The figures of a period as one spreadsheet: table after table, with an empty line between them, or the one that is asked for. */
export const exportFigures =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query: { quadro, ...query } }, context) => {
    const { actor, idiom, now } = context;
    const tables = figureTables(await figuresFor(database, query, context), idiom);
    const wanted = quadro === undefined ? FIGURE_TABLES.map((name) => tables[name]) : [tables[quadro]];
    const text = wanted.map((table) => table.map((line) => csvLine(line, idiom)).join('')).join('\r\n');
    const bytes = Buffer.from(`\uFEFF${text}`);
    await database.transact((transaction) =>
      recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'export-list',
        subject: 'list figures',
        details: { query: JSON.stringify({ ...query, quadro }) },
        at: now,
      }),
    );
    return new FileReply({
      stream: Readable.from([bytes]),
      size: bytes.length,
      type: 'text/csv; charset=utf-8',
      name: `figures-${quadro === undefined ? '' : `${quadro}-`}${query.de}-${query.ate}.csv`,
    });
  };
