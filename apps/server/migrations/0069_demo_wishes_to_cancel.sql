-- Purchases of the demo world were marked as under review without the wish that staff answer: nobody could decide on them.
insert into cancellation (account_id, offer_code, purchase_code, reason_code, outcome, language, requested_at)
select p.account_id, p.offer_code, p.code, 3, 'review', 'PTBR', p.cancellation_requested_at
from purchase p join demo_mark m on m.kind = 'offer' and m.id = p.offer_code
where p.cancellation = 'Q' and p.cancelled_at is null
  and not exists (select from cancellation c where c.purchase_code = p.code and c.outcome = 'review')
  and exists (select from cancel_reason where code = 3);
