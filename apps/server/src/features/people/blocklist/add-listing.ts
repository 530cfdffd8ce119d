import type { addListing as contract } from '@patio/contract/people/blocklist/add-listing.ts';
import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import { formatDate } from '@patio/domain/time/sao-paulo.ts';
import { taxRoot } from '@patio/domain/validation/tax-root.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { markKeys, newMarkKey } from '../../../platform/secrets/mark-key.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { presentListing, storedKind } from './blocklist.present.ts';
import { blocklistReader, blocklistWriter, type ListingKind, type ListTarget } from './blocklist.store.ts';
import { documentMark, documentMarks } from './listing-marks.ts';

interface Found {
  readonly mark: Buffer;
  readonly hint: string;
  /** The listed document; null for a device. */
  readonly document: string | null;
  /** Whether it matches after the secret key was replaced. */
  readonly outlivesKeys: boolean;
}

/** Lists a document or the devices of an account; the users concerned can no longer deal. Audited. */
export const addListing =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body: { tipo, valor, conta, motivo: reason }, fail }, { actor, idiom }) => {
    const at = deps.clock.now();
    const kind = storedKind(tipo);
    const typed = valor === undefined ? null : documentIn(valor);
    if ((typed === null) === (conta === undefined) || (kind === 'device' && conta === undefined)) {
      throw new ApiError('invalid-fields', { erros: [fieldText('listing-document', 'valor', idiom)] });
    }
    const rows = await deps.database.transact(async (transaction) => {
      const writer = blocklistWriter(transaction);
      const reader = blocklistReader(transaction);
      await writer.lock();
      const target = conta === undefined ? null : await reader.target(conta);
      if (target === undefined) return fail('user-not-found');
      if (target !== null && target.staff_role !== null) return fail('account-of-staff');
      const found = await toList(deps, transaction, { kind, typed, target });
      if (found.length === 0) return fail('nothing-to-list');
      const ids: number[] = [];
      const keys = await markKeys(deps, transaction);
      const stopped = new Set(target === null ? [] : [target.id]);
      for (const { document, ...listed } of found) {
        const accountId = target?.id ?? null;
        const others = document === null ? [] : documentMarks(keys, [document]);
        // The same document, marked with another key.
        const isListed = await reader.hasAny(others);
        const id = isListed
          ? undefined
          : await writer.insert({ ...listed, kind, accountId, reason, staffId: actor.accountId, at });
        if (id !== undefined) ids.push(id);
        if (document === null) continue;
        for (const account of await reader.accountsOf(rootOf(document))) stopped.add(account);
      }
      if (ids.length === 0) return fail('listed-already');
      await writer.stop([...stopped], at);
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'add-listing',
        subject: target === null ? `blocklist ${ids[0]}` : `account ${target.id}`,
        details: { kind, listings: ids, accounts: [...stopped], reason },
        before: { listed: false },
        after: { listed: true },
        at,
      });
      return reader.find(ids);
    });
    return { data: rows.map(presentListing) };
  };

/** Letters and digits of a CPF or CNPJ; null if it cannot be one. */
function documentIn(text: string): string | null {
  const document = text.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase();
  return /^(\d{11}|[A-Z0-9]{12}\d{2})$/.test(document) ? document : null;
}

/** Without the prefix of its kind, as the documents of accounts are compared. */
const rootOf = (document: string): string => (taxRoot(document) ?? '').replace(/^\w+ /, '');

async function toList(
  deps: ServerDeps,
  transaction: Transaction,
  given: { readonly kind: ListingKind; readonly typed: string | null; readonly target: ListTarget | null },
): Promise<readonly Found[]> {
  const { kind, typed, target } = given;
  if (kind === 'device') {
    const seen = target === null ? [] : await blocklistReader(transaction).devices(target.id);
    return seen.map(({ device_mark: mark, last_at: lastAt }) => ({
      mark,
      hint: `visto em ${formatDate(lastAt)}`,
      document: null,
      outlivesKeys: false,
    }));
  }
  const document =
    typed ?? (kind === 'document' ? target?.document : target?.representative_document) ?? null;
  if (document === null) return [];
  const { key, outlivesKeys } = await newMarkKey(deps, transaction);
  return [{ mark: documentMark(key, document), hint: `•••${document.slice(-4)}`, document, outlivesKeys }];
}
