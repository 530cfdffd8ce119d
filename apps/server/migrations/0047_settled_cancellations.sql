-- Wishes to cancel that were settled by another deed than a decision on them: the purchase was not kept, or the sale of the best bid was
-- accepted or released. Nobody could answer them any more.
update cancellation c set outcome = 'accepted', answered_at = p.cancelled_at
from purchase p
where p.code = c.purchase_code and c.outcome = 'review' and p.cancelled_at is not null;

update cancellation c
set outcome = case when exists (
      select from purchase p
      where p.offer_code = c.offer_code and p.account_id = c.account_id and p.origin = 'bid' and p.created_at >= c.requested_at)
    then 'rejected' else 'accepted' end,
  answered_at = greatest(c.requested_at, a.last_at)
from auction a
where a.offer_code = c.offer_code and a.conditional_until is null
  and c.purchase_code is null and c.proposal_code is null and c.outcome = 'review';
