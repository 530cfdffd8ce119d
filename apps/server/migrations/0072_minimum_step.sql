-- Whether a bid must lie a whole increment above the price: part of the rule of an auction since version 3, fixed when it opens. What a store
-- says holds for the offers that it opens from then on.
alter table auction drop constraint auction_rule_version_check;
alter table auction add constraint auction_rule_version_check check (rule_version in (1, 2, 3));
alter table auction alter column rule_version set default 3;
alter table auction add column minimum_step text not null default 'any' check (minimum_step in ('any', 'increment'));
alter table auction add constraint auction_minimum_step_version check (minimum_step = 'any' or rule_version >= 3);
alter table partner add column minimum_step text not null default 'any' check (minimum_step in ('any', 'increment'));
