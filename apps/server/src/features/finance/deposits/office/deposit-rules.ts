import type { DepositRuleRow } from '@patio/contract/finance/deposits/deposit-rule.ts';
import type { listDepositRules as listContract } from '@patio/contract/finance/deposits/list-deposit-rules.ts';
import type { removeDepositRule as removeContract } from '@patio/contract/finance/deposits/remove-deposit-rule.ts';
import type { saveDepositRule as saveContract } from '@patio/contract/finance/deposits/save-deposit-rule.ts';
import { depositRuleProblem } from '@patio/domain/trading/deposits/needed-deposit.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit, type AuditSubject } from '../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { offersPix } from '../../../../platform/pix/open-pix.ts';
import {
  deleteRule,
  findRule,
  insertRule,
  knownPlaces,
  lockRule,
  ruleCodeOf,
  rulesNow,
  updateRule,
  type RulePlace,
  type RuleRow,
  type SetRule,
} from './rules.store.ts';

/** Which offers and stores ask for a deposit. */
export const listDepositRules =
  ({ database }: ServerDeps): Handler<typeof listContract> =>
  async () => ({ data: (await rulesNow(database)).map(present) });

/** Sets what an offer or a store asks of bidders; the rule that is changed has to be as it was read. */
export const saveDepositRule =
  ({ clock, config, database }: ServerDeps): Handler<typeof saveContract> =>
  async ({ body, fail }, { actor }) => {
    const { oferta: offer, parceiro: store, valor: amount, acimaDe: above, motivo: reason, versao } = body;
    if ((offer === null) === (store === null)) return fail('deposit-rule-place');
    if (depositRuleProblem({ amount, above }) !== null) return fail('deposit-rule-amount');
    // Nobody could leave it.
    if (!offersPix(config)) return fail('pix-not-offered');
    const known = await knownPlaces(database, { offer, store });
    if (offer !== null && !known.offer) return fail('offer-not-found');
    if (store !== null && !known.store) return fail('partner-not-found');
    const given = { amount, above, reason, by: actor.accountId, at: clock.now() };
    const outcome = await database.transact(async (transaction) => {
      const code = await save(transaction, { offer, store }, given, versao ?? null);
      return code === null ? undefined : findRule(transaction, code);
    });
    return outcome === undefined ? fail('deposit-rule-changed') : { data: present(outcome) };
  };

/** Removes what an offer or a store asks of bidders. */
export const removeDepositRule =
  ({ clock, database }: ServerDeps): Handler<typeof removeContract> =>
  async ({ params, body }, { actor }) => {
    const outcome = await database.transact(async (transaction) => {
      const rule = await lockRule(transaction, params.id);
      if (rule === undefined) return new ApiError('deposit-rule-not-found');
      if (String(rule.version) !== body.versao) return new ApiError('deposit-rule-changed');
      await deleteRule(transaction, rule.code);
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'remove-deposit-rule',
        subject: subjectOf({ offer: rule.offer_code, store: rule.partner_id }),
        details: { reason: body.motivo },
        before: { deposit: rule.amount_cents, above: rule.above_cents },
        after: { deposit: null, above: null },
        at: clock.now(),
      });
      return null;
    });
    if (outcome !== null) throw outcome;
    return { data: { codigo: params.id } };
  };

/** Returns the code of the rule; null: it is not as the caller read it. */
async function save(
  transaction: Transaction,
  place: RulePlace,
  given: SetRule,
  version: string | null,
): Promise<number | null> {
  const known = await ruleCodeOf(transaction, place);
  const before = known === null ? undefined : await lockRule(transaction, known);
  if ((before === undefined ? null : String(before.version)) !== version) return null;
  const code = before === undefined ? await insertRule(transaction, place, given) : before.code;
  if (code === null) return null;
  if (before !== undefined) await updateRule(transaction, code, given);
  await recordAudit(transaction, {
    actorId: given.by,
    action: 'save-deposit-rule',
    subject: subjectOf(place),
    details: { reason: given.reason },
    before: { deposit: before?.amount_cents ?? null, above: before?.above_cents ?? null },
    after: { deposit: given.amount, above: given.above },
    at: given.at,
  });
  return code;
}

const subjectOf = ({ offer, store }: RulePlace): AuditSubject =>
  offer === null ? `partner ${store}` : `offer ${offer}`;

const present = (row: RuleRow): DepositRuleRow => ({
  codigo: row.code,
  oferta: row.offer_code === null ? null : { codigo: row.offer_code, titulo: row.title ?? '' },
  loja: row.partner_id === null ? null : { codigo: row.partner_id, nome: row.store ?? '' },
  valor: reaisFromCentavos(row.amount_cents),
  acimaDe: reaisFromCentavos(row.above_cents),
  motivo: row.reason,
  por: row.setter,
  em: isoInstant(row.set_at),
  versao: String(row.version),
});
