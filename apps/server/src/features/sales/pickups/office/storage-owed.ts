/**
 * What is owed of the storage of purchase `p`, charged or not, as `storageAccount` of the domain adds it up: of the days that count the first
 * ones, without what was waived; null: it costs nothing.
 */
export const STORAGE_OWED = `(select greatest(0, coalesce((select sum(t.vehicles) from (select d.vehicles from storage_day d
      where d.purchase_code = g.purchase_code and d.outcome = 'conta' order by d.day limit g.most_days) t), 0) * g.daily_cents
      - g.waived_cents - g.charged_cents)::bigint
    + (select coalesce(sum(e.amount_cents), 0)::bigint from charge h join book_entry e on e.charge_code = h.code
        join book_account k on k.code = e.account_code and k.kind = 'receivable'
        where h.purchase_code = g.purchase_code and h.kind = 'storage')
  from storage g where g.purchase_code = p.code)`;
