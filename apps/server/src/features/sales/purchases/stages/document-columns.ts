/** What is known of the documents of a purchase `p`: the column `papers`, a `DocumentFacts`. */
export const PAPERS_COLUMN = `jsonb_build_object('invoice', coalesce(p.invoice_issued, false),
  'requests', coalesce((select jsonb_agg(jsonb_build_object('code', r.code, 'kind', r.kind, 'due', r.due_on) order by r.due_on, r.code)
    from purchase_document_request r where r.purchase_code = p.code and r.state = 'open'), '[]'),
  'documents', coalesce((select jsonb_agg(jsonb_build_object('kind', d.kind, 'state', d.state, 'request', d.request_code) order by d.added_at)
    from purchase_document d where d.purchase_code = p.code
      and not exists (select from purchase_document n where n.series = d.series and n.version > d.version)), '[]')) as papers`;

/** The first last day of a document that the buyer of a purchase `p` was asked for and has not sent. */
export const ASKED_UNTIL = `(select min(r.due_on)::timestamp at time zone 'America/Sao_Paulo' from purchase_document_request r
  where r.purchase_code = p.code and r.state = 'open' and p.cancelled_at is null and p.status <> 'X' and not exists (select from purchase_document d
    where d.request_code = r.code and d.state <> 'refused'
      and not exists (select from purchase_document n where n.series = d.series and n.version > d.version)))`;
