import type { FileFormat } from '@patio/domain/sales/purchase-documents/document-names.ts';
import type { ComplaintSide } from '@patio/domain/sales/complaints/complaint-access.ts';
import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { shape, statement } from '../../../../platform/db/statement.ts';
import { claim } from '../../../../platform/queue/claim.store.ts';

/** A file that was uploaded. */
export interface NewFile {
  readonly guid: string;
  readonly purchase: number;
  readonly accountId: number;
  readonly name: string;
  readonly type: FileFormat;
  readonly bytes: number;
  readonly sha256: string;
  readonly at: number;
}

const add = statement({
  name: 'complaint-files.add',
  text: `insert into complaint_file (guid, purchase_code, account_id, name, type, bytes, sha256, sent_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8)`,
});

const attach = statement({
  name: 'complaint-files.attach',
  text: `update complaint_file set event_code = $1
    where guid = any($4::uuid[]) and purchase_code = $2 and account_id = $3 and event_code is null`,
});

const find = statement({
  name: 'complaint-files.find',
  text: `select f.guid, f.name, f.type, e.side, e.kind, c.code, c.account_id as buyer, c.closed_at, o.partner_id
    from complaint_file f join complaint_event e on e.code = f.event_code join complaint c on c.code = e.complaint_code
      join purchase p on p.code = c.purchase_code join offer o on o.code = p.offer_code where f.guid = $1`,
  shape: shape<{ type: FileFormat; side: ComplaintSide }>(),
});

const loose = statement({
  name: 'complaint-files.forget-loose',
  text: `delete from complaint_file where guid in (${claim('guid', {
    from: 'complaint_file',
    where: 'event_code is null and sent_at < $1',
    order: 'sent_at',
    limit: '$2',
  })}) returning guid`,
});

/** Stores a file that waits to be sent. */
export async function addFile(transaction: Transaction, file: NewFile): Promise<void> {
  const { guid, purchase, accountId, name, type, bytes, sha256, at } = file;
  await transaction.run(add, [guid, purchase, accountId, name, type, bytes, sha256, new Date(at)]);
}

/** Sends uploaded files of the same user with an event; how many of them were still waiting. */
export function attachFiles(
  transaction: Transaction,
  event: number,
  {
    purchase,
    accountId,
    files,
  }: {
    readonly purchase: number;
    readonly accountId: number;
    readonly files: readonly string[];
  },
): Promise<number> {
  return files.length === 0
    ? Promise.resolve(0)
    : transaction.run(attach, [event, purchase, accountId, files]);
}

/** A file that was sent, with what decides who reads it. */
export const sentFile = (queries: Queries, guid: string) => queries.row(find, [guid]);

/** Removes files that were uploaded before an instant and never sent; their names in the storage. */
export const removeLooseFiles = (transaction: Transaction, before: number, limit: number) =>
  transaction.rows(loose, [new Date(before), limit]);
