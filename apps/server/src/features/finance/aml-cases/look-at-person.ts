import { amlFindings, AML_WINDOW_MS, amlTotal } from '@patio/domain/finance/aml-cases/aml-flags.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import {
  insertCase,
  lockOpenCase,
  writeExtent,
  writePerson,
  type CaseFlag,
  type CaseRow,
} from './cases.store.ts';
import { addEvent, addOperation, operationsOfCase, seenOperations } from './contents.store.ts';
import { amlPerson, operationsOfPerson, type OperationOfPerson } from './operations-of-person.ts';
import { entriesOf, reasonOf } from './watch-lists/find-entries.ts';
import { lockPerson, personOf, type PersonRow } from './operations.store.ts';
import { sealText, type SealedPerson } from './sealed-case.ts';

type Deps = Pick<ServerDeps, 'config'>;

/** Opens what the operations of a person call for, and adds later ones to what is open. Repeating it changes nothing. */
export async function lookAtPerson(
  deps: Deps,
  transaction: Transaction,
  account: number,
  at: number,
): Promise<void> {
  await lockPerson(transaction, account);
  const person = await personOf(transaction, account);
  if (person === undefined) return;
  const operations = await operationsOfPerson(transaction, person, at);
  const entries = await entriesOf(transaction, person);
  const listed = entries.map(({ kind }) => kind);
  for (const finding of amlFindings(amlPerson(person, listed), operations, deps.config.rules.aml)) {
    const found = operations.filter((each) => finding.operations.includes(each));
    const open = await lockOpenCase(transaction, account, finding.flag);
    if (open !== undefined) await addLater(deps, transaction, open, found, at);
    else {
      const seen = await seenOperations(transaction, account, finding.flag);
      if (found.some((each) => !seen.has(keyOf(each))))
        await openCase(deps, transaction, {
          person,
          flag: finding.flag,
          found,
          by: null,
          reason: reasonOf(finding.flag, entries),
          at,
        });
    }
  }
  const byHand = await lockOpenCase(transaction, account, 'manual');
  if (byHand !== undefined)
    await addLater(deps, transaction, byHand, ofSixMonths(operations, byHand.opened_at), at);
}

const keyOf = ({ kind, code }: OperationOfPerson): string => `${kind} ${code}`;

/** Those of the six months before an instant, and after it. */
export const ofSixMonths = (
  operations: readonly OperationOfPerson[],
  at: number,
): readonly OperationOfPerson[] => operations.filter((each) => each.at >= at - AML_WINDOW_MS);

/** A case to be opened. */
interface Opened {
  readonly person: PersonRow;
  readonly flag: CaseFlag;
  readonly found: readonly OperationOfPerson[];
  /** Null: the program. */
  readonly by: number | null;
  readonly reason: string | null;
  readonly at: number;
}

/** Opens a case with its operations and returns its code. Errors: unique_violation while another one of the person and the flag is open. */
export async function openCase(
  { config }: Deps,
  transaction: Transaction,
  { person, flag, found, by, reason, at }: Opened,
): Promise<number> {
  const code = await insertCase(transaction, { account: person.id, flag, at, by });
  const known: SealedPerson = {
    nome: person.name,
    documento: person.document,
    email: person.email,
    telefone: person.phone,
    nascimento: person.birth,
    endereco: person.address,
  };
  await writePerson(transaction, code, sealText(config, code, JSON.stringify(known)));
  await addAll({ config }, transaction, code, found);
  const words = reason === null ? null : sealText(config, code, reason);
  await addEvent(transaction, code, { kind: 'opened', by, at, words });
  await recordAudit(transaction, {
    actorId: by,
    ...(by === null && { command: 'aml-cases' }),
    action: 'open-aml-case',
    subject: `aml-case ${code}`,
    details: { flag, operations: found.length },
    at,
  });
  return code;
}

async function addLater(
  deps: Deps,
  transaction: Transaction,
  { code, account_id: account, flag }: CaseRow,
  found: readonly OperationOfPerson[],
  at: number,
): Promise<void> {
  const there = new Set(
    (await operationsOfCase(transaction, code)).map(
      ({ kind, receipt_code: receipt, purchase_code: purchase }) =>
        `${kind} ${(kind === 'receipt' ? receipt : purchase) ?? ''}`,
    ),
  );
  const later = found.filter((each) => !there.has(keyOf(each)));
  if (later.length === 0 || account === null) return;
  await addAll(deps, transaction, code, later);
  await addEvent(transaction, code, { kind: 'added', by: null, at, words: null });
  await recordAudit(transaction, {
    actorId: null,
    command: 'aml-cases',
    action: 'extend-aml-case',
    subject: `aml-case ${code}`,
    details: { flag, operations: later.length },
    at,
  });
}

async function addAll(
  { config }: Deps,
  transaction: Transaction,
  code: number,
  operations: readonly OperationOfPerson[],
): Promise<void> {
  for (const { code: operation, amount, at, kept } of operations) {
    const receipt =
      kept === null ? null : { way: kept.way, payer: sealText(config, code, JSON.stringify(kept.payer)) };
    await addOperation(transaction, code, { code: operation, amount, at, receipt });
  }
  const all = await operationsOfCase(transaction, code);
  if (all.length === 0) return;
  await writeExtent(transaction, code, {
    total: amlTotal(all.map(({ kind, amount_cents: amount }) => ({ kind, amount }))),
    first: Math.min(...all.map(({ at }) => at)),
    last: Math.max(...all.map(({ at }) => at)),
  });
}
