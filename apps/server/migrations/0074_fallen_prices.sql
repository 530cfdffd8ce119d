-- Whoever bid below bids that were taken back hears that the price fell, by the same thread as being overtaken: one mail a pause.
alter table bid_news add column fell boolean not null default false;
alter table alert_thread add column fell boolean not null default false;
