import { openDatabase } from '../../apps/server/src/platform/db/database.ts';

const hash = 'f'.repeat(64);

/** The bare transaction of a bid, in the language of `pgbench`: lock the auction, add a line to its ledger, change it, commit. */
export const bareTransaction = `\\set offer random(1, :auctions)
begin;
select last_seq + 1 as seq, price_cents + 10000 as price from bare_auction where offer_code = :offer for update \\gset
\\set bidder random(1, :bidders)
insert into bare_bid (offer_code, code, seq, at, kind, bidder_id, value_cents, previous_hash, hash)
  values (:offer, nextval('bid_code_sequence'), :seq, now(), 'L', :bidder, :price, '${hash}', '${hash}');
update bare_auction set price_cents = :price, bid_count = bid_count + 1, leader_id = :bidder, leader_maximum_cents = :price,
  leader_automatic = false, leader_since = now(), last_seq = :seq, last_at = now(), last_hash = '${hash}' where offer_code = :offer;
commit;
`;

const make = {
  name: '',
  text: `drop table if exists bare_bid, bare_auction;
    create table bare_auction (like auction including all) with (fillfactor = 50);
    create table bare_bid (like bid including all);
    insert into bare_auction select (jsonb_populate_record(null::auction, to_jsonb(a) || jsonb_build_object('offer_code', a.place))).*
      from (select row_number() over (order by offer_code) as place, auction.* from auction where open) a;
    alter table bare_bid add foreign key (offer_code) references bare_auction, add foreign key (bidder_id) references account;
    alter table bare_auction add foreign key (leader_id) references account;
    analyze bare_auction`,
} as const;

/** Makes tables equal to those of the product, indexes and references included, for the bare transaction; auctions are numbered from 1. */
export async function makeBareTables(databaseUrl: string): Promise<void> {
  const database = openDatabase({ url: databaseUrl, max: 1, applicationName: 'patio-bench' });
  try {
    for (const text of make.text.split(';')) await database.run({ ...make, text });
  } finally {
    await database.close();
  }
}
