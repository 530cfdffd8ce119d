-- A sent parceiroId names the store in whose pages somebody dealt: a referrer, without any right. Whose deal it is says the offer
-- (decision 0070). What came with older bids, proposals and purchases was the same, and stays.
alter table participation rename column partner_id to referrer_id;
alter table proposal rename column partner_id to referrer_id;
alter table purchase rename column partner_id to referrer_id;
