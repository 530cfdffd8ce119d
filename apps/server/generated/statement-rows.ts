// Written by `npm run generate`: what the rows of each statement hold, as PostgreSQL describes it on the migrated database.

/** A json document, which the statement gives a shape by its `columns`. */
export type Json = NonNullable<unknown>;

export interface StatementRows {
  'access-code-lock-account': {
    id: number;
  };
  'access-code-recent': {
    sent: number;
  };
  'access-code-try': {
    matches: boolean | null;
  };
  'account-by-email': {
    id: number;
    email: string;
    password_hash: string | null;
    password_unproved: boolean;
    two_step: boolean;
    must_change_password: boolean;
    blocked_at: number | null;
  };
  'account-by-id': {
    id: number;
    email: string;
    password_hash: string | null;
    password_unproved: boolean;
    two_step: boolean;
    must_change_password: boolean;
    blocked_at: number | null;
  };
  'account-by-login': {
    id: number;
    email: string;
    password_hash: string | null;
    password_unproved: boolean;
    two_step: boolean;
    must_change_password: boolean;
    blocked_at: number | null;
  };
  'account-lock-entry': {
    password_hash: string | null;
    blocked_at: number | null;
  };
  'accounts.find': {
    id: number;
    name: string;
    email: string;
    document: string | null;
    profile_code: 4 | 5 | 6 | 7;
    blocked_at: number | null;
  };
  'accounts.insert-of-store': {
    id: number;
  };
  'accounts.taken': {
    id: number;
  };
  'actors-by-token': {
    place: number;
    id: string;
    account_id: number;
    restricted: boolean;
    office: boolean;
    last_seen_at: number;
    profile_code: 4 | 5 | 6 | 7;
    must_change_password: boolean;
    partner_id: number | null;
    staff_role: "sales" | "content" | "administrator" | null;
    store_suspended: boolean;
    step_missing: boolean;
  };
  'address-count': {
    addresses: number;
  };
  'address-insert': {
    code: number;
  };
  'address-list': {
    code: number;
    cep: string;
    street: string;
    number: string;
    complement: string;
    district: string;
    state_code: number;
    uf: string;
    city_code: number;
    city: string;
    main: boolean;
  };
  'address-lock-account': {
    id: number;
  };
  'address-one': {
    code: number;
    cep: string;
    street: string;
    number: string;
    complement: string;
    district: string;
    state_code: number;
    uf: string;
    city_code: number;
    city: string;
    main: boolean;
  };
  'address-place': {
    state_known: boolean;
    city_known: boolean;
  };
  'alerts.account-exists': {
    id: number;
  };
  'alerts.choices': {
    event: string;
    channel: "app" | "mail" | "push";
    wanted: boolean;
  };
  'alerts.digest-reader': {
    id: number;
    email: string;
    name: string;
    idiom: "PTBR" | "EN" | null;
    blocked: boolean;
  };
  'alerts.due-digests': {
    account_id: number;
  };
  'alerts.email-to-confirm': {
    email: string;
  };
  'alerts.lock-due-threads': {
    account_id: number;
    offer_code: number;
    event: "bid-placed" | "overtaken";
    value_cents: number;
    automatic: boolean;
    fell: boolean;
    mailed_at: number | null;
    mail_due_at: number;
  };
  'alerts.lock-ending-readers': {
    id: number;
    email: string;
    name: string;
    idiom: "PTBR" | "EN" | null;
    blocked: boolean;
  };
  'alerts.lock-endings': {
    offer_code: number;
    event: "ending-day" | "ending-hour";
    original_end_at: number;
    end_at: number;
  };
  'alerts.lock-thread': {
    account_id: number;
    offer_code: number;
    event: "bid-placed" | "overtaken";
    value_cents: number;
    automatic: boolean;
    fell: boolean;
    mailed_at: number | null;
    mail_due_at: number | null;
  };
  'alerts.take-ending-notices': {
    account_id: number;
    event: "ending-day" | "ending-hour";
    offer_code: number;
    title: string;
    partner_id: number | null;
    price_cents: number;
    end_at: number;
    standing: "leads" | "overtaken" | null;
  };
  'alerts.take-held': {
    event: string;
    offer: Json | null;
    search: Json | null;
  };
  'alerts.thread-facts': {
    email: string;
    name: string;
    idiom: "PTBR" | "EN" | null;
    blocked: boolean;
    title: string;
    open: boolean;
    price_cents: number;
    leader_id: number | null;
    end_at: number;
    costs: Json | null;
    seller: Json | null;
  };
  'alerts.try-lock-mails': {
    held: boolean | null;
  };
  'annulments.erased-bidders': {
    id: number;
  };
  'attempt-count': {
    by_source: number;
    by_subject: number;
    by_address: number;
  };
  'attempt-insert': {
    id: number;
  };
  'auctions.bidders': {
    id: number;
    email: string;
    name: string;
    idiom: "PTBR" | "EN" | null;
  };
  'auctions.deal-terms': {
    freight: "S" | "N";
    addressCode: number | null;
    referrerId: number | null;
    costs: Json | null;
  };
  'auctions.figures': {
    favourites: number;
    participants: number;
  };
  'auctions.find': {
    status: "A" | "V" | "C" | "L" | "X" | "E";
    title: string;
    owner_id: number | null;
    offer_partner_id: number | null;
    accepts_proposals: boolean;
    proposal_floor_cents: number | null;
    buy_now_cents: number;
    offer_code: number;
    open: boolean;
    base_cents: number;
    price_cents: number;
    bid_count: number;
    leader_id: number | null;
    leader_maximum_cents: number | null;
    leader_automatic: boolean | null;
    leader_since: number | null;
    increment_cents: number;
    reserve_cents: number | null;
    end_at: number;
    original_end_at: number;
    moved_end_at: number | null;
    soft_close_ms: number;
    soft_close_cap_ms: number;
    last_seq: number;
    last_at: number | null;
    last_hash: string;
    pseudonym_key: string;
    conditional_until: number | null;
    rule_version: 1 | 2 | 3;
    minimum_step: "any" | "increment";
    maxima_link: string;
  };
  'auctions.find-either': {
    status: "A" | "V" | "C" | "L" | "X" | "E";
    title: string;
    owner_id: number | null;
    offer_partner_id: number | null;
    accepts_proposals: boolean;
    proposal_floor_cents: number | null;
    buy_now_cents: number;
    offer_code: number;
    open: boolean;
    base_cents: number;
    price_cents: number;
    bid_count: number;
    leader_id: number | null;
    leader_maximum_cents: number | null;
    leader_automatic: boolean | null;
    leader_since: number | null;
    increment_cents: number;
    reserve_cents: number | null;
    end_at: number;
    original_end_at: number;
    moved_end_at: number | null;
    soft_close_ms: number;
    soft_close_cap_ms: number;
    last_seq: number;
    last_at: number | null;
    last_hash: string;
    pseudonym_key: string;
    conditional_until: number | null;
    rule_version: 1 | 2 | 3;
    minimum_step: "any" | "increment";
    maxima_link: string;
  };
  'auctions.find-many': {
    status: "A" | "V" | "C" | "L" | "X" | "E";
    title: string;
    owner_id: number | null;
    offer_partner_id: number | null;
    accepts_proposals: boolean;
    proposal_floor_cents: number | null;
    buy_now_cents: number;
    offer_code: number;
    open: boolean;
    base_cents: number;
    price_cents: number;
    bid_count: number;
    leader_id: number | null;
    leader_maximum_cents: number | null;
    leader_automatic: boolean | null;
    leader_since: number | null;
    increment_cents: number;
    reserve_cents: number | null;
    end_at: number;
    original_end_at: number;
    moved_end_at: number | null;
    soft_close_ms: number;
    soft_close_cap_ms: number;
    last_seq: number;
    last_at: number | null;
    last_hash: string;
    pseudonym_key: string;
    conditional_until: number | null;
    rule_version: 1 | 2 | 3;
    minimum_step: "any" | "increment";
    maxima_link: string;
  };
  'auctions.find-result': {
    status: "A" | "V" | "C" | "L" | "X" | "E";
    open: boolean;
    end_at: number;
    closed_at: number | null;
    outcome: "sold" | "conditional" | "unsold" | "bought" | "accepted" | "defaulted" | "second-chance" | null;
    conditional_until: number | null;
    price_cents: number;
    bid_count: number;
    second_chance: boolean;
  };
  'auctions.find-shown': {
    status: "A" | "V" | "C" | "L" | "X" | "E";
    title: string;
    owner_id: number | null;
    offer_partner_id: number | null;
    accepts_proposals: boolean;
    proposal_floor_cents: number | null;
    buy_now_cents: number;
    offer_code: number;
    open: boolean;
    base_cents: number;
    price_cents: number;
    bid_count: number;
    leader_id: number | null;
    leader_maximum_cents: number | null;
    leader_automatic: boolean | null;
    leader_since: number | null;
    increment_cents: number;
    reserve_cents: number | null;
    end_at: number;
    original_end_at: number;
    moved_end_at: number | null;
    soft_close_ms: number;
    soft_close_cap_ms: number;
    last_seq: number;
    last_at: number | null;
    last_hash: string;
    pseudonym_key: string;
    conditional_until: number | null;
    rule_version: 1 | 2 | 3;
    minimum_step: "any" | "increment";
    maxima_link: string;
  };
  'auctions.ledger': {
    seq: number;
    at: number;
    kind: "L" | "P" | "X" | "Z" | "F" | "R" | "M";
    bidder_id: number | null;
    value_cents: number;
    previous_hash: string;
    hash: string;
    seal: string | null;
    struck_seq: number | null;
    annulment_reason: "mistake" | "payment" | "suspicious" | "rules" | "failure" | "provoked" | "withdrawn" | "exposure" | null;
  };
  'auctions.lock': {
    status: "A" | "V" | "C" | "L" | "X" | "E";
    title: string;
    owner_id: number | null;
    offer_partner_id: number | null;
    accepts_proposals: boolean;
    proposal_floor_cents: number | null;
    buy_now_cents: number;
    offer_code: number;
    open: boolean;
    base_cents: number;
    price_cents: number;
    bid_count: number;
    leader_id: number | null;
    leader_maximum_cents: number | null;
    leader_automatic: boolean | null;
    leader_since: number | null;
    increment_cents: number;
    reserve_cents: number | null;
    end_at: number;
    original_end_at: number;
    moved_end_at: number | null;
    soft_close_ms: number;
    soft_close_cap_ms: number;
    last_seq: number;
    last_at: number | null;
    last_hash: string;
    pseudonym_key: string;
    conditional_until: number | null;
    rule_version: 1 | 2 | 3;
    minimum_step: "any" | "increment";
    maxima_link: string;
  };
  'auctions.lock-all': {
    status: "A" | "V" | "C" | "L" | "X" | "E";
    title: string;
    owner_id: number | null;
    offer_partner_id: number | null;
    accepts_proposals: boolean;
    proposal_floor_cents: number | null;
    buy_now_cents: number;
    offer_code: number;
    open: boolean;
    base_cents: number;
    price_cents: number;
    bid_count: number;
    leader_id: number | null;
    leader_maximum_cents: number | null;
    leader_automatic: boolean | null;
    leader_since: number | null;
    increment_cents: number;
    reserve_cents: number | null;
    end_at: number;
    original_end_at: number;
    moved_end_at: number | null;
    soft_close_ms: number;
    soft_close_cap_ms: number;
    last_seq: number;
    last_at: number | null;
    last_hash: string;
    pseudonym_key: string;
    conditional_until: number | null;
    rule_version: 1 | 2 | 3;
    minimum_step: "any" | "increment";
    maxima_link: string;
  };
  'auctions.lock-due': {
    status: "A" | "V" | "C" | "L" | "X" | "E";
    title: string;
    owner_id: number | null;
    offer_partner_id: number | null;
    accepts_proposals: boolean;
    proposal_floor_cents: number | null;
    buy_now_cents: number;
    offer_code: number;
    open: boolean;
    base_cents: number;
    price_cents: number;
    bid_count: number;
    leader_id: number | null;
    leader_maximum_cents: number | null;
    leader_automatic: boolean | null;
    leader_since: number | null;
    increment_cents: number;
    reserve_cents: number | null;
    end_at: number;
    original_end_at: number;
    moved_end_at: number | null;
    soft_close_ms: number;
    soft_close_cap_ms: number;
    last_seq: number;
    last_at: number | null;
    last_hash: string;
    pseudonym_key: string;
    conditional_until: number | null;
    rule_version: 1 | 2 | 3;
    minimum_step: "any" | "increment";
    maxima_link: string;
  };
  'auctions.maxima': {
    bidder_id: number;
    value_cents: number;
    at: number;
  };
  'auctions.steps': {
    increments: number[];
    partner_id: number | null;
    price_cents: number;
    increment_cents: number;
    own_increment: boolean;
    minimum_step: "any" | "increment";
    category_code: number | null;
  };
  'auctions.take-news': {
    id: number;
    offerCode: number;
    accountId: number;
    kind: "bid-placed" | "overtaken";
    value: number;
    automatic: boolean;
    fell: boolean;
  };
  'authenticator.find': {
    secret: Buffer;
    created_at: number;
    confirmed_at: number | null;
    last_step: number | null;
    wrong_tries: number;
    wrong_since: number | null;
  };
  'authenticator.has': {
    account_id: number;
  };
  'authenticator.lock': {
    secret: Buffer;
    created_at: number;
    confirmed_at: number | null;
    last_step: number | null;
    wrong_tries: number;
    wrong_since: number | null;
  };
  'blocklist.accounts-of-document': {
    id: number;
  };
  'blocklist.devices': {
    device_mark: Buffer;
    last_at: number;
  };
  'blocklist.find': {
    id: number;
    kind: "document" | "representative" | "device";
    hint: string;
    account_id: number | null;
    reason: string;
    listed_by: string;
    listed_at: number;
    lift_reason: string | null;
    lifted_by: string | null;
    lifted_at: number | null;
  };
  'blocklist.insert': {
    id: number;
  };
  'blocklist.is-listed': {
    id: number;
  };
  'blocklist.is-listed-account': {
    id: number;
  };
  'blocklist.lift': {
    id: number;
  };
  'blocklist.linked': {
    id: number;
    name: string;
    profile_code: 4 | 5 | 6 | 7;
    created_at: number;
    blocked: boolean;
    listed: boolean;
    signs: Json;
  };
  'blocklist.list': {
    id: number;
    kind: "document" | "representative" | "device";
    hint: string;
    account_id: number | null;
    reason: string;
    listed_by: string;
    listed_at: number;
    lift_reason: string | null;
    lifted_by: string | null;
    lifted_at: number | null;
  };
  'blocklist.listed-accounts': {
    id: number;
    staff_role: "sales" | "content" | "administrator" | null;
    document: string | null;
    store_document: string | null;
    representative_document: string | null;
  };
  'blocklist.target': {
    id: number;
    staff_role: "sales" | "content" | "administrator" | null;
    document: string | null;
    store_document: string | null;
    representative_document: string | null;
  };
  'blocks.find': {
    id: number;
    email: string;
    name: string;
    idiom: "PTBR" | "EN" | null;
    staff_role: "sales" | "content" | "administrator" | null;
    blocked_at: number | null;
  };
  'blocks.list': {
    id: number;
    reason: string;
    blocked_by: string;
    blocked_at: number;
    lift_reason: string | null;
    lifted_by: string | null;
    lifted_at: number | null;
  };
  'blocks.lock': {
    id: number;
    email: string;
    name: string;
    idiom: "PTBR" | "EN" | null;
    staff_role: "sales" | "content" | "administrator" | null;
    blocked_at: number | null;
  };
  'broadcasts.count': {
    n: number;
  };
  'broadcasts.deliver-batch': {
    last: number | null;
    seen: number;
    notified: Json;
  };
  'broadcasts.empty': {
    guid: string | null;
  };
  'broadcasts.find': {
    id: number;
    title: string;
    attachment_name: string | null;
    recipients: number;
    told: number;
    sender: string;
    created_at: number;
    finished_at: number | null;
  };
  'broadcasts.insert': {
    id: number;
  };
  'broadcasts.list': {
    id: number;
    title: string;
    attachment_name: string | null;
    recipients: number;
    told: number;
    sender: string;
    created_at: number;
    finished_at: number | null;
  };
  'broadcasts.lock-next': {
    id: number;
    account_id: number | null;
    profile_code: number | null;
    state_code: number | null;
    category_code: number | null;
    last_account_id: number;
    created_at: number;
  };
  'broadcasts.lock-staff': {
    id: number;
  };
  'broadcasts.same': {
    id: number;
  };
  'broadcasts.state': {
    code: number;
  };
  'browsers-times-forgotten': {
    browsers_forgotten: number;
  };
  'cancellations.bank-data': {
    purchase_code: number;
    bank_data: Buffer | null;
  };
  'cancellations.carry-request': {
    code: number;
  };
  'cancellations.city-known': {
    code: number;
  };
  'cancellations.city-line': {
    line: string;
  };
  'cancellations.defaulted-request': {
    id: number;
  };
  'cancellations.find': {
    id: number;
    account_id: number;
    offer_code: number;
    purchase_code: number | null;
    outcome: "done" | "review" | "accepted" | "rejected" | "defaulted" | "regretted";
    language: "PTBR" | "EN";
    regret: boolean;
  };
  'cancellations.immediate': {
    at: number;
  };
  'cancellations.insert': {
    id: number;
  };
  'cancellations.insert-defaulted': {
    id: number;
  };
  'cancellations.latest-of-bid': {
    outcome: "done" | "review" | "accepted" | "rejected" | "defaulted" | "regretted";
  };
  'cancellations.lock': {
    id: number;
    account_id: number;
    offer_code: number;
    purchase_code: number | null;
    outcome: "done" | "review" | "accepted" | "rejected" | "defaulted" | "regretted";
    language: "PTBR" | "EN";
    regret: boolean;
  };
  'cancellations.lock-purchase': {
    code: number;
    status: "V" | "C" | "L" | "X";
    origin: "buy" | "bid" | "proposal";
    value_cents: number;
    created_at: number;
    cancellation_requested_at: number | null;
    negotiation_at: number | null;
    cancelled_at: number | null;
    cancellation: string | null;
    invoice_issued: boolean | null;
    payment_approved: boolean | null;
    payment_method: string | null;
  };
  'cancellations.open': {
    id: number;
    offer_code: number;
    title: string;
    purchase_code: number | null;
    value_cents: number;
    buyer: string;
    reason: string;
    text: string | null;
    requested_at: number;
    origin: "buy" | "bid" | "proposal" | null;
    purchase_status: "V" | "C" | "L" | "X" | null;
  };
  'cancellations.reason': {
    code: number;
    description: string;
    description_en: string;
    needs_text: boolean;
  };
  'cancellations.reasons': {
    code: number;
    description: string;
    description_en: string;
    needs_text: boolean;
  };
  'cancellations.refund': {
    refunded_at: number | null;
    requested_at: number;
    receipt: string | null;
    bank_data: Buffer | null;
    value_cents: number;
  };
  'cancellations.refund-record': {
    purchase_code: number;
    value_cents: number;
    refunded_at: number;
    receipt: string | null;
    payee: Buffer | null;
  };
  'catalogue.add-snapshot-mark': {
    transaction: string;
    server: string;
  };
  'catalogue.brands': {
    code: number;
    name: string;
  };
  'catalogue.categories': {
    code: number;
    name: string;
    icon: string;
  };
  'catalogue.changes': {
    horizon: string;
    server: string;
    changes: string[];
  };
  'catalogue.facts-of': {
    facts: Json;
  };
  'catalogue.favourites-among': {
    offer_code: number;
  };
  'catalogue.filter-options': {
    brands: Json;
    subcategories: Json;
    models: Json;
  };
  'catalogue.find-bought-plates': {
    code: number;
    plate: string;
  };
  'catalogue.find-code': {
    offer_code: number;
    vehicle_code: number | null;
  };
  'catalogue.find-equipment': {
    optionals: Json;
    implements: Json;
    tanks: Json;
  };
  'catalogue.find-gallery': {
    profile_code: number;
    photos: Json;
    videos: string[];
  };
  'catalogue.find-imported': {
    code: number;
    import_key: string;
    import_hash: string | null;
    published_at: number | null;
    taken_off: boolean;
  };
  'catalogue.find-offered': {
    code: number;
    title: string;
    description: string;
    partner_id: number | null;
    goods_origin: "private" | "court" | "public-body";
    auctioneer_name: string | null;
    auctioneer_registration: string | null;
    auctioneer_notice: string | null;
    buy_now_cents: number;
    base_cents: number;
    reserve_cents: number | null;
    price_cents: number;
    bid_count: number;
    open_proposals: boolean;
    sold: boolean;
    vehicles: Json;
    pictures: Json | null;
    profile_prices: Json | null;
  };
  'catalogue.find-offered-one': {
    code: number;
    title: string;
    description: string;
    partner_id: number | null;
    goods_origin: "private" | "court" | "public-body";
    auctioneer_name: string | null;
    auctioneer_registration: string | null;
    auctioneer_notice: string | null;
    buy_now_cents: number;
    base_cents: number;
    reserve_cents: number | null;
    price_cents: number;
    bid_count: number;
    open_proposals: boolean;
    sold: boolean;
    vehicles: Json;
    pictures: Json | null;
    profile_prices: Json | null;
  };
  'catalogue.find-prices': {
    profile_code: number;
    buy_now_cents: number;
    price_cents: number;
  };
  'catalogue.find-snapshot-mark': {
    writer: string;
    is_past: boolean | null;
  };
  'catalogue.find-state': {
    status: "A" | "V" | "C" | "L" | "X" | "E";
    end_at: number;
  };
  'catalogue.find-vehicle-photos': {
    codigo: number;
    photos: Json;
  };
  'catalogue.lock-imported': {
    code: number;
    import_key: string;
    import_hash: string | null;
    published_at: number | null;
    taken_off: boolean;
  };
  'catalogue.lock-offered': {
    offer_code: number;
  };
  'catalogue.models': {
    code: number;
    name: string;
  };
  'catalogue.names': {
    categories: Json;
    subcategories: Json;
    brands: Json;
    models: Json;
    states: Json;
    cities: Json;
    english: Json;
  };
  'catalogue.next-facts': {
    code: number;
    facts: Json | null;
  };
  'catalogue.search-words': {
    word: string;
    number: string | null;
    stems: string[];
  };
  'catalogue.standing': {
    horizon: string;
    server: string;
    schema: string;
  };
  'catalogue.subcategories': {
    code: number;
    name: string;
  };
  'catalogue.take-codes': {
    code: number;
  };
  'catalogue.titles': {
    code: number;
    title: string;
  };
  'charges.cost-sources': {
    offer_code: number | null;
    partner_id: number | null;
    published_at: number | null;
    category_codes: number[] | null;
    destination: Json | null;
    cep: string | null;
    vehicles: Json;
    fees: Json | null;
  };
  'charges.fees': {
    code: number;
    offerCode: number | null;
    partnerId: number | null;
    categoryCode: number | null;
    basisPoints: number;
    minimum: number;
    fixed: number;
    validFrom: number;
  };
  'charges.insert-fee': {
    code: number;
    offerCode: number | null;
    partnerId: number | null;
    categoryCode: number | null;
    basisPoints: number;
    minimum: number;
    fixed: number;
    validFrom: number;
  };
  'charges.insert-rate': {
    code: number;
    partnerId: number | null;
    categoryCode: number | null;
    origin: string | null;
    destination: string | null;
    base: number | null;
    perKm: number | null;
    minimum: number | null;
    validFrom: number;
  };
  'charges.offer-published': {
    published: boolean | null;
  };
  'charges.pickup': {
    city: string;
    uf: string;
    address: string;
    hours: string;
  };
  'charges.rates': {
    code: number;
    partnerId: number | null;
    categoryCode: number | null;
    origin: string | null;
    destination: string | null;
    base: number | null;
    perKm: number | null;
    minimum: number | null;
    validFrom: number;
  };
  'charges.rates-of-tenant': {
    code: number;
    partnerId: number | null;
    categoryCode: number | null;
    origin: string | null;
    destination: string | null;
    base: number | null;
    perKm: number | null;
    minimum: number | null;
    validFrom: number;
  };
  'charges.remove-rate': {
    code: number;
    partnerId: number | null;
    categoryCode: number | null;
    origin: string | null;
    destination: string | null;
    base: number | null;
    perKm: number | null;
    minimum: number | null;
    validFrom: number;
  };
  'charges.store': {
    id: number;
  };
  'charges.yards': {
    partner_id: number | null;
    city_code: number;
    city: string;
    uf: string;
    address: string;
    hours: string;
  };
  'clock.now': {
    now: number;
  };
  'closing.conditional-sales': {
    offer_code: number;
    title: string;
    partner_id: number | null;
    price_cents: number;
    reserve_cents: number;
    closed_at: number;
    conditional_until: number;
    bidder_id: number;
    name: string;
    email: string;
  };
  'closing.due-conditional-sales': {
    offer_code: number;
  };
  'closing.sale-of': {
    code: number;
  };
  'conditions.find': {
    code: number;
    legal: Json | null;
    grade: "otimo" | "bom" | "regular" | "ruim" | "sucata" | null;
    odometer: "conferido" | "declarado" | "divergente" | "inoperante" | null;
    chassis_restamped: boolean | null;
    keys: number | null;
    manual: boolean | null;
    owners: number | null;
    notes: Json | null;
    addresses: Json | null;
  };
  'consents.history': {
    policy_version: string;
    performance: boolean;
    functionality: boolean;
    advertising: boolean;
    given_at: number;
  };
  'consents.latest': {
    policy_version: string;
    performance: boolean;
    functionality: boolean;
    advertising: boolean;
    given_at: number;
    account_id: number | null;
  };
  'consents.since': {
    answers: number;
  };
  'contacts.count': {
    by_network: number;
    to_partner: number;
  };
  'content.banners': {
    guid: string;
    link: string | null;
    title: string;
    description: string;
    text_position: "EC" | "EB" | "CC" | "CB" | "DC" | "DB" | "ME" | "MC" | "MD";
    buy_button: boolean | null;
    bid_button: boolean | null;
    offer_code: number | null;
    other_button: boolean;
    other_link: string | null;
    other_text: string | null;
  };
  'content.text': {
    description: string;
    html: string;
  };
  'content.translations': {
    kind: "category" | "subcategory" | "banner";
    code: string;
    name: string;
    description: string | null;
    button: string | null;
    place: number;
    part: number;
    english_name: string | null;
    english_description: string | null;
    english_button: string | null;
  };
  'corrections.of-store': {
    id: number;
    idiom: "PTBR" | "EN" | null;
  };
  'corrections.people': {
    id: number;
    email: string;
    name: string;
    idiom: "PTBR" | "EN" | null;
    bids: boolean;
  };
  'costs.agreed-bid': {
    freight: "S" | "N";
    address_code: number | null;
    costs: Json | null;
  };
  'costs.agreed-proposal': {
    freight: "S" | "N";
    address_code: number | null;
    costs: Json | null;
  };
  'costs.price': {
    offer_code: number;
    price_cents: number;
  };
  'deals.by-key': {
    seqscan: string | null;
    hashjoin: string | null;
    mergejoin: string | null;
  };
  'deals.facts': {
    place: number | null;
    code: number;
    partner_id: number | null;
    document: string | null;
    person_kind: "F" | "J" | "C";
    person_name: string;
    person_surname: string;
    person_phone: string | null;
    person_birth: string | null;
    person_trade_name: string | null;
    person_registration: string | null;
    has_address: boolean;
    is_staff: boolean;
    is_listed: boolean;
    seller_documents: string[];
    deciding_strike_at: number | null;
    deciding_regret_at: number | null;
    profile_code: 4 | 5 | 6 | 7;
    email_confirmed: boolean;
    identity_verified: boolean;
    deposit_cents: number;
    releases: Json;
    open_allowance: number;
    purchase_allowance: number;
    open_leads: number;
    open_proposals: number;
    bought_this_month: number;
    leading_cents: number;
    proposed_cents: number;
    unpaid_cents: number;
    counted_at: number;
    proposed_here_cents: number;
    reference_cents: number | null;
    last_at: number | null;
    address_known: boolean;
    published: boolean;
    store_open: boolean;
    stayed: boolean;
    has_proposed: boolean;
    replay_status: number | null;
    replay_body_hash: Buffer | null;
    replay_reply: Json | null;
    replay_at: number | null;
  };
  'deals.standing': {
    code: number;
    published: boolean;
    store_open: boolean;
    stayed: boolean;
  };
  'demo.accounts': {
    id: number;
    email: string;
  };
  'demo.accounts-left': {
    id: number;
  };
  'demo.addresses': {
    code: number;
    account_id: number;
    main: boolean;
  };
  'demo.allowances': {
    id: number;
    allowed: number;
  };
  'demo.cities': {
    code: number;
    name: string;
    state_code: number;
    uf: string;
  };
  'demo.entanglement': {
    dealers: number;
    offers: number;
    in_stores: number;
  };
  'demo.marked': {
    id: number;
  };
  'demo.models': {
    code: number;
    name: string;
    category_code: number;
    brand: string;
    brand_code: number;
  };
  'demo.partners': {
    id: number;
    store: string | null;
  };
  'demo.purchases-under-way': {
    code: number;
    offer_code: number;
    account_id: number;
  };
  'demo.reports': {
    report_code: string;
  };
  'demo.running-roles': {
    name: string;
  };
  'demo.state': {
    loaded: boolean;
    used: boolean;
  };
  'demo.still-loaded': {
    loaded: boolean;
  };
  'demo.survey-questions': {
    id: number;
    kind: "TEXTO_LIVRE" | "ESCOLHA";
    survey_guid: string;
  };
  'demo.take-codes': {
    code: number;
  };
  'demo.untried-passwords': {
    id: number;
    password_hash: string;
  };
  'email-codes.try': {
    matches: boolean | null;
  };
  'email-confirmations.confirm': {
    id: number;
  };
  'email-confirmations.find': {
    id: number;
    email: string;
    email_confirmed_at: number | null;
  };
  'favourites.codes': {
    offer_code: number;
  };
  'favourites.take-turn': {
    locked: boolean;
  };
  'favourites.toggle': {
    favourite: boolean;
  };
  'identity.decided': {
    code: number;
    account_id: number;
    name: string;
    profile_code: 4 | 5 | 6 | 7;
    document: string | null;
    state: "open" | "accepted" | "refused";
    created_at: number;
    decided_at: number | null;
    decided_by: string | null;
    reason: string | null;
    documents: Json;
  };
  'identity.documents-of': {
    guid: string;
  };
  'identity.find': {
    code: number;
    account_id: number;
    name: string;
    profile_code: 4 | 5 | 6 | 7;
    document: string | null;
    state: "open" | "accepted" | "refused";
    created_at: number;
    decided_at: number | null;
    decided_by: string | null;
    reason: string | null;
    documents: Json;
  };
  'identity.hold-deposit': {
    id: number;
  };
  'identity.insert': {
    code: number;
  };
  'identity.latest': {
    state: "open" | "accepted" | "refused";
    at: number;
    reason: string | null;
  };
  'identity.lock-applicant': {
    id: number;
    email: string;
    name: string;
    idiom: "PTBR" | "EN" | null;
    profile_code: 4 | 5 | 6 | 7;
    email_confirmed: boolean;
    identity_verified: boolean;
    deposit_cents: number;
  };
  'identity.lock-request': {
    account_id: number;
    state: "open" | "accepted" | "refused";
  };
  'identity.open': {
    code: number;
    account_id: number;
    name: string;
    profile_code: 4 | 5 | 6 | 7;
    document: string | null;
    state: "open" | "accepted" | "refused";
    created_at: number;
    decided_at: number | null;
    decided_by: string | null;
    reason: string | null;
    documents: Json;
  };
  'import.brands': {
    code: number;
    name: string;
  };
  'import.cities': {
    code: number;
    name: string;
    uf: string;
  };
  'import.models': {
    code: number;
    brand: number;
    category: number;
    name: string;
  };
  'import.partner': {
    id: number;
  };
  'increments.for-stores': {
    partnerId: number | null;
    categoryCode: number | null;
    bands: Json;
  };
  'increments.known': {
    partner: boolean;
    category: boolean;
  };
  'increments.list': {
    partnerId: number | null;
    categoryCode: number | null;
    bands: Json;
  };
  'interests.list': {
    code: number;
    name: string;
    icon: string;
    saved: boolean;
  };
  'interests.lock-account': {
    one: number;
  };
  'interests.unknown': {
    n: number;
  };
  'ledger.figures': {
    offer_code: number;
    closed_at: number | null;
    outcome: "sold" | "conditional" | "unsold" | "bought" | "accepted" | "defaulted" | "second-chance" | null;
  };
  'ledger.known': {
    offer_code: number;
  };
  'ledger.lines': {
    offer_code: number;
    seq: number;
    at: number;
    kind: "L" | "P" | "X" | "Z" | "F" | "R" | "M";
    bidder_id: number | null;
    value_cents: number;
    previous_hash: string;
    hash: string;
    seal: string | null;
  };
  'ledger.maxima': {
    offer_code: number;
    bidder_id: number;
    value_cents: number;
    at: number;
  };
  'ledger.purchases': {
    offer_code: number;
    code: number;
    account_id: number;
    origin: "buy" | "bid" | "proposal";
    value_cents: number;
    created_at: number;
    cancelled_at: number | null;
  };
  'limits.usage': {
    profile_code: 4 | 5 | 6 | 7;
    email_confirmed: boolean;
    identity_verified: boolean;
    deposit_cents: number;
    releases: Json;
    open_allowance: number;
    purchase_allowance: number;
    open_leads: number;
    open_proposals: number;
    bought_this_month: number;
    leading_cents: number;
    proposed_cents: number;
    unpaid_cents: number;
    counted_at: number;
  };
  'mail-alerts-since': {
    mails: number;
    oldest: number | null;
  };
  'mail-codes-since': {
    mails: number;
  };
  'mail-find': {
    id: number;
    recipient: string;
    subject: string;
    text: string;
    html: string;
    created_at: number;
  };
  'mail-give-way': {
    since: number | null;
  };
  'mail-list': {
    id: number;
    recipient: string;
    subject: string;
    text: string;
    html: string;
    created_at: number;
  };
  'mail.dead': {
    id: number;
    recipient: string;
    subject: string;
    tries: number;
    last_error: string | null;
    created_at: number;
    dead_at: number;
    useless_at: number | null;
  };
  'mail.lock': {
    id: number;
    dead_at: number | null;
    useless_at: number | null;
  };
  'mail.seller': {
    name: string;
    store: string;
  };
  'mail.store-named': {
    name: string;
    store: string;
  };
  'media.drawing-by-guid': {
    drawing: Json | null;
  };
  'media.first-photos': {
    guid: string;
  };
  'media.partner-by-store': {
    name: string;
  };
  'minimum-steps.lock-store': {
    minimum_step: "any" | "increment";
  };
  'minimum-steps.opened': {
    opened: boolean;
  };
  'negotiations.history': {
    offer_code: number;
    at: number;
    value_cents: number;
    account_id: number;
    kind: "L" | "P" | "X" | "Z" | "F" | "R" | "M" | "O";
    proposal_status: "open" | "accepted" | "rejected" | "withdrawn" | "replaced" | "expired" | "countered" | null;
    annulled: boolean;
  };
  'negotiations.list': {
    offer_code: number;
    title: string;
    status: "A" | "V" | "C" | "L" | "X" | "E";
    end_at: number;
    shown: boolean;
    store_open: boolean;
    price_cents: number;
    leader_id: number | null;
    pseudonym_key: string;
    undecided: boolean;
    vehicles: Json;
    photos: Json;
    bid_annulled: boolean | null;
    bid_code: number | null;
    bid_kind: "L" | "P" | "X" | "Z" | "F" | "R" | "M" | null;
    bid_value: number | null;
    bid_by: number | null;
    has_bid: boolean;
    withdrawn_code: number | null;
    withdrawn_value: number | null;
    proposal_code: number | null;
    proposal_value: number | null;
    proposal_status: "open" | "accepted" | "rejected" | "withdrawn" | "replaced" | "expired" | "countered" | null;
    purchase_code: number | null;
    purchase_origin: "buy" | "bid" | "proposal" | null;
    purchase_value: number | null;
    purchase_costs: Json | null;
    purchase_status: "V" | "C" | "L" | "X" | null;
    cancellation: string | null;
    created_at: number | null;
    awaiting_contact_at: number | null;
    negotiation_at: number | null;
    awaiting_credit_at: number | null;
    awaiting_withdrawal_at: number | null;
    finished_at: number | null;
    cancellation_requested_at: number | null;
    sale_cancellation_requested_at: number | null;
    cancellation_rejected_at: number | null;
    sale_cancellation_rejected_at: number | null;
    cancelled_at: number | null;
    invoice_issued: boolean | null;
    payment_approved: boolean | null;
    payment_method: string | null;
    bid_cancellation: "done" | "review" | "accepted" | "rejected" | "defaulted" | "regretted" | null;
    bid_cancellation_requested_at: number | null;
    bid_cancellation_answered_at: number | null;
  };
  'negotiations.own-result': {
    status: "A" | "V" | "C" | "L" | "X" | "E";
    bought_cents: number | null;
    cancelled_at: number | null;
    chance_cents: number | null;
    undecided_best: boolean | null;
    took_part: boolean;
  };
  'notification-attachment': {
    name: string | null;
  };
  'notification-list': {
    code: number;
    title: string;
    body: string;
    created_at: number;
    attachment_name: string | null;
    attachment_bytes: number | null;
    attachment_guid: string | null;
    read: boolean;
  };
  'notification-news': {
    account_id: number;
    unread: number;
    newest: Json;
  };
  'office-user': {
    id: number;
    name: string;
    email: string;
    staff_role: "sales" | "content" | "administrator" | null;
    must_change_password: boolean;
    has_step: boolean;
    partner_id: number | null;
    partner_name: string | null;
    partner_store: string | null;
    partner_suspended: boolean;
  };
  'outbox-dead': {
    dead: number;
  };
  'outbox-lease': {
    id: number;
    recipient: string;
    subject: string;
    text: string;
    html: string;
    unsubscribe_address: string | null;
    sender_name: string | null;
    useless_at: number | null;
    tries: number;
    doubts: number;
    created_at: number;
    lease: number;
  };
  'outbox-waiting': {
    urgency: number;
    waiting: number;
    oldest: number;
  };
  'participations.places': {
    offer_code: number;
    pseudonym_key: string;
  };
  'partner-codes.sent-at': {
    last: number | null;
    sent: number;
  };
  'partner-codes.spent': {
    spent: boolean | null;
  };
  'partner-codes.try': {
    matches: boolean | null;
  };
  'partners.by-store': {
    id: number;
    name: string;
    store: string;
    photo: string | null;
    phone: string | null;
    email: string | null;
    member_since: number;
    description: string;
    idiom: "PTBR" | "EN";
  };
  'partners.list': {
    id: number;
    name: string;
    store: string | null;
    status: "pending" | "approved" | "suspended";
    email: string | null;
    email_verified_at: number | null;
    registered_at: number | null;
  };
  'partners.lock-by-store': {
    id: number;
    name: string;
    store: string;
    status: "pending" | "approved" | "suspended";
    email: string | null;
    idiom: "PTBR" | "EN";
    email_verified_at: number | null;
    registered_at: number | null;
  };
  'partners.own-store': {
    name: string;
    store: string | null;
    status: "pending" | "approved" | "suspended";
    member_since: number;
    open_offers: number;
    offers: number;
    running_sales: number;
    open_proposals: number;
  };
  'partners.sells': {
    title: string;
  };
  'partners.users': {
    id: number;
  };
  'passkeys.count': {
    count: number;
  };
  'passkeys.insert': {
    code: number;
    credential_id: string;
    name: string;
    synced: boolean;
    created_at: number;
    last_used_at: number | null;
  };
  'passkeys.kept': {
    code: number;
  };
  'passkeys.list': {
    code: number;
    credential_id: string;
    name: string;
    synced: boolean;
    created_at: number;
    last_used_at: number | null;
  };
  'passkeys.lock': {
    id: number;
  };
  'passkeys.owner': {
    id: number;
    email: string;
    name: string;
    passkey_handle: Buffer;
  };
  'passkeys.remove': {
    code: number;
    credential_id: string;
    name: string;
    synced: boolean;
    created_at: number;
    last_used_at: number | null;
  };
  'passkeys.rename': {
    code: number;
    credential_id: string;
    name: string;
    synced: boolean;
    created_at: number;
    last_used_at: number | null;
  };
  'passkeys.to-check': {
    code: number;
    account_id: number;
    credential_id: string;
    public_key: Buffer;
    counter: number;
    passkey_handle: Buffer | null;
  };
  'password-holder': {
    session_id: string;
    account_id: number;
    restricted: boolean;
    proved: boolean;
    by_link: boolean;
    email: string;
    name: string;
    surname: string;
    trade_name: string | null;
    works: boolean;
    password_hash: string | null;
    password_unproved: boolean;
    two_step: boolean;
    second_step_at: number | null;
    blocked_at: number | null;
  };
  'password-link-use': {
    account_id: number;
  };
  'personal-data.begin-erasure': {
    set_config: string | null;
  };
  'personal-data.corrections': {
    code: number;
    account_id: number;
    kind: "export" | "correction" | "deletion";
    state: "open" | "done" | "refused" | "undone";
    subject: "document" | "email" | "company" | "birth" | "other" | null;
    text: string;
    answer: string | null;
    idiom: "PTBR" | "EN";
    opened_at: number;
    due_at: number;
    erase_at: number | null;
    answered_at: number | null;
    requested_by: number | null;
    file_until: number | null;
  };
  'personal-data.due-deletions': {
    code: number;
    account_id: number;
  };
  'personal-data.file': {
    content: Buffer;
  };
  'personal-data.insert': {
    code: number;
  };
  'personal-data.list': {
    code: number;
    account_id: number;
    kind: "export" | "correction" | "deletion";
    state: "open" | "done" | "refused" | "undone";
    subject: "document" | "email" | "company" | "birth" | "other" | null;
    text: string;
    answer: string | null;
    idiom: "PTBR" | "EN";
    opened_at: number;
    due_at: number;
    erase_at: number | null;
    answered_at: number | null;
    requested_by: number | null;
    file_until: number | null;
  };
  'personal-data.lock-person': {
    id: number;
    email: string;
    email_confirmed_at: number | null;
    name: string;
    surname: string;
    trade_name: string | null;
    document: string | null;
    phone: string | null;
    birth: string | null;
    kind: "F" | "J" | "C";
    idiom: "PTBR" | "EN" | null;
    password_hash: string | null;
    password_unproved: boolean;
    accepts_mail: boolean;
    staff_role: "sales" | "content" | "administrator" | null;
    partner_id: number | null;
    blocked_at: number | null;
    erased_at: number | null;
  };
  'personal-data.marketing': {
    accepted: boolean;
    version: string;
    place: "sign-up" | "profile" | "personal-data";
    at: number;
  };
  'personal-data.next-export': {
    code: number;
    account_id: number;
    kind: "export" | "correction" | "deletion";
    state: "open" | "done" | "refused" | "undone";
    subject: "document" | "email" | "company" | "birth" | "other" | null;
    text: string;
    answer: string | null;
    idiom: "PTBR" | "EN";
    opened_at: number;
    due_at: number;
    erase_at: number | null;
    answered_at: number | null;
    requested_by: number | null;
    file_until: number | null;
  };
  'personal-data.one': {
    code: number;
    account_id: number;
    kind: "export" | "correction" | "deletion";
    state: "open" | "done" | "refused" | "undone";
    subject: "document" | "email" | "company" | "birth" | "other" | null;
    text: string;
    answer: string | null;
    idiom: "PTBR" | "EN";
    opened_at: number;
    due_at: number;
    erase_at: number | null;
    answered_at: number | null;
    requested_by: number | null;
    file_until: number | null;
  };
  'personal-data.one-locked': {
    code: number;
    account_id: number;
    kind: "export" | "correction" | "deletion";
    state: "open" | "done" | "refused" | "undone";
    subject: "document" | "email" | "company" | "birth" | "other" | null;
    text: string;
    answer: string | null;
    idiom: "PTBR" | "EN";
    opened_at: number;
    due_at: number;
    erase_at: number | null;
    answered_at: number | null;
    requested_by: number | null;
    file_until: number | null;
  };
  'personal-data.open-deals': {
    kind: "bid" | "conditional-sale" | "proposal" | "purchase" | "second-chance" | "cancellation" | "offer";
    offer_code: number;
    title: string;
  };
  'personal-data.open-one': {
    code: number;
    account_id: number;
    kind: "export" | "correction" | "deletion";
    state: "open" | "done" | "refused" | "undone";
    subject: "document" | "email" | "company" | "birth" | "other" | null;
    text: string;
    answer: string | null;
    idiom: "PTBR" | "EN";
    opened_at: number;
    due_at: number;
    erase_at: number | null;
    answered_at: number | null;
    requested_by: number | null;
    file_until: number | null;
  };
  'personal-data.open-ones': {
    code: number;
    account_id: number;
    kind: "export" | "correction" | "deletion";
    state: "open" | "done" | "refused" | "undone";
    subject: "document" | "email" | "company" | "birth" | "other" | null;
    text: string;
    answer: string | null;
    idiom: "PTBR" | "EN";
    opened_at: number;
    due_at: number;
    erase_at: number | null;
    answered_at: number | null;
    requested_by: number | null;
    file_until: number | null;
    name: string;
    email: string;
  };
  'personal-data.owned': {
    code: number;
    account_id: number;
    kind: "export" | "correction" | "deletion";
    state: "open" | "done" | "refused" | "undone";
    subject: "document" | "email" | "company" | "birth" | "other" | null;
    text: string;
    answer: string | null;
    idiom: "PTBR" | "EN";
    opened_at: number;
    due_at: number;
    erase_at: number | null;
    answered_at: number | null;
    requested_by: number | null;
    file_until: number | null;
    name: string;
    email: string;
  };
  'personal-data.partner-mails': {
    email: string;
  };
  'personal-data.person': {
    id: number;
    email: string;
    email_confirmed_at: number | null;
    name: string;
    surname: string;
    trade_name: string | null;
    document: string | null;
    phone: string | null;
    birth: string | null;
    kind: "F" | "J" | "C";
    idiom: "PTBR" | "EN" | null;
    password_hash: string | null;
    password_unproved: boolean;
    accepts_mail: boolean;
    staff_role: "sales" | "content" | "administrator" | null;
    partner_id: number | null;
    blocked_at: number | null;
    erased_at: number | null;
  };
  'personal-data.sale': {
    code: number;
    offer_code: number;
    title: string;
    value_cents: number;
    created_at: number;
    finished_at: number | null;
    cancelled_at: number | null;
    content: Buffer;
    kept_until: number;
  };
  'personal-data.sales': {
    code: number;
    offer_code: number;
    title: string;
    value_cents: number;
    created_at: number;
    finished_at: number | null;
    cancelled_at: number | null;
    address: string | null;
    personal: string | null;
    salt: string | null;
  };
  'personal-data.waiting-mail': {
    "?column?": number;
  };
  'place-cities': {
    code: number;
    name: string;
  };
  'place-codes': {
    state_code: number;
    city_code: number | null;
  };
  'place-position': {
    name: string;
    uf: string;
    latitude: number;
    longitude: number;
  };
  'place-position-by-name': {
    name: string;
    uf: string;
    latitude: number;
    longitude: number;
  };
  'place-states': {
    code: number;
    name: string;
    uf: string;
  };
  'postal-code-find': {
    street: string;
    complement: string;
    district: string;
    city: string;
    uf: string;
    fetched_at: number | null;
  };
  'preview.find-galleries': {
    profile_code: number;
    photos: Json;
    videos: string[];
  };
  'preview.find-offer': {
    offer_code: number;
  };
  'preview.find-prices': {
    offer_code: number;
    profile_code: number;
    buy_now_cents: number;
    price_cents: number;
  };
  'preview.insert': {
    code: number;
  };
  'profile-by-id': {
    id: number;
    email: string;
    username: string;
    name: string;
    surname: string;
    document: string | null;
    phone: string | null;
    birth: string | null;
    trade_name: string | null;
    state_registration: string | null;
    state_registration_exempt: boolean;
    registration: string | null;
    profile_code: 4 | 5 | 6 | 7;
    kind: "F" | "J" | "C";
    accepts_mail: boolean;
    partner_id: number | null;
    is_staff: boolean;
    password_hash: string | null;
    password_unproved: boolean;
    email_confirmed_at: number | null;
  };
  'profile-by-id-locked': {
    id: number;
    email: string;
    username: string;
    name: string;
    surname: string;
    document: string | null;
    phone: string | null;
    birth: string | null;
    trade_name: string | null;
    state_registration: string | null;
    state_registration_exempt: boolean;
    registration: string | null;
    profile_code: 4 | 5 | 6 | 7;
    kind: "F" | "J" | "C";
    accepts_mail: boolean;
    partner_id: number | null;
    is_staff: boolean;
    password_hash: string | null;
    password_unproved: boolean;
    email_confirmed_at: number | null;
  };
  'profile-by-token': {
    profile_code: 4 | 5 | 6 | 7;
  };
  'profile-document-taken': {
    one: number;
  };
  'proposals.add-step': {
    seq: number;
  };
  'proposals.buyer-blocked': {
    id: number;
  };
  'proposals.counts': {
    sent: number;
    open_elsewhere: number;
  };
  'proposals.due': {
    code: number;
    offer_code: number;
    account_id: number;
    value_cents: number;
    counter_cents: number | null;
    status: "open" | "accepted" | "rejected" | "withdrawn" | "replaced" | "expired" | "countered";
    freight: "S" | "N";
    address_code: number | null;
    referrer_id: number | null;
    costs: Json | null;
    created_at: number;
    expires_at: number;
    refuse_at: number | null;
    delivery_state: string | null;
  };
  'proposals.find': {
    code: number;
    offer_code: number;
    account_id: number;
    value_cents: number;
    counter_cents: number | null;
    status: "open" | "accepted" | "rejected" | "withdrawn" | "replaced" | "expired" | "countered";
    freight: "S" | "N";
    address_code: number | null;
    referrer_id: number | null;
    costs: Json | null;
    created_at: number;
    expires_at: number;
    refuse_at: number | null;
    delivery_state: string | null;
  };
  'proposals.latest': {
    code: number;
    offer_code: number;
    account_id: number;
    value_cents: number;
    counter_cents: number | null;
    status: "open" | "accepted" | "rejected" | "withdrawn" | "replaced" | "expired" | "countered";
    freight: "S" | "N";
    address_code: number | null;
    referrer_id: number | null;
    costs: Json | null;
    created_at: number;
    expires_at: number;
    refuse_at: number | null;
    delivery_state: string | null;
  };
  'proposals.lock': {
    code: number;
    offer_code: number;
    account_id: number;
    value_cents: number;
    counter_cents: number | null;
    status: "open" | "accepted" | "rejected" | "withdrawn" | "replaced" | "expired" | "countered";
    freight: "S" | "N";
    address_code: number | null;
    referrer_id: number | null;
    costs: Json | null;
    created_at: number;
    expires_at: number;
    refuse_at: number | null;
    delivery_state: string | null;
  };
  'proposals.lock-open': {
    code: number;
    offer_code: number;
    account_id: number;
    value_cents: number;
    counter_cents: number | null;
    status: "open" | "accepted" | "rejected" | "withdrawn" | "replaced" | "expired" | "countered";
    freight: "S" | "N";
    address_code: number | null;
    referrer_id: number | null;
    costs: Json | null;
    created_at: number;
    expires_at: number;
    refuse_at: number | null;
    delivery_state: string | null;
  };
  'proposals.own-steps': {
    offer_code: number;
    proposal_code: number;
    seq: number;
    step: "send" | "accept" | "reject" | "counter" | "withdraw" | "replace" | "expire" | "lose-to-sale" | "lapse" | "review";
    actor_kind: "buyer" | "staff" | "system";
    actor_id: number | null;
    value_cents: number | null;
    message: string;
    at: number;
  };
  'proposals.reached': {
    code: number;
    offer_code: number;
    account_id: number;
    value_cents: number;
    counter_cents: number | null;
    status: "open" | "accepted" | "rejected" | "withdrawn" | "replaced" | "expired" | "countered";
    freight: "S" | "N";
    address_code: number | null;
    referrer_id: number | null;
    costs: Json | null;
    created_at: number;
    expires_at: number;
    refuse_at: number | null;
    delivery_state: string | null;
  };
  'proposals.review-by-expiry': {
    code: number;
    offer_code: number;
    account_id: number;
    value_cents: number;
    counter_cents: number | null;
    status: "open" | "accepted" | "rejected" | "withdrawn" | "replaced" | "expired" | "countered";
    freight: "S" | "N";
    address_code: number | null;
    referrer_id: number | null;
    costs: Json | null;
    created_at: number;
    expires_at: number;
    refuse_at: number | null;
    delivery_state: string | null;
    title: string;
    offer_status: "A" | "V" | "C" | "L" | "X" | "E";
    offer_open: boolean;
    end_at: number;
    price_cents: number;
    has_bid: boolean;
    published: boolean;
    store_open: boolean;
    stayed: boolean;
    offer_partner_id: number | null;
    buyer_name: string;
    buyer_email: string;
    buyer_profile: 4 | 5 | 6 | 7;
  };
  'proposals.review-by-step': {
    code: number;
    offer_code: number;
    account_id: number;
    value_cents: number;
    counter_cents: number | null;
    status: "open" | "accepted" | "rejected" | "withdrawn" | "replaced" | "expired" | "countered";
    freight: "S" | "N";
    address_code: number | null;
    referrer_id: number | null;
    costs: Json | null;
    created_at: number;
    expires_at: number;
    refuse_at: number | null;
    delivery_state: string | null;
    title: string;
    offer_status: "A" | "V" | "C" | "L" | "X" | "E";
    offer_open: boolean;
    end_at: number;
    price_cents: number;
    has_bid: boolean;
    published: boolean;
    store_open: boolean;
    stayed: boolean;
    offer_partner_id: number | null;
    buyer_name: string;
    buyer_email: string;
    buyer_profile: 4 | 5 | 6 | 7;
  };
  'proposals.review-count': {
    total: number;
  };
  'proposals.review-find': {
    code: number;
    offer_code: number;
    account_id: number;
    value_cents: number;
    counter_cents: number | null;
    status: "open" | "accepted" | "rejected" | "withdrawn" | "replaced" | "expired" | "countered";
    freight: "S" | "N";
    address_code: number | null;
    referrer_id: number | null;
    costs: Json | null;
    created_at: number;
    expires_at: number;
    refuse_at: number | null;
    delivery_state: string | null;
    title: string;
    offer_status: "A" | "V" | "C" | "L" | "X" | "E";
    offer_open: boolean;
    end_at: number;
    price_cents: number;
    has_bid: boolean;
    published: boolean;
    store_open: boolean;
    stayed: boolean;
    offer_partner_id: number | null;
    buyer_name: string;
    buyer_email: string;
    buyer_profile: 4 | 5 | 6 | 7;
  };
  'proposals.review-steps': {
    proposal_code: number;
    seq: number;
    step: "send" | "accept" | "reject" | "counter" | "withdraw" | "replace" | "expire" | "lose-to-sale" | "lapse" | "review";
    actor_kind: "buyer" | "staff" | "system";
    actor_id: number | null;
    value_cents: number | null;
    message: string;
    at: number;
    actor_name: string | null;
  };
  'proposals.steps': {
    proposal_code: number;
    seq: number;
    step: "send" | "accept" | "reject" | "counter" | "withdraw" | "replace" | "expire" | "lose-to-sale" | "lapse" | "review";
    actor_kind: "buyer" | "staff" | "system";
    actor_id: number | null;
    value_cents: number | null;
    message: string;
    at: number;
  };
  'proposals.to-refuse': {
    code: number;
    offer_code: number;
    account_id: number;
    value_cents: number;
    counter_cents: number | null;
    status: "open" | "accepted" | "rejected" | "withdrawn" | "replaced" | "expired" | "countered";
    freight: "S" | "N";
    address_code: number | null;
    referrer_id: number | null;
    costs: Json | null;
    created_at: number;
    expires_at: number;
    refuse_at: number;
    delivery_state: string | null;
  };
  'purchases.defaulters': {
    account_id: number;
  };
  'purchases.find': {
    code: number;
    offer_code: number;
    account_id: number;
    status: "V" | "C" | "L" | "X";
    value_cents: number;
    negotiation_at: number | null;
    cancelled_at: number | null;
    defaulted_at: number | null;
  };
  'purchases.insert': {
    code: number;
  };
  'purchases.lock': {
    code: number;
    offer_code: number;
    account_id: number;
    status: "V" | "C" | "L" | "X";
    value_cents: number;
    negotiation_at: number | null;
    cancelled_at: number | null;
    defaulted_at: number | null;
  };
  'purchases.milestones': {
    negotiation_at: number | null;
    awaiting_credit_at: number | null;
    awaiting_withdrawal_at: number | null;
    finished_at: number | null;
  };
  'purchases.profile-price': {
    buy_now_cents: number;
  };
  'push-device-count': {
    devices: number;
  };
  'push-message-lease': {
    id: number;
    device_id: number;
    endpoint: string;
    p256dh: string;
    auth: string;
    tag: string;
    payload: string;
    expires_at: number;
    tries: number;
  };
  'questions.asker': {
    id: number;
    email: string;
    name: string;
    idiom: "PTBR" | "EN" | null;
    blocked: boolean;
  };
  'questions.insert': {
    code: number;
  };
  'questions.list': {
    account_id: number | null;
    text: string | null;
    answer: string | null;
  };
  'questions.lock': {
    code: number;
    offer_code: number;
    title: string;
    partner_id: number | null;
    text: string;
    answer: string | null;
    created_at: number;
  };
  'questions.open': {
    code: number;
    offer_code: number;
    title: string;
    partner_id: number | null;
    text: string;
    answer: string | null;
    created_at: number;
  };
  'recovery-codes.left': {
    left: number;
  };
  'reference-prices.entries': {
    brand_key: string;
    year_model: number;
    code: string;
    model: string;
    fuel: string;
  };
  'reference-prices.find': {
    code: number;
    fipe_code: string | null;
    model: string | null;
    prices: Json;
  };
  'reference-prices.known-models': {
    fipe_code: string;
  };
  'reference-prices.vehicles-after': {
    code: number;
    brand: string;
    model: string;
    version: string;
    year_model: number;
    fuel: string | null;
    gearbox: string | null;
  };
  'reference-prices.vehicles-of-offers': {
    code: number;
    brand: string;
    model: string;
    version: string;
    year_model: number;
    fuel: string | null;
    gearbox: string | null;
  };
  'reference-prices.write-prices': {
    inserted: number;
    updated: number;
  };
  'reference.add-brand': {
    code: number;
  };
  'reference.add-model': {
    code: number;
  };
  'reference.loaded-hash': {
    content_hash: string;
  };
  'refunds.list': {
    id: number;
    offer_code: number;
    account_id: number;
    reason_code: number | null;
    purchase_code: number;
    value_cents: number;
    payment_method: string | null;
    default_reason: string | null;
    payment_approved: boolean;
    invoice_issued: boolean;
    has_bank_data: boolean;
    requested_at: number;
    answered_at: number;
    refunded_at: number | null;
    kind: "regretted" | "defaulted" | "cancelled";
    title: string;
    buyer_id: number;
    buyer: string;
    email: string;
    reason: string | null;
  };
  'refunds.totals': {
    count: number;
    cents: number;
  };
  'registrations.by-account': {
    account_id: number;
    partner_id: number;
    email: string;
    password_hash: string | null;
    status: "pending" | "approved" | "suspended";
    store: string | null;
    email_verified_at: number | null;
  };
  'registrations.by-email': {
    account_id: number;
    partner_id: number;
    email: string;
    password_hash: string | null;
    status: "pending" | "approved" | "suspended";
    store: string | null;
    email_verified_at: number | null;
  };
  'registrations.insert-partner': {
    id: number;
  };
  'registrations.lock': {
    account_id: number;
    partner_id: number;
    email: string;
    password_hash: string | null;
    status: "pending" | "approved" | "suspended";
    store: string | null;
    email_verified_at: number | null;
  };
  'registrations.taken': {
    email: boolean;
    document: boolean;
  };
  'regrets.insert': {
    id: number;
  };
  'regrets.lock': {
    code: number;
    offer_code: number;
    origin: "buy" | "bid" | "proposal";
    value_cents: number;
    finished_at: number | null;
    cancelled_at: number | null;
    regretted_at: number | null;
    payment_approved: boolean | null;
    partner_id: number | null;
    owner_document: string | null;
    profile_code: 4 | 5 | 6 | 7;
    identity_verified: boolean;
    deposit_cents: number;
    regret_id: number | null;
    refund_due: boolean | null;
    refunded_at: number | null;
  };
  'regrets.of-offers': {
    code: number;
    offer_code: number;
    origin: "buy" | "bid" | "proposal";
    value_cents: number;
    finished_at: number | null;
    cancelled_at: number | null;
    regretted_at: number | null;
    payment_approved: boolean | null;
    partner_id: number | null;
    owner_document: string | null;
    profile_code: 4 | 5 | 6 | 7;
    identity_verified: boolean;
    deposit_cents: number;
    regret_id: number | null;
    refund_due: boolean | null;
    refunded_at: number | null;
  };
  'regrets.since': {
    at: number;
  };
  'regrets.supersede-request': {
    bank_data: Buffer | null;
  };
  'releases.find': {
    id: number;
    kind: "PODE_DAR_LANCE" | "PODE_COMPRAR" | "EXPOSICAO";
    extra: number;
    until: number;
    reason: string;
    granted_by: string | null;
    granted_at: number | null;
    withdrawn_at: number | null;
  };
  'releases.insert': {
    id: number;
  };
  'releases.list': {
    id: number;
    kind: "PODE_DAR_LANCE" | "PODE_COMPRAR" | "EXPOSICAO";
    extra: number;
    until: number;
    reason: string;
    granted_by: string | null;
    granted_at: number | null;
    withdrawn_at: number | null;
  };
  'releases.lock': {
    id: number;
    kind: "PODE_DAR_LANCE" | "PODE_COMPRAR" | "EXPOSICAO";
    extra: number;
    until: number;
    withdrawn_at: number | null;
  };
  'releases.lock-receiver': {
    id: number;
    email: string;
    name: string;
    idiom: "PTBR" | "EN" | null;
  };
  'releases.same': {
    id: number;
  };
  'reopenings.last-bid': {
    last_at: number;
  };
  'reopenings.open-windows': {
    offer_code: number;
    reason: "reopened" | "stayed" | "corrected";
    opened_at: number;
    opens_at: number;
    closes_at: number | null;
  };
  'reopenings.proposers': {
    id: number;
    email: string;
    name: string;
    idiom: "PTBR" | "EN" | null;
  };
  'reopenings.standing-deals': {
    sold: boolean;
    chance: boolean;
  };
  'reports.find': {
    code: string;
    name: string;
  };
  'results.delivery': {
    freight: "S" | "N";
    city: string | null;
    uf: string | null;
    costs: Json | null;
  };
  'results.person': {
    id: number;
    email: string;
    name: string;
    idiom: "PTBR" | "EN" | null;
  };
  'reviews.count': {
    total: number;
  };
  'reviews.ended': {
    leaderId: number | null;
  };
  'reviews.find': {
    code: number;
    offer_code: number;
    offer_title: string;
    kind: "same-device" | "same-document" | "same-address" | "same-phone" | "seller-device" | "seller-address" | "seller-phone" | "bidding-pattern";
    evidence: Json;
    status: "open" | "dismissed" | "confirmed";
    raised_at: number;
    reviewer: string | null;
    reviewed_at: number | null;
    note: string;
    accounts: Json;
  };
  'reviews.holders': {
    accountId: number;
    document: string | null;
    phone: string | null;
    addresses: string[];
    devices: string[];
    networks: string[];
  };
  'reviews.lines': {
    bidderId: number;
    type: "L" | "P" | "X" | "Z" | "F" | "R" | "M";
  };
  'reviews.list': {
    code: number;
    offer_code: number;
    offer_title: string;
    kind: "same-device" | "same-document" | "same-address" | "same-phone" | "seller-device" | "seller-address" | "seller-phone" | "bidding-pattern";
    evidence: Json;
    status: "open" | "dismissed" | "confirmed";
    raised_at: number;
    reviewer: string | null;
    reviewed_at: number | null;
    note: string;
    accounts: Json;
  };
  'reviews.lock': {
    offer_code: number;
    status: "open" | "dismissed" | "confirmed";
    note: string;
  };
  'reviews.open': {
    found: boolean;
  };
  'reviews.parties': {
    id: number;
    sells: boolean;
  };
  'reviews.pasts': {
    accountId: number;
    offers: number;
    ofThisSeller: number;
    won: number;
  };
  'reviews.sessions': {
    accountId: number;
    address: string;
    userAgent: string;
  };
  'reviews.take-due': {
    offer_code: number;
  };
  'sale-terms.find': {
    code: number;
    goods_origin: "private" | "court" | "public-body";
    auctioneer_name: string | null;
    auctioneer_registration: string | null;
    auctioneer_notice: string | null;
    cause: "court-order" | "debt-paid" | "theft" | "total-loss" | null;
    withdrawn_at: number | null;
    corrections: Json | null;
  };
  'sale-withdrawals.find': {
    code: number;
    offer_code: number;
    account_id: number;
    status: "V" | "C" | "L" | "X";
    value_cents: number;
    cancelled_at: number | null;
    payment_approved: boolean | null;
    cause: "court-order" | "debt-paid" | "theft" | "total-loss" | null;
  };
  'sale-withdrawals.lock': {
    code: number;
    offer_code: number;
    account_id: number;
    status: "V" | "C" | "L" | "X";
    value_cents: number;
    cancelled_at: number | null;
    payment_approved: boolean | null;
    cause: "court-order" | "debt-paid" | "theft" | "total-loss" | null;
  };
  'sale-withdrawals.of-offer': {
    "?column?": number;
  };
  'saved-search-insert': {
    id: number;
  };
  'saved-search-known': {
    total: number;
    known: number | null;
  };
  'saved-search-list': {
    id: number;
    name: string;
    query: string;
    store: string | null;
    frequency: "at-once" | "daily" | "never";
    by_mail: boolean;
    by_notification: boolean;
    created_at: number;
    news: number;
  };
  'saved-search-lock-due': {
    id: number;
    account_id: number;
    name: string;
    query: string;
    store: string | null;
    idiom: "PTBR" | "EN";
    by_mail: boolean;
    by_notification: boolean;
    person: string;
    email: string;
    blocked: boolean;
  };
  'saved-search-match': {
    taken: number;
    found: number;
  };
  'saved-search-one': {
    id: number;
    name: string;
    query: string;
    store: string | null;
    frequency: "at-once" | "daily" | "never";
    by_mail: boolean;
    by_notification: boolean;
    created_at: number;
    news: number;
  };
  'saved-search-places': {
    states: number[] | null;
    cities: number[] | null;
    partner: number | null;
  };
  'saved-search-take-found': {
    search_id: number;
    code: number;
    title: string;
    cents: number;
    total: number;
  };
  'saved-search-turn-off': {
    name: string;
  };
  'second-chances.bidders': {
    id: number;
    barred: boolean;
  };
  'second-chances.due': {
    code: number;
    offer_code: number;
    account_id: number;
    value_cents: number;
    status: "offered" | "accepted" | "declined" | "expired";
    expires_at: number;
    purchase_code: number | null;
  };
  'second-chances.insert': {
    code: number;
  };
  'second-chances.lock': {
    code: number;
    offer_code: number;
    account_id: number;
    value_cents: number;
    status: "offered" | "accepted" | "declined" | "expired";
    expires_at: number;
    purchase_code: number | null;
  };
  'second-chances.of-offer': {
    code: number;
    offer_code: number;
    account_id: number;
    value_cents: number;
    status: "offered" | "accepted" | "declined" | "expired";
    expires_at: number;
    purchase_code: number | null;
  };
  'second-chances.open-of': {
    offer_code: number;
    value_cents: number;
    expires_at: number;
    freight: "S" | "N";
    uf: string | null;
  };
  'security.forget-events': {
    code: number;
  };
  'security.list-events': {
    code: number;
    kind: string;
    user_agent: string | null;
    place: string | null;
    detail: string | null;
    times: number;
    first_at: number;
    at: number;
  };
  'security.owner': {
    email: string;
    idiom: "PTBR" | "EN" | null;
  };
  'security.past-accesses': {
    seen: boolean;
    alike: boolean;
    recent: number;
  };
  'security.repeat-event': {
    code: number;
  };
  'selling-side.cancelled': {
    value_cents: number;
    name: string | null;
    reason: string;
    text: string | null;
    has_bank_data: boolean;
    waits: boolean;
  };
  'selling-side.candidates': {
    id: number;
    email: string;
    idiom: "PTBR" | "EN";
    confirmed: boolean;
    role: "sales" | "content" | "administrator" | null;
    away: boolean;
    own: boolean;
  };
  'selling-side.lock-group': {
    id: number;
    event: string;
    ref: number;
    step: number;
    at: number;
  };
  'selling-side.lock-head': {
    offer_code: number;
    topic: "sale" | "proposal" | "question" | "cancellation";
  };
  'selling-side.lock-pause': {
    told_at: number | null;
  };
  'selling-side.lock-team': {
    code: number;
  };
  'selling-side.offer': {
    code: number;
    title: string;
    price_cents: number;
    end_at: number;
    conditional_until: number | null;
    open: boolean;
    shown: boolean | null;
    store: Json | null;
    category_code: number | null;
  };
  'selling-side.people-of-store': {
    id: number;
    email: string;
    idiom: "PTBR" | "EN";
    confirmed: boolean;
  };
  'selling-side.proposals': {
    code: number;
    value_cents: number;
    status: "open" | "accepted" | "rejected" | "withdrawn" | "replaced" | "expired" | "countered";
    profile_code: 4 | 5 | 6 | 7;
    expires_at: number;
    delivered_to: string | null;
    message: string;
  };
  'selling-side.questions': {
    text: string;
  };
  'selling-side.regretted': {
    value_cents: number;
    name: string;
    delivered: boolean;
    at: number;
    refunds: boolean;
  };
  'selling-side.second-chance': {
    value_cents: number;
  };
  'selling-side.sold': {
    value_cents: number;
    cancelled: boolean;
    default_reason: string | null;
    delivered_to: string | null;
    name: string;
    whole_name: string;
    email: string;
    phone: string | null;
  };
  'selling-side.staff': {
    id: number;
    name: string;
    email: string;
    role: "sales" | "content" | "administrator" | null;
    away: boolean;
  };
  'selling-side.team': {
    code: number;
    name: string;
    members: number[];
  };
  'selling-side.teams': {
    code: number;
    name: string;
    members: number[];
  };
  'selling-side.waiting-questions': {
    waiting: number;
  };
  'selling-side.withdrawn': {
    value_cents: number;
    name: string;
    cause: "court-order" | "debt-paid" | "theft" | "total-loss";
    refunds: boolean;
  };
  'session-by-refresh-locked': {
    id: string;
    account_id: number;
    restricted: boolean;
    office: boolean;
    token_hash: Buffer;
    token_expires_at: number;
    previous_token_hash: Buffer | null;
    previous_token_until: number | null;
    refresh_hash: Buffer;
    spent_refresh_hashes: Buffer[];
    rotation_salt: Buffer | null;
    rotated_at: number | null;
    last_seen_at: number;
    expires_at: number;
    revoked_at: number | null;
    blocked_at: number | null;
  };
  'session-by-token-locked': {
    id: string;
    account_id: number;
    restricted: boolean;
    office: boolean;
    token_hash: Buffer;
    token_expires_at: number;
    previous_token_hash: Buffer | null;
    previous_token_until: number | null;
    refresh_hash: Buffer;
    spent_refresh_hashes: Buffer[];
    rotation_salt: Buffer | null;
    rotated_at: number | null;
    last_seen_at: number;
    expires_at: number;
    revoked_at: number | null;
    blocked_at: number | null;
  };
  'session-end-own': {
    user_agent: string | null;
  };
  'session-lock-account': {
    blocked_at: number | null;
  };
  'session-lock-living': {
    id: string;
  };
  'session-token-life': {
    token_expires_at: number;
  };
  'session-undo-deletion': {
    code: number;
    opened_at: number;
    email: string;
  };
  'session-user': {
    id: number;
    name: string;
    profile_code: 4 | 5 | 6 | 7;
    client_type: number | null;
    company_type: number | null;
    partner_id: number | null;
    staff_role: "sales" | "content" | "administrator" | null;
    must_change_password: boolean;
    first_sign_in_at: number | null;
    unread: number;
  };
  'session-work-step': {
    works: boolean;
    has: boolean;
    shown: boolean;
  };
  'sessions-alive': {
    id: string;
  };
  'sessions-open': {
    id: string;
    user_agent: string | null;
    address: string | null;
    created_at: number;
    last_seen_at: number;
  };
  'sessions-opened-since': {
    count: number;
  };
  'sharing.find-offer': {
    title: string;
    status: "A" | "V" | "C" | "L" | "X" | "E";
    buy_now_cents: number;
    vehicle_count: number;
    price_cents: number;
    bid_count: number;
    end_at: number;
    photo: string | null;
    store_name: string | null;
  };
  'sign-up-tokens.account-by-token': {
    account_id: number;
  };
  'sign-up.alike': {
    email_taken: boolean | null;
    document_taken: boolean | null;
    repeated_id: number | null;
  };
  'sign-up.insert-account': {
    id: number;
  };
  'site.address': {
    public_url: string;
  };
  'sitemaps.categories': {
    code: number;
  };
  'sitemaps.ended-batch': {
    code: number;
    changed_at: number;
  };
  'sitemaps.first-codes': {
    code: number;
  };
  'sitemaps.open-batch': {
    code: number;
    changed_at: number;
  };
  'sitemaps.stores': {
    id: number;
    store: string;
  };
  'sitemaps.texts': {
    key: string;
  };
  'snapshots.begin-erasure': {
    set_config: string | null;
  };
  'snapshots.find': {
    purchase_code: number;
    offer_code: number;
    partner_id: number | null;
    facts: string;
    hash: string;
    personal: string | null;
    salt: string | null;
    reconstituted: boolean;
    taken_at: number;
  };
  'snapshots.find-own': {
    purchase_code: number;
    offer_code: number;
    partner_id: number | null;
    facts: string;
    hash: string;
    personal: string | null;
    salt: string | null;
    reconstituted: boolean;
    taken_at: number;
  };
  'snapshots.missing': {
    code: number;
    offerCode: number;
    accountId: number;
    origin: "buy" | "bid" | "proposal";
    value: number;
    freight: "S" | "N";
    addressCode: number | null;
    costs: Json | null;
    at: number;
  };
  'snapshots.source': {
    title: string;
    description: string;
    report_code: string | null;
    goods_origin: "private" | "court" | "public-body";
    auctioneer_name: string | null;
    auctioneer_registration: string | null;
    auctioneer_notice: string | null;
    store: string | null;
    corrections: number;
    vehicles: Json;
    pictures: Json | null;
    texts: Json | null;
    accepted_terms: string | null;
    state: string | null;
    city: string | null;
    buyer: Json | null;
    address: Json | null;
  };
  'social.account-by-email': {
    id: number;
    email: string;
    two_step: boolean;
    blocked_at: number | null;
    email_confirmed: boolean;
    linked: boolean;
  };
  'social.account-by-subject': {
    id: number;
    email: string;
    two_step: boolean;
    blocked_at: number | null;
    email_confirmed: boolean;
    linked: boolean;
  };
  'social.holder': {
    account_id: number;
  };
  'social.lock-owner': {
    id: number;
    email: string;
  };
  'social.of-account': {
    provider: "google" | "facebook";
    email: string | null;
    linked_at: number;
    used_at: number | null;
  };
  'social.opens': {
    account_id: number;
  };
  'social.ways-in': {
    password: boolean;
    passkeys: number;
    identities: string[];
  };
  'stays.count': {
    total: number;
  };
  'stays.insert': {
    offer_code: number;
  };
  'stays.list': {
    offer_code: number;
    title: string;
    partner_id: number | null;
    cause: "store" | "offer";
    reason: string;
    began_at: number;
    end_at: number;
    bid_count: number;
    participants: number;
    proposals: number;
  };
  'stays.lock-store': {
    id: number;
    name: string;
    store: string | null;
    status: "pending" | "approved" | "suspended";
    email: string | null;
    idiom: "PTBR" | "EN";
  };
  'stays.open': {
    id: number;
    offer_code: number;
    cause: "store" | "offer";
    reason: string;
    began_at: number;
    published_before: number | null;
  };
  'stays.open-of-store': {
    offer_code: number;
  };
  'stays.open-offers-of': {
    offer_code: number;
  };
  'stays.open-purchases': {
    code: number;
    offer_code: number;
    account_id: number;
    value_cents: number;
  };
  'stays.people': {
    id: number;
    email: string;
    name: string;
    idiom: "PTBR" | "EN" | null;
    has_bid: boolean;
  };
  'stays.publication': {
    published_at: number | null;
  };
  'stays.put-back': {
    published_before: number;
  };
  'stays.store-named': {
    id: number;
  };
  'stays.store-users': {
    id: number;
  };
  'store-names.holder': {
    id: number;
  };
  'strikes.account-known': {
    id: number;
  };
  'strikes.among': {
    account_id: number;
    at: number;
    removedAt: number | null;
  };
  'strikes.find-mark': {
    account_id: number;
    blocked: boolean;
  };
  'strikes.list': {
    code: number;
    at: number;
    reason: string;
    removed_at: number | null;
    removal_reason: string | null;
    purchase_code: number;
    offer_code: number;
    title: string;
    value_cents: number;
  };
  'strikes.remove': {
    code: number;
  };
  'surveys.due': {
    survey_guid: string;
    occasion: "completed" | "cancelled" | "lost";
    deal_code: number;
    offer_code: number;
    account_id: number;
    title: string;
    name: string;
    email: string;
    idiom: "PTBR" | "EN";
    seller: Json | null;
  };
  'surveys.find': {
    survey_guid: string;
    title: string;
    title_en: string;
    answered: boolean;
  };
  'surveys.invite': {
    guid: string;
  };
  'surveys.lock': {
    survey_guid: string;
    title: string;
    title_en: string;
    answered: boolean;
  };
  'surveys.questions': {
    id: number;
    statement: string;
    statement_en: string;
    kind: "TEXTO_LIVRE" | "ESCOLHA";
    options: Json;
  };
  'trust.unconfirmed-due': {
    id: number;
  };
  'trust.unconfirmed-still': {
    id: number;
  };
  'trust.unconfirmed-unwarned': {
    id: number;
    email: string;
    idiom: "PTBR" | "EN";
    since: number;
  };
  'unproved-account.take-over': {
    id: number;
  };
  'working-days.known-city': {
    code: number;
  };
  'working-days.known-state': {
    code: number;
  };
  'working-days.list': {
    code: number;
    day: string;
    uf: string | null;
    city_code: number | null;
    city: string | null;
    name: string;
    working: boolean;
  };
  'working-days.of-place': {
    code: number;
    day: string;
    uf: string | null;
    city_code: number | null;
    city: string | null;
    name: string;
    working: boolean;
  };
  'working-days.one': {
    code: number;
    day: string;
    uf: string | null;
    city_code: number | null;
    city: string | null;
    name: string;
    working: boolean;
  };
  'working-days.place': {
    uf: string | null;
    city_code: number | null;
    city: string | null;
    cut_off_minutes: number | null;
  };
  'working-days.remove': {
    code: number;
    day: string;
    name: string;
  };
  'working-days.save': {
    code: number;
  };
}
