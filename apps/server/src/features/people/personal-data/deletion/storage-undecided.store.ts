/**
 * What storage of a completed purchase `p` costs if all its days of complaints count after all, in centavos: what was waived or charged included. A test
 * holds it to `storageAccount` of the domain.
 */
const MOST = `(select coalesce(sum(t.vehicles), 0) * g.daily_cents from (select d.vehicles from storage_day d
    where d.purchase_code = g.purchase_code and d.outcome in ('livre', 'conta', 'reclamacao')
    order by d.day offset g.free_days limit g.most_days) t)`;

/**
 * Whether storage of a completed purchase `p` may still be charged: a complaint has stopped it, and is open or can be opened again. It is charged once
 * that is over, if it ended against the buyer, who has to be there then.
 */
export const STORAGE_UNDECIDED = `exists (select from complaint c join storage g on g.purchase_code = c.purchase_code
    where c.purchase_code = p.code and c.storage_told and not c.storage_settled
      and exists (select from storage_day d where d.purchase_code = c.purchase_code and d.outcome = 'reclamacao'
        and d.day >= (c.opened_at at time zone 'America/Sao_Paulo')::date)
      and ${MOST} > g.waived_cents + g.charged_cents)`;
