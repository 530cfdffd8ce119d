import { randomUUID } from 'node:crypto';
import type { Queries } from '../../../../../platform/db/database.ts';
import { OfferColumns } from '../offer-columns.ts';
import { offerFactsReader, type Standing } from '../offer-facts.store.ts';
import { programHash } from './program-hash.ts';
import {
  openSnapshotFile,
  removeAbandonedDrafts,
  writeSnapshotFile,
  type OpenSnapshot,
} from './snapshot-file.ts';
import { ItemsReader, ItemsWriter } from './snapshot-items.ts';
import { snapshotMarks } from './snapshot-marks.store.ts';

export interface IndexSnapshotsOptions {
  readonly queries: Queries;
  readonly file: string;
  /** Called once, when snapshots cannot be read or written. */
  readonly warn: (text: string) => void;
}

/** An index, and how far it has read. */
export interface SavedIndex {
  readonly columns: OfferColumns;
  readonly standing: Standing;
}

/**
 * A snapshot of the index on the disk, from which the next start is quick. A mark in the database is written after the columns were copied
 * and before the file is: a database that has the mark, written by the same transaction, contains everything that the columns do, and what
 * it has changed since has later numbers. One that was set back further, or read from a dump, has not, and the file is not used.
 */
export class IndexSnapshots {
  readonly #options: IndexSnapshotsOptions;
  readonly #marks: ReturnType<typeof snapshotMarks>;
  readonly #program = programHash();
  /** Of the file as this process last knew it. */
  #token: string | null = null;
  #hasWarned = false;

  constructor(options: IndexSnapshotsOptions) {
    this.#options = options;
    this.#marks = snapshotMarks(options.queries);
    // It is awaited where it is needed.
    this.#program.catch(() => undefined);
  }

  /** The saved index, in which every offer last changed with a version. Null: there is none that fits this program and this database. Errors: of the database. */
  async load(version: number): Promise<SavedIndex | null> {
    const opened = await this.#trying('read', async () => {
      await removeAbandonedDrafts(this.#options.file);
      return openSnapshotFile(this.#options.file);
    });
    if (opened === null) return null;
    try {
      return await this.#read(opened, version);
    } finally {
      await opened.close();
    }
  }

  async #read({ about, items }: OpenSnapshot, version: number): Promise<SavedIndex | null> {
    const { token, transaction, horizon } = about;
    const now = await offerFactsReader(this.#options.queries).standing();
    if (about.schema !== now.schema || about.program !== (await this.#trying('read', () => this.#program)))
      return null;
    if (!(await this.#marks.stands(token, transaction, horizon))) return null;
    const columns = await this.#trying('read', async () => {
      const reader = new ItemsReader(await items());
      const read = OfferColumns.read(reader, version);
      if (!reader.isEmpty) throw new Error('The snapshot has more than an index.');
      return read;
    });
    if (columns === null) return null;
    this.#token = token;
    return { columns, standing: { ...now, horizon } };
  }

  /** Replaces the file. The columns are copied at once; they may change while the copy is written. */
  async save({ columns, standing }: SavedIndex): Promise<void> {
    const writer = new ItemsWriter();
    columns.write(writer);
    const before = this.#token;
    await this.#trying('written', async () => {
      const token = randomUUID();
      const { transaction, server } = await this.#marks.add(token);
      // The database was restarted, perhaps on an older state: what was copied may never have been.
      if (server !== standing.server) return;
      const { horizon, schema } = standing;
      const about = { program: await this.#program, schema, token, transaction, horizon };
      await writeSnapshotFile(this.#options.file, about, writer.items);
      this.#token = token;
      if (before !== null) await this.#marks.remove(before);
    });
  }

  async #trying<T>(doing: 'read' | 'written', work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      if (!this.#hasWarned)
        this.#options.warn(`The snapshot of the index of offers was not ${doing}: ${String(error)}`);
      this.#hasWarned = true;
      return null;
    }
  }
}
