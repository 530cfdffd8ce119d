// Written by `npm run generate`: what the rows of each statement hold, as PostgreSQL describes it on the migrated database.

/** A json document, which the statement gives a shape by its `columns`. */
export type Json = NonNullable<unknown>;

export interface StatementRows {
  'access-changes.due': {
    code: number;
  };
  'access-changes.insert': {
    code: number;
  };
  'access-changes.list': {
    code: number;
    account_id: number;
    kind: "email" | "username";
    before: string;
    after: string;
    reason: string;
    asked_by: string;
    by_administrator: boolean;
    asked_at: number;
    effective_at: number;
    outcome: "applied" | "refused" | "cancelled" | "impossible" | null;
  };
  'access-changes.lock': {
    code: number;
    account_id: number;
    kind: "email" | "username";
    before: string;
    after: string;
    reason: string;
    asked_by: string;
    by_administrator: boolean;
    asked_at: number;
    effective_at: number;
    outcome: "applied" | "refused" | "cancelled" | "impossible" | null;
  };
  'access-changes.lock-by-token': {
    code: number;
    account_id: number;
    kind: "email" | "username";
    before: string;
    after: string;
    reason: string;
    asked_by: string;
    by_administrator: boolean;
    asked_at: number;
    effective_at: number;
    outcome: "applied" | "refused" | "cancelled" | "impossible" | null;
  };
  'access-changes.lock-owner': {
    id: number;
    name: string;
    email: string;
    email_confirmed: boolean;
    username: string;
    idiom: "PTBR" | "EN" | null;
    is_staff: boolean;
    blocked: boolean;
    leaving: boolean;
  };
  'access-code-lock-account': {
    id: number;
  };
  'access-code-recent': {
    sent: number;
  };
  'access-code-try': {
    matches: boolean | null;
  };
  'account-access.lock-owner': {
    email: string;
    name: string;
    idiom: "PTBR" | "EN" | null;
    is_staff: boolean;
    has_password: boolean;
    must_change_password: boolean;
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
  'account-deals.bids': {
    offer_code: number;
    title: string;
    price_cents: number;
    leads: boolean;
    last_cents: number;
    end_at: number;
  };
  'account-deals.is-account': {
    id: number;
  };
  'account-deals.proposals': {
    code: number;
    offer_code: number;
    title: string;
    value_cents: number;
    status: "open" | "accepted" | "rejected" | "withdrawn" | "replaced" | "expired" | "countered";
    at: number;
  };
  'account-deals.purchases': {
    code: number;
    offer_code: number;
    title: string;
    value_cents: number;
    status: "V" | "C" | "L" | "X";
    at: number;
    cancelled_at: number | null;
  };
  'account-lock-entry': {
    password_hash: string | null;
    blocked_at: number | null;
  };
  'accounting.balance': {
    balance: number;
  };
  'accounting.bank': {
    at: number;
    kind: string;
    reference: string | null;
    code: number;
    amount_cents: number;
    purchases: number[];
    is_stray: boolean;
  };
  'accounting.entries': {
    transaction: number;
    at: number;
    kind: "charge" | "receipt" | "held" | "accepted" | "return" | "cancellation" | "reversal" | "sending" | "sent" | "unsent" | "moved-out" | "moved-in" | "paying-out" | "paid-out" | "not-paid-out" | "store-repaid" | "kept" | "store-unrepaid" | "debt-forgiven" | "debt-restored" | "stray" | "stray-taken" | "bank-refund" | "bank-refund-undone" | "given-up" | "owed-again";
    reference: string | null;
    reason: string | null;
    code: number;
    account: "receivable" | "user" | "store" | "third-party" | "house-revenue" | "house-bank" | "deposits" | "suspense" | "sending" | "paid-out" | "paying-out" | "store-commission" | "house-loss" | "buyer-loss";
    amount_cents: number;
    purchase_code: number | null;
    creditor: "house" | "store" | "deposit" | null;
    store: string | null;
    buyer: string | null;
    document: string | null;
  };
  'accounts.document-taken': {
    id: number;
  };
  'accounts.insert-of-store': {
    id: number;
  };
  'accounts.name-taken': {
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
    staff_role: "sales" | "content" | "finance" | "support" | "yard" | "administrator" | null;
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
  'aml-cases.buyer': {
    account_id: number;
  };
  'aml-cases.claim-old': {
    code: number;
  };
  'aml-cases.events': {
    kind: "opened" | "added" | "taken" | "noted" | "report-decided" | "reported" | "dismissed" | "saved";
    at: number;
    words: Buffer | null;
    author: string | null;
  };
  'aml-cases.find': {
    code: number;
    account_id: number | null;
    flag: "cash" | "third-party" | "split" | "incomplete-registration" | "sanctions" | "pep" | "manual";
    state: "open" | "analysis" | "reporting" | "closed";
    total_cents: number;
    first_at: number;
    last_at: number;
    opened_at: number;
    opened_by: number | null;
    assignee_id: number | null;
    decision: "reported" | "dismissed" | null;
    decided_by: number | null;
    decided_at: number | null;
    report_due_at: number | null;
    protocol: string | null;
    reported_on: string | null;
    closed_at: number | null;
    person: Buffer | null;
    version: number;
    assignee: string | null;
    decider: string | null;
  };
  'aml-cases.insert': {
    code: number;
  };
  'aml-cases.list': {
    code: number;
    flag: "cash" | "third-party" | "split" | "incomplete-registration" | "sanctions" | "pep" | "manual";
    state: "open" | "analysis" | "reporting" | "closed";
    account_id: number | null;
    person: string | null;
    total_cents: number;
    opened_at: number;
    decision: "reported" | "dismissed" | null;
    report_due_at: number | null;
    protocol: string | null;
    reported_on: string | null;
    closed_at: number | null;
    assignee: string | null;
    operations: number;
  };
  'aml-cases.lock': {
    code: number;
    account_id: number | null;
    flag: "cash" | "third-party" | "split" | "incomplete-registration" | "sanctions" | "pep" | "manual";
    state: "open" | "analysis" | "reporting" | "closed";
    total_cents: number;
    first_at: number;
    last_at: number;
    opened_at: number;
    opened_by: number | null;
    assignee_id: number | null;
    decision: "reported" | "dismissed" | null;
    decided_by: number | null;
    decided_at: number | null;
    report_due_at: number | null;
    protocol: string | null;
    reported_on: string | null;
    closed_at: number | null;
    person: Buffer | null;
    version: number;
  };
  'aml-cases.lock-open': {
    code: number;
    account_id: number;
    flag: "cash" | "third-party" | "split" | "incomplete-registration" | "sanctions" | "pep" | "manual";
    state: "open" | "analysis" | "reporting" | "closed";
    total_cents: number;
    first_at: number;
    last_at: number;
    opened_at: number;
    opened_by: number | null;
    assignee_id: number | null;
    decision: "reported" | "dismissed" | null;
    decided_by: number | null;
    decided_at: number | null;
    report_due_at: number | null;
    protocol: string | null;
    reported_on: string | null;
    closed_at: number | null;
    person: Buffer | null;
    version: number;
  };
  'aml-cases.operations': {
    kind: "receipt" | "purchase";
    receipt_code: number | null;
    purchase_code: number | null;
    offer: string | null;
    amount_cents: number;
    at: number;
    way: "transfer" | "cash" | "pix" | "opening" | null;
    payer: Buffer | null;
    reversed: boolean;
  };
  'aml-cases.person': {
    id: number;
    name: string;
    document: string | null;
    email: string;
    phone: string | null;
    birth: string | null;
    address: string | null;
  };
  'aml-cases.purchases-of-person': {
    code: number;
    value_cents: number;
    created_at: number;
  };
  'aml-cases.receipts-of-person': {
    code: number;
    charge_code: number;
    amount_cents: number;
    at: number;
    source: "transfer" | "cash" | "pix" | "opening";
    state: "counted" | "waiting" | "returned" | "reversed";
    decided_at: number | null;
    payer_name: string;
    payer_document: string | null;
  };
  'aml-cases.seen-operations': {
    kind: "receipt" | "purchase";
    operation: number | null;
  };
  'aml-cases.take-news': {
    account_id: number;
  };
  'annulments.barred-bidder': {
    barred: boolean;
  };
  'annulments.erased-bidders': {
    id: number;
  };
  'answer-templates.count': {
    total: number;
  };
  'answer-templates.delete': {
    name: string;
    text: string;
  };
  'answer-templates.find': {
    text: string;
  };
  'answer-templates.list': {
    code: number;
    name: string;
    text: string;
  };
  'answer-templates.save': {
    code: number;
    name: string;
    text: string;
  };
  'answer-times.by-team': {
    kind: "question" | "proposal" | "cancellation" | "verification" | "data-request";
    team: "todas" | "lojas" | "categoria" | "vendas";
    category: number | null;
    category_name: string | null;
    answered: number;
    in_time: number;
    median: number;
    p90: number;
  };
  'answer-times.of-store': {
    kind: "question" | "proposal" | "cancellation" | "verification" | "data-request";
    answered: number;
    in_time: number;
    median: number;
    p90: number;
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
    annulment_reason: "mistake" | "payment" | "suspicious" | "rules" | "failure" | "provoked" | "withdrawn" | "exposure" | "deposit" | "barred" | null;
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
  'audit.list': {
    code: number;
    at: number;
    actor_id: number | null;
    command: string | null;
    action: string;
    subject_kind: string;
    subject_id: string | null;
    partner_id: number | null;
    details: Json;
    before: Json | null;
    after: Json | null;
    actor: string | null;
    actor_partner_id: number | null;
    store: string | null;
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
  'bank-references.incoming': {
    of_buyer: boolean;
    of_store: boolean;
  };
  'bank-references.outgoing': {
    found: number;
  };
  'bank-references.used': {
    reference: string;
  };
  'bank-refunds.charges-of-pix': {
    charge: number;
    purchase_code: number | null;
    deposit_code: number | null;
    amount: number;
  };
  'bank-refunds.deposit-of-charge': {
    deposit_code: number | null;
  };
  'bank-refunds.find': {
    code: number;
    end_to_end_id: string;
  };
  'bank-refunds.fresh': {
    place: number | null;
  };
  'bank-refunds.insert': {
    code: number;
  };
  'bank-refunds.insert-part': {
    code: number;
  };
  'bank-refunds.list': {
    code: number;
    end_to_end_id: string;
    refund_id: string;
    amount_cents: number;
    nature: "pedida" | "falha" | "fraude";
    state: "processing" | "done" | "failed";
    word: "em-processamento" | "nao-realizada" | "a-lancar" | "conferir" | "conferida";
    open_cents: number;
    covered_cents: number;
    told_at: number;
    done_at: number | null;
    checked_at: number | null;
    checked_by: number | null;
    checker: string | null;
    note: string | null;
    purchases: number[];
    deposits: number[];
    stray: number | null;
  };
  'bank-refunds.list-one': {
    code: number;
    end_to_end_id: string;
    refund_id: string;
    amount_cents: number;
    nature: "pedida" | "falha" | "fraude";
    state: "processing" | "done" | "failed";
    word: "em-processamento" | "nao-realizada" | "a-lancar" | "conferir" | "conferida";
    open_cents: number;
    covered_cents: number;
    told_at: number;
    done_at: number | null;
    checked_at: number | null;
    checked_by: number | null;
    checker: string | null;
    note: string | null;
    purchases: number[];
    deposits: number[];
    stray: number | null;
  };
  'bank-refunds.lock': {
    code: number;
    end_to_end_id: string;
    refund_id: string;
    return_id: string | null;
    amount_cents: number;
    state: "processing" | "done" | "failed";
    open_cents: number;
    covered_cents: number;
    checked_by: number | null;
  };
  'bank-refunds.parts': {
    code: number;
    charge_code: number | null;
    stray_code: number | null;
    amount_cents: number;
  };
  'bank-refunds.processing': {
    end_to_end_id: string;
  };
  'bank-refunds.read-until': {
    refunds_until: number | null;
  };
  'bank-refunds.recorded': {
    cents: number;
  };
  'bank-refunds.stray': {
    code: number;
    left_cents: number;
  };
  'bank-refunds.unfinished': {
    code: number;
  };
  'bank-refunds.used-deposit': {
    charge: number | null;
    amount: number;
  };
  'bank-refunds.waiting-receipts': {
    code: number;
    amount_cents: number;
  };
  'banners.facts': {
    category: boolean | null;
    partner_id: number | null;
    offer: boolean;
  };
  'banners.find': {
    code: number;
    guid: string;
    category_code: number;
    position: number;
    partner_id: number | null;
    store: string | null;
    link: string | null;
    title: string;
    description: string;
    english_title: string | null;
    english_description: string | null;
    english_button: string | null;
    text_position: "EC" | "EB" | "CC" | "CB" | "DC" | "DB" | "ME" | "MC" | "MD";
    buy_button: boolean;
    bid_button: boolean;
    offer_code: number | null;
    other_button: boolean;
    other_link: string | null;
    other_text: string | null;
    active: boolean;
    shown_from: number | null;
    shown_until: number | null;
    version: number;
    editor: string | null;
    changed_at: number | null;
  };
  'banners.insert': {
    code: number;
  };
  'banners.list': {
    code: number;
    guid: string;
    category_code: number;
    position: number;
    partner_id: number | null;
    store: string | null;
    link: string | null;
    title: string;
    description: string;
    english_title: string | null;
    english_description: string | null;
    english_button: string | null;
    text_position: "EC" | "EB" | "CC" | "CB" | "DC" | "DB" | "ME" | "MC" | "MD";
    buy_button: boolean;
    bid_button: boolean;
    offer_code: number | null;
    other_button: boolean;
    other_link: string | null;
    other_text: string | null;
    active: boolean;
    shown_from: number | null;
    shown_until: number | null;
    version: number;
    editor: string | null;
    changed_at: number | null;
  };
  'banners.lock': {
    code: number;
  };
  'banners.neighbours': {
    code: number;
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
    staff_role: "sales" | "content" | "finance" | "support" | "yard" | "administrator" | null;
    document: string | null;
    store_document: string | null;
    representative_document: string | null;
  };
  'blocklist.target': {
    id: number;
    staff_role: "sales" | "content" | "finance" | "support" | "yard" | "administrator" | null;
    document: string | null;
    store_document: string | null;
    representative_document: string | null;
  };
  'blocks.ended': {
    account_id: number;
  };
  'blocks.find': {
    id: number;
    email: string;
    name: string;
    idiom: "PTBR" | "EN" | null;
    staff_role: "sales" | "content" | "finance" | "support" | "yard" | "administrator" | null;
    blocked_at: number | null;
  };
  'blocks.list': {
    id: number;
    reason: string;
    blocked_by: string;
    blocked_at: number;
    until: number | null;
    lift_reason: string | null;
    lifted_by: string | null;
    lifted_at: number | null;
  };
  'blocks.lock': {
    id: number;
    email: string;
    name: string;
    idiom: "PTBR" | "EN" | null;
    staff_role: "sales" | "content" | "finance" | "support" | "yard" | "administrator" | null;
    blocked_at: number | null;
  };
  'blocks.lock-ended': {
    id: number;
  };
  'blocks.open-one': {
    id: number;
    reason: string;
    blocked_by: string;
    blocked_at: number;
    until: number | null;
    lift_reason: string | null;
    lifted_by: string | null;
    lifted_at: number | null;
  };
  'book.closed-days': {
    day: string;
    book_cents: number;
    found: number;
  };
  'book.debt-before-receipt': {
    debt: number;
  };
  'book.empty-transactions': {
    code: number;
    charge_code: number;
  };
  'book.entries': {
    charge: number;
    kind: "charge" | "receipt" | "held" | "accepted" | "return" | "cancellation" | "reversal" | "sending" | "sent" | "unsent" | "moved-out" | "moved-in" | "paying-out" | "paid-out" | "not-paid-out" | "store-repaid" | "kept" | "store-unrepaid" | "debt-forgiven" | "debt-restored" | "stray" | "stray-taken" | "bank-refund" | "bank-refund-undone" | "given-up" | "owed-again";
    account: "receivable" | "user" | "store" | "third-party" | "house-revenue" | "house-bank" | "deposits" | "suspense" | "sending" | "paid-out" | "paying-out" | "store-commission" | "house-loss" | "buyer-loss";
    amount: number;
  };
  'book.entries-of-receipt': {
    account: "receivable" | "user" | "store" | "third-party" | "house-revenue" | "house-bank" | "deposits" | "suspense" | "sending" | "paid-out" | "paying-out" | "store-commission" | "house-loss" | "buyer-loss";
    amount: number;
  };
  'book.examined-charges': {
    code: number;
    creditor: "house" | "store" | "deposit";
    amount_cents: number;
    partner_id: number | null;
    purchase_code: number | null;
    account_id: number | null;
    cancelled: boolean;
    cancellations: number;
    counted: number;
    waiting: number;
    sending: number;
    gone: number;
    refunded: number;
    moved_in: number;
    passed_on: number;
    commission: number;
    forgiven: number;
    given_up: number;
    kept: boolean;
    paying_out: number;
  };
  'book.examined-entries': {
    code: number;
    transaction_code: number;
    charge_code: number | null;
    told_charge: number | null;
    told: "charge" | "receipt" | "held" | "accepted" | "return" | "cancellation" | "reversal" | "sending" | "sent" | "unsent" | "moved-out" | "moved-in" | "paying-out" | "paid-out" | "not-paid-out" | "store-repaid" | "kept" | "store-unrepaid" | "debt-forgiven" | "debt-restored" | "stray" | "stray-taken" | "bank-refund" | "bank-refund-undone" | "given-up" | "owed-again";
    account: "receivable" | "user" | "store" | "third-party" | "house-revenue" | "house-bank" | "deposits" | "suspense" | "sending" | "paid-out" | "paying-out" | "store-commission" | "house-loss" | "buyer-loss";
    purchase_code: number | null;
    account_id: number | null;
    partner_id: number | null;
    amount_cents: number;
  };
  'book.examined-strays': {
    code: number;
    booked_cents: number;
    left_cents: number;
    sending: number;
    suspense: number;
    on_its_way: number;
    at_bank: number;
    entries: number;
  };
  'book.insert-stray-transaction': {
    code: number;
  };
  'book.insert-transaction': {
    code: number;
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
    in_english: boolean;
    account_id: number | null;
    profile_code: number | null;
    state: string | null;
    category: string | null;
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
    in_english: boolean;
    account_id: number | null;
    profile_code: number | null;
    state: string | null;
    category: string | null;
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
  'buyer-debts.asked-charges': {
    charge_code: number;
  };
  'buyer-debts.find-give-up': {
    code: number;
    charge_code: number;
    amount_cents: number;
    state: "proposed" | "released" | "withdrawn" | "undone";
    proposed_by: number;
    decided_by: number | null;
  };
  'buyer-debts.give-ups': {
    code: number;
    amount_cents: number;
    state: "proposed" | "released" | "withdrawn" | "undone";
    reason: string;
    proposed_by: number;
    proposed_at: number;
    decided_by: number | null;
    decided_at: number | null;
    decision: string | null;
    undone_by: number | null;
    undone_at: number | null;
    undo_reason: string | null;
    proposer: string;
    decider: string | null;
    undoer: string | null;
  };
  'buyer-debts.insert-give-up': {
    code: number;
  };
  'buyer-debts.insert-request': {
    code: number;
  };
  'buyer-debts.last-request': {
    amount: number;
    at: number;
  };
  'buyer-debts.list': {
    charge_code: number;
    purchase_code: number | null;
    deposit_code: number | null;
    title: string;
    buyer_id: number;
    buyer: string | null;
    amount: number;
    again: number;
    given: number;
    since: number;
    state: "liberar" | "encerrada" | "voltou" | "perdoada" | "pedida" | "pedir";
    asked_at: number | null;
    erased: boolean;
  };
  'buyer-debts.moved': {
    arrived: number;
    returned: number;
    refunded: number;
  };
  'buyer-debts.of': {
    charge_code: number;
    purchase_code: number | null;
    deposit_code: number | null;
    title: string;
    buyer_id: number;
    buyer: string | null;
    amount: number;
    again: number;
    given: number;
    since: number;
    state: "liberar" | "encerrada" | "voltou" | "perdoada" | "pedida" | "pedir";
    asked_at: number | null;
    erased: boolean;
  };
  'buyer-debts.open-give-up': {
    code: number;
  };
  'buyer-debts.owed-again': {
    since: number | null;
  };
  'buyer-debts.place': {
    purchase_code: number | null;
    deposit_code: number | null;
  };
  'buyer-debts.request': {
    code: number;
    amount_cents: number;
    asked_at: number;
  };
  'buyer-debts.requests': {
    amount_cents: number;
    message: string;
    asked_by: number;
    asker: string;
    asked_at: number;
    ended_at: number | null;
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
  'cancellations.due-refund': {
    id: number;
    offer_code: number;
  };
  'cancellations.find': {
    id: number;
    account_id: number;
    offer_code: number;
    purchase_code: number | null;
    outcome: "done" | "review" | "accepted" | "rejected" | "defaulted" | "regretted";
    reason_code: number | null;
    language: "PTBR" | "EN";
    regret: boolean;
    complaint_code: number | null;
    proposed_by: number | null;
    answered_by: number | null;
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
  'cancellations.list': {
    id: number;
    offer_code: number;
    title: string;
    purchase_code: number | null;
    value_cents: number;
    buyer: string;
    reason: string;
    text: string | null;
    requested_at: number;
    answered_at: number | null;
    decider: string | null;
    outcome: "done" | "review" | "accepted" | "rejected" | "defaulted" | "regretted";
    origin: "buy" | "bid" | "proposal" | null;
    purchase_status: "V" | "C" | "L" | "X" | null;
    complaint_code: number | null;
    proposed_by: number | null;
    proposer: string | null;
    vehicle_awaited: boolean;
    vehicle_back_at: number | null;
    awaited: boolean;
    money_left: boolean;
    account_id: number;
  };
  'cancellations.lock': {
    id: number;
    account_id: number;
    offer_code: number;
    purchase_code: number | null;
    outcome: "done" | "review" | "accepted" | "rejected" | "defaulted" | "regretted";
    reason_code: number | null;
    language: "PTBR" | "EN";
    regret: boolean;
    complaint_code: number | null;
    proposed_by: number | null;
    answered_by: number | null;
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
  'cancellations.noted-refund': {
    id: number;
    offer_code: number;
    receipt: string | null;
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
    payee: Buffer | null;
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
    icon: string | null;
  };
  'catalogue.categories': {
    code: number;
    name: string;
    icon: string;
  };
  'catalogue.changes': {
    horizon: string;
    server: string;
    names: number;
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
  'catalogue.find-as-visitor': {
    code: number;
    offer: string;
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
    drafted: boolean;
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
    drafted: boolean;
  };
  'catalogue.lock-offered': {
    offer_code: number;
  };
  'catalogue.models': {
    code: number;
    name: string;
    icon: string | null;
  };
  'catalogue.names': {
    categories: Json;
    subcategories: Json;
    brands: Json;
    models: Json;
    states: Json;
    cities: Json;
    english: Json;
    merged: Json;
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
    icon: string | null;
  };
  'catalogue.take-codes': {
    code: number;
  };
  'catalogue.titles': {
    code: number;
    title: string;
  };
  'charges.bank-returns': {
    charge_code: number;
    amount_cents: number;
    at: number;
  };
  'charges.category': {
    code: number;
  };
  'charges.charged-purchase': {
    code: number;
    offer_code: number;
    account_id: number;
    title: string;
    buyer: string;
    document: string | null;
    cancelled_at: number | null;
    payment_approved: boolean;
    partner_id: number | null;
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
  'charges.entries-of': {
    code: number;
    at: number;
    kind: "charge" | "receipt" | "held" | "accepted" | "return" | "cancellation" | "reversal" | "sending" | "sent" | "unsent" | "moved-out" | "moved-in" | "paying-out" | "paid-out" | "not-paid-out" | "store-repaid" | "kept" | "store-unrepaid" | "debt-forgiven" | "debt-restored" | "stray" | "stray-taken" | "bank-refund" | "bank-refund-undone" | "given-up" | "owed-again";
    account: "receivable" | "user" | "store" | "third-party" | "house-revenue" | "house-bank" | "deposits" | "suspense" | "sending" | "paid-out" | "paying-out" | "store-commission" | "house-loss" | "buyer-loss";
    amount_cents: number;
    reference: string | null;
    reason: string | null;
    by_name: string | null;
  };
  'charges.fees': {
    code: number;
    offerCode: number | null;
    partnerId: number | null;
    categoryCode: number | null;
    basisPoints: number;
    minimum: number;
    maximum: number | null;
    fixed: number;
    validFrom: number;
    reason: string | null;
    storeName: string | null;
    by: string | null;
  };
  'charges.insert': {
    code: number;
  };
  'charges.insert-fee': {
    code: number;
    offerCode: number | null;
    partnerId: number | null;
    categoryCode: number | null;
    basisPoints: number;
    minimum: number;
    maximum: number | null;
    fixed: number;
    validFrom: number;
    reason: string | null;
    storeName: string | null;
    by: string | null;
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
  'charges.is-rate': {
    code: number;
  };
  'charges.list': {
    code: number;
    kind: "price" | "commission" | "freight" | "documents" | "storage" | "deposit";
    creditor: "house" | "store" | "deposit";
    amount_cents: number;
    due_at: number;
    cancelled_at: number | null;
    open_cents: number;
    owed_cents: number;
    returned_cents: number;
    waits: boolean;
    proposed_at: number | null;
    owed_again_at: number | null;
    purchase_code: number;
    offer_code: number;
    title: string;
    account_id: number;
    buyer: string;
    partner_id: number | null;
    store: string | null;
  };
  'charges.list-one': {
    code: number;
    kind: "price" | "commission" | "freight" | "documents" | "storage" | "deposit";
    creditor: "house" | "store" | "deposit";
    amount_cents: number;
    due_at: number;
    cancelled_at: number | null;
    open_cents: number;
    owed_cents: number;
    returned_cents: number;
    waits: boolean;
    proposed_at: number | null;
    owed_again_at: number | null;
    purchase_code: number;
    offer_code: number;
    title: string;
    account_id: number;
    buyer: string;
    partner_id: number | null;
    store: string | null;
  };
  'charges.lock-many': {
    code: number;
  };
  'charges.of-purchase': {
    code: number;
    purchase_code: number;
    kind: "price" | "commission" | "freight" | "documents" | "storage" | "deposit";
    origin: "sale" | "staff";
    creditor: "house" | "store" | "deposit";
    partner_id: number | null;
    amount_cents: number;
    due_at: number;
    account_id: number;
    reserved: number;
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
  'charges.pix-of': {
    txid: string;
    amount_cents: number;
    state: "asked" | "open" | "paid" | "ended";
    asked_at: number;
    expires_at: number;
    payments: Json;
  };
  'charges.purchases-without': {
    code: number;
    created_at: number;
    cancelled_at: number | null;
    payment_approved: boolean;
    paid_at: number;
    buyer: string;
    refunded_at: number | null;
  };
  'charges.rate-in-force': {
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
    store: string | null;
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
  'charges.requested': {
    charge_code: number;
    message: string;
  };
  'charges.sale': {
    code: number;
    offer_code: number;
    account_id: number;
    value_cents: number;
    costs: Json | null;
    created_at: number;
    partner_id: number | null;
  };
  'charges.shown': {
    code: number;
    kind: "price" | "commission" | "freight" | "documents" | "storage" | "deposit";
    creditor: "house" | "store" | "deposit";
    partner_id: number | null;
    amount_cents: number;
    due_at: number;
    charged_later: boolean;
  };
  'charges.store': {
    id: number;
  };
  'charges.write-pickup-times': {
    city_code: number;
  };
  'charges.yards': {
    partner_id: number | null;
    store: string | null;
    city_code: number;
    city: string;
    uf: string;
    address: string;
    hours: string;
  };
  'clock.now': {
    now: number;
  };
  'closes.accounts': {
    kind: "receivable" | "user" | "store" | "third-party" | "house-revenue" | "house-bank" | "deposits" | "suspense" | "sending" | "paid-out" | "paying-out" | "store-commission" | "house-loss" | "buyer-loss";
    debit: number;
    credit: number;
  };
  'closes.code-of': {
    code: number;
  };
  'closes.earlier': {
    bank_cents: number;
    stated_cents: number | null;
    closed_at: number;
    closer: string;
    reopened_at: number;
    reopener: string;
    reopen_reason: string;
  };
  'closes.edges': {
    first_open: string | null;
    last_closed: string | null;
  };
  'closes.figures': {
    opening: number;
    closing: number;
    pix_read: number;
    pix_booked: number;
    pix_returned: number;
  };
  'closes.last-account': {
    account: string;
  };
  'closes.last-prepared': {
    day: string | null;
    booked: boolean;
  };
  'closes.list': {
    code: number;
    day: string;
    close: number | null;
    book_cents: number;
    bank_cents: number | null;
    stated_cents: number | null;
    statement_code: number | null;
    account: string | null;
    file_name: string | null;
    imported_by: number | null;
    imported_at: number | null;
    importer: string | null;
    reason: "before-the-book" | "booked-later" | "bank-fee" | "other-money" | "bank-error" | "other" | null;
    explanation: string | null;
    closed_by: number | null;
    closer: string | null;
    closed_at: number | null;
    reopenings: number;
  };
  'closes.list-one': {
    code: number;
    day: string;
    close: number | null;
    book_cents: number;
    bank_cents: number | null;
    stated_cents: number | null;
    statement_code: number | null;
    account: string | null;
    file_name: string | null;
    imported_by: number | null;
    imported_at: number | null;
    importer: string | null;
    reason: "before-the-book" | "booked-later" | "bank-fee" | "other-money" | "bank-error" | "other" | null;
    explanation: string | null;
    closed_by: number | null;
    closer: string | null;
    closed_at: number | null;
    reopenings: number;
  };
  'closes.movements': {
    code: number;
    at: number;
    kind: string;
    amount_cents: number;
    reference: string | null;
    parts: Json;
    total: number;
  };
  'closes.of-day': {
    code: number;
    day: string;
    book_cents: number;
    bank_cents: number;
    stated_cents: number | null;
    pix_read_cents: number;
    pix_booked_cents: number;
    pix_returned_cents: number;
    reason: "before-the-book" | "booked-later" | "bank-fee" | "other-money" | "bank-error" | "other" | null;
    explanation: string | null;
    closed_by: number;
    closed_at: number;
  };
  'closes.stated': {
    code: number;
    account: string;
    file_name: string;
    balance_cents: number;
    imported_by: number;
    imported_at: number;
    importer: string;
  };
  'closing.conditional-sales': {
    offer_code: number;
    title: string;
    partner_id: number | null;
    price_cents: number;
    reserve_cents: number | null;
    closed_at: number | null;
    conditional_until: number | null;
    bidder_id: number;
    name: string;
    email: string;
    stopped: boolean;
  };
  'closing.due-conditional-sales': {
    offer_code: number;
  };
  'closing.left-conditional-sales': {
    offer_code: number;
  };
  'closing.sale-of': {
    code: number;
  };
  'complaint-events.insert': {
    code: number;
  };
  'complaint-events.list': {
    code: number;
    complaint_code: number;
    at: number;
    kind: "open" | "note" | "add" | "reply" | "accept" | "refuse" | "escalate" | "withdraw" | "reopen" | "answer" | "decide" | "undo" | "ask" | "propose" | "fulfil" | "overdue" | "lapse" | "undone" | "kept";
    side: "buyer" | "store" | "house" | "system";
    author_id: number | null;
    author: string;
    text: string;
    masked: string | null;
    finding: "procedente" | "parcial" | "improcedente" | null;
    solution: "conserto" | "desconto" | "desfazer" | "documento" | "resposta" | null;
    files: Json;
  };
  'complaint-events.proposed': {
    author_id: number | null;
    solution: "conserto" | "desconto" | "desfazer" | "documento" | "resposta" | null;
  };
  'complaint-events.repeated': {
    code: number;
  };
  'complaint-files.find': {
    guid: string;
    name: string;
    type: "pdf" | "png" | "jpg";
    side: "buyer" | "store" | "house" | "system";
    kind: "open" | "note" | "add" | "reply" | "accept" | "refuse" | "escalate" | "withdraw" | "reopen" | "answer" | "decide" | "undo" | "ask" | "propose" | "fulfil" | "overdue" | "lapse" | "undone" | "kept";
    code: number;
    buyer: number;
    closed_at: number | null;
    partner_id: number | null;
  };
  'complaint-files.forget-loose': {
    guid: string;
  };
  'complaints.claim-due': {
    code: number;
    of_buyer: boolean;
  };
  'complaints.claim-old': {
    code: number;
  };
  'complaints.find': {
    code: number;
    purchase_code: number;
    account_id: number;
    category: "vicio-oculto" | "documentos" | "transferencia" | "descricao" | "debitos" | "custos" | "entrega" | "atendimento" | "outro";
    remedy: "conserto" | "desconto" | "desfazer" | "documento" | "resposta";
    discovered_on: string | null;
    late: boolean;
    opened_at: number;
    state: "waiting" | "asked" | "answered" | "proposed" | "agreed" | "closed";
    desk: "store" | "house" | "review";
    escalated: boolean;
    asks: number;
    answer_due_at: number | null;
    buyer_due_at: number | null;
    paused_at: number | null;
    closed_at: number | null;
    overdue_at: number | null;
    end_reason: "accepted" | "fulfilled" | "withdrawn" | "unanswered" | "unopposed" | null;
    finding: "procedente" | "parcial" | "improcedente" | null;
    first_answer_at: number | null;
    version: number;
    in_storage: boolean;
    storage_stopped: boolean;
    cancelled: boolean;
    undoing: boolean;
    undone: boolean;
    undoing_elsewhere: boolean;
    offer_code: number;
    title: string;
    partner_id: number | null;
    store: string | null;
    store_status: "pending" | "approved" | "refused" | "suspended" | "closed" | null;
    buyer: string;
    buyer_gone: boolean;
    answered_by: Json;
  };
  'complaints.find-open': {
    code: number;
  };
  'complaints.find-undoing': {
    code: number;
  };
  'complaints.forget-files': {
    guid: string;
  };
  'complaints.insert': {
    code: number;
  };
  'complaints.list': {
    code: number;
    opened_at: number;
    purchase_code: number;
    offer_code: number;
    title: string;
    buyer: string;
    store: string | null;
    category: "vicio-oculto" | "documentos" | "transferencia" | "descricao" | "debitos" | "custos" | "entrega" | "atendimento" | "outro";
    remedy: "conserto" | "desconto" | "desfazer" | "documento" | "resposta";
    state: "waiting" | "asked" | "answered" | "proposed" | "agreed" | "closed";
    desk: "house" | "store" | "review";
    escalated: boolean;
    late: boolean;
    due_at: number | null;
    closed_at: number | null;
    first_answer_at: number | null;
    overdue: boolean;
  };
  'complaints.lock': {
    version: number;
  };
  'complaints.of-purchase': {
    code: number;
    purchase_code: number;
    account_id: number;
    category: "vicio-oculto" | "documentos" | "transferencia" | "descricao" | "debitos" | "custos" | "entrega" | "atendimento" | "outro";
    remedy: "conserto" | "desconto" | "desfazer" | "documento" | "resposta";
    discovered_on: string | null;
    late: boolean;
    opened_at: number;
    state: "waiting" | "asked" | "answered" | "proposed" | "agreed" | "closed";
    desk: "store" | "house" | "review";
    escalated: boolean;
    asks: number;
    answer_due_at: number | null;
    buyer_due_at: number | null;
    paused_at: number | null;
    closed_at: number | null;
    overdue_at: number | null;
    end_reason: "accepted" | "fulfilled" | "withdrawn" | "unanswered" | "unopposed" | null;
    finding: "procedente" | "parcial" | "improcedente" | null;
    first_answer_at: number | null;
    version: number;
    in_storage: boolean;
    storage_stopped: boolean;
    cancelled: boolean;
    undoing: boolean;
    undone: boolean;
    undoing_elsewhere: boolean;
    offer_code: number;
    title: string;
    partner_id: number | null;
    store: string | null;
    store_status: "pending" | "approved" | "refused" | "suspended" | "closed" | null;
    buyer: string;
    buyer_gone: boolean;
    answered_by: Json;
  };
  'complaints.purchase': {
    code: number;
    offer_code: number;
    account_id: number;
    status: "V" | "C" | "L" | "X";
    created_at: number;
    cancelled_at: number | null;
    awaiting_withdrawal_at: number | null;
    finished_at: number | null;
    title: string;
    partner_id: number | null;
    store: string | null;
    store_status: "pending" | "approved" | "refused" | "suspended" | "closed" | null;
    left_at: number | null;
    in_storage: boolean;
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
  'contact-notes.add': {
    code: number;
  };
  'contact-notes.list': {
    code: number;
    author: string;
    channel: "phone" | "whatsapp" | "mail" | "visit" | "note";
    text: string;
    promise: string | null;
    promised_by: "buyer" | "team" | null;
    at: number;
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
  'content.raise-banner': {
    version: number;
  };
  'content.raise-category': {
    version: number;
  };
  'content.raise-subcategory': {
    version: number;
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
  'conversations.audience': {
    id: number;
  };
  'conversations.begin': {
    code: number;
  };
  'conversations.buyer': {
    id: number;
    email: string;
    name: string;
    idiom: "PTBR" | "EN" | null;
    blocked: boolean;
  };
  'conversations.find': {
    code: number;
    account_id: number;
    offer_code: number;
    purchase_code: number | null;
    waiting_since: number | null;
    answer_due_at: number | null;
    title: string;
    partner_id: number | null;
    store: string | null;
    buyer: string;
    buyer_gone: boolean;
    negotiating: boolean;
    ended_at: number | null;
  };
  'conversations.list': {
    code: number;
    offer_code: number;
    title: string;
    purchase_code: number | null;
    buyer: string;
    store: string | null;
    waiting_since: number | null;
    answer_due_at: number | null;
    last_at: number;
    side: "buyer" | "store" | "house";
    text: string;
    masked: string | null;
    hidden: boolean;
    unread: number;
  };
  'conversations.lock': {
    last_at: number | null;
  };
  'conversations.of-own-offer': {
    code: number | null;
    account_id: number;
    offer_code: number;
    purchase_code: number | null;
    waiting_since: number | null;
    answer_due_at: number | null;
    title: string;
    partner_id: number | null;
    store: string | null;
    buyer: string;
    buyer_gone: boolean;
    negotiating: boolean;
    ended_at: number | null;
  };
  'conversations.of-own-purchase': {
    code: number | null;
    account_id: number;
    offer_code: number;
    purchase_code: number;
    waiting_since: number | null;
    answer_due_at: number | null;
    title: string;
    partner_id: number | null;
    store: string | null;
    buyer: string;
    buyer_gone: boolean;
    negotiating: boolean;
    ended_at: number | null;
  };
  'conversations.of-proposal': {
    code: number | null;
    account_id: number;
    offer_code: number;
    purchase_code: number | null;
    waiting_since: number | null;
    answer_due_at: number | null;
    title: string;
    partner_id: number | null;
    store: string | null;
    buyer: string;
    buyer_gone: boolean;
    negotiating: boolean;
    ended_at: number | null;
  };
  'conversations.of-purchase': {
    code: number | null;
    account_id: number;
    offer_code: number;
    purchase_code: number;
    waiting_since: number | null;
    answer_due_at: number | null;
    title: string;
    partner_id: number | null;
    store: string | null;
    buyer: string;
    buyer_gone: boolean;
    negotiating: boolean;
    ended_at: number | null;
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
  'deal-message-files.add': {
    code: number;
  };
  'deal-message-files.claim-old': {
    code: number;
    guid: string;
  };
  'deal-message-files.find': {
    guid: string;
    name: string;
    type: "pdf" | "png" | "jpg";
    author_id: number;
    side: "buyer" | "store" | "house";
    hidden: boolean;
    buyer: number;
    partner_id: number | null;
  };
  'deal-messages.claim-unread': {
    code: number;
  };
  'deal-messages.find': {
    code: number;
    conversation_code: number;
    side: "buyer" | "store" | "house";
    author_id: number;
    author: string;
    author_store: number | null;
    text: string;
    masked: string | null;
    at: number;
    read_at: number | null;
    hidden: boolean;
    hide_reason: string | null;
    files: Json;
  };
  'deal-messages.find-by-key': {
    code: number;
    conversation_code: number;
    side: "buyer" | "store" | "house";
    author_id: number;
    author: string;
    author_store: number | null;
    text: string;
    masked: string | null;
    at: number;
    read_at: number | null;
    hidden: boolean;
    hide_reason: string | null;
    files: Json;
  };
  'deal-messages.find-repeated': {
    code: number;
    conversation_code: number;
    side: "buyer" | "store" | "house";
    author_id: number;
    author: string;
    author_store: number | null;
    text: string;
    masked: string | null;
    at: number;
    read_at: number | null;
    hidden: boolean;
    hide_reason: string | null;
    files: Json;
  };
  'deal-messages.insert': {
    code: number;
  };
  'deal-messages.latest-of-buyer': {
    code: number;
  };
  'deal-messages.of-purchase': {
    code: number;
    conversation_code: number;
    side: "buyer" | "store" | "house";
    author_id: number;
    author: string;
    author_store: number | null;
    text: string;
    masked: string | null;
    at: number;
    read_at: number | null;
    hidden: boolean;
    hide_reason: string | null;
    files: Json;
  };
  'deal-messages.page': {
    code: number;
    conversation_code: number;
    side: "buyer" | "store" | "house";
    author_id: number;
    author: string;
    author_store: number | null;
    text: string;
    masked: string | null;
    at: number;
    read_at: number | null;
    hidden: boolean;
    hide_reason: string | null;
    files: Json;
  };
  'deal-messages.unmailed': {
    code: number;
    side: "buyer" | "store" | "house";
    text: string;
    masked: string | null;
    at: number;
    files: number;
  };
  'deal-messages.unread': {
    total: number;
  };
  'deals.deposit-of': {
    amount: number | null;
    above: number | null;
    held: boolean;
    left_before: boolean;
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
    deposit_cents_asked: number | null;
    deposit_above: number | null;
    has_deposit: boolean;
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
  'deals.stopped-since': {
    since: number | null;
  };
  'defaults.overdue': {
    purchase_code: number;
    charge: number;
    due_at: number;
  };
  'defaults.unpaid-of-purchase': {
    code: number;
    due_at: number;
    open_cents: number;
    undoable: boolean;
  };
  'deliveries.claim-due-steps': {
    code: number;
    offer_code: number;
    account_id: number;
    partner_id: number | null;
    title: string;
    step: "delivery-freight" | "delivery-carrier" | "delivery-exit" | "delivery-arrival" | "delivery-new-day" | "delivery-answer" | "delivery-payment";
    due_on: string;
    late: boolean;
  };
  'deliveries.confirmed': {
    code: number;
    actorId: number;
  };
  'deliveries.find': {
    purchase_code: number;
    state: "a-combinar" | "proposta" | "combinada" | "agendada" | "carregada" | "em-transito" | "tentativa" | "entregue" | "contestada" | "confirmada" | "recusada";
    amount_cents: number | null;
    carrier: string | null;
    carrier_document: string | null;
    driver: string | null;
    truck_plate: string | null;
    pickup_on: string | null;
    arrival_on: string | null;
    tracking_code: string | null;
    tracking_url: string | null;
    proof: string | null;
    complaint_code: number | null;
    due_at: number | null;
    remind_at: number | null;
    agreed_at: number | null;
    booked_at: number | null;
    loaded_at: number | null;
    delivered_at: number | null;
    delivered_by: number | null;
    confirmed_at: number | null;
    version: number;
  };
  'deliveries.list': {
    purchase_code: number;
    state: "cancelada" | "encerrada" | "a-combinar" | "proposta" | "combinada" | "agendada" | "carregada" | "em-transito" | "tentativa" | "entregue" | "contestada" | "confirmada" | "recusada";
    owner: "comprador" | "vendedor" | null;
    due_at: number | null;
    paid: boolean | null;
    amount_cents: number | null;
    carrier: string | null;
    arrival_on: string | null;
    tracking_code: string | null;
    changed_at: number;
    offer_code: number;
    title: string;
    buyer: string;
    phone: string | null;
    destination: string | null;
    store: string | null;
  };
  'deliveries.lock': {
    purchase_code: number;
    state: "a-combinar" | "proposta" | "combinada" | "agendada" | "carregada" | "em-transito" | "tentativa" | "entregue" | "contestada" | "confirmada" | "recusada";
    amount_cents: number | null;
    carrier: string | null;
    carrier_document: string | null;
    driver: string | null;
    truck_plate: string | null;
    pickup_on: string | null;
    arrival_on: string | null;
    tracking_code: string | null;
    tracking_url: string | null;
    proof: string | null;
    complaint_code: number | null;
    due_at: number | null;
    remind_at: number | null;
    agreed_at: number | null;
    booked_at: number | null;
    loaded_at: number | null;
    delivered_at: number | null;
    delivered_by: number | null;
    confirmed_at: number | null;
    version: number;
  };
  'deliveries.lock-purchase': {
    code: number;
  };
  'deliveries.purchase': {
    code: number;
    offer_code: number;
    account_id: number;
    status: "V" | "C" | "L" | "X";
    freight: "S" | "N";
    value_cents: number;
    created_at: number;
    agreed_cents: number | null;
    cancelled: boolean;
    cancellation_asked: boolean;
    payment_approved: boolean;
    partner_id: number | null;
    title: string;
    address: string | null;
    freight_charged: boolean;
    freight_charged_later: boolean;
    freight_owed_cents: number;
    complaint_open: boolean;
    picked_up: boolean;
  };
  'deliveries.reminders': {
    purchase_code: number;
  };
  'deliveries.silent': {
    purchase_code: number;
  };
  'deliveries.unbegun': {
    code: number;
  };
  'delivery-events.insert': {
    code: number;
  };
  'delivery-events.of-purchase': {
    step: "propor" | "retirar-proposta" | "reabrir" | "agendar" | "desmarcar" | "informar" | "falhar" | "reagendar" | "entregar" | "desfazer-entrega" | "resolver" | "aceitar" | "recusar" | "confirmar" | "contestar" | "carregar" | "descarregar";
    side: "buyer" | "store" | "house" | "gate" | "clock";
    happened_at: number;
    place: string | null;
    text: string | null;
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
  'demo.collected-purchases': {
    code: number;
    partner_id: number | null;
    city_code: number;
  };
  'demo.complaint': {
    complaint_code: number;
    version: number;
  };
  'demo.delivered-purchases': {
    code: number;
  };
  'demo.entanglement': {
    dealers: number;
    offers: number;
    in_stores: number;
  };
  'demo.left': {
    charges: number;
    statement_lines: number;
    yard_vehicles: number;
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
  'demo.most-expensive-offer': {
    offer_code: number;
    above: number;
  };
  'demo.open-purchase': {
    buyer: string;
    open: number;
  };
  'demo.paid-purchase': {
    code: number;
    buyer: string;
  };
  'demo.partners': {
    id: number;
    store: string | null;
  };
  'demo.places-of-the-house': {
    city_code: number;
  };
  'demo.purchase-to-be-paid': {
    offer_code: number;
    created_at: number;
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
  'demo.standing-vehicles': {
    code: number;
    plate: string;
    city_code: number;
    usage: number | null;
    category_code: number;
    released: boolean;
  };
  'demo.state': {
    loaded: boolean;
    used: boolean;
  };
  'demo.still-loaded': {
    loaded: boolean;
  };
  'demo.stored-purchases': {
    code: number;
    released_at: number;
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
  'demo.visitable-offers': {
    code: number;
    partner_id: number;
    city_code: number;
  };
  'demo.waiting-deposits': {
    code: number;
  };
  'deposit-banks.not-asked': {
    code: number;
  };
  'deposit-banks.sealed': {
    offer_code: number;
    bank_data: Buffer | null;
  };
  'deposit-banks.to-remind': {
    code: number;
  };
  'deposit-returns.find': {
    code: number;
    deposit_code: number;
    state: "proposed" | "sending" | "done" | "failed" | "withdrawn";
    amount_cents: number;
  };
  'deposit-returns.insert': {
    code: number;
  };
  'deposit-returns.insert-set-off': {
    code: number;
  };
  'deposit-returns.open': {
    code: number;
    way: "pix" | "transfer" | "set-off";
    state: "proposed" | "sending" | "done" | "failed" | "withdrawn";
  };
  'deposit-rules.all': {
    code: number;
    offer_code: number | null;
    title: string | null;
    partner_id: number | null;
    store: string | null;
    amount_cents: number;
    above_cents: number;
    reason: string;
    version: number;
    setter: string;
    set_at: number;
  };
  'deposit-rules.insert': {
    code: number;
  };
  'deposit-rules.lock': {
    code: number;
    offer_code: number | null;
    partner_id: number | null;
    amount_cents: number;
    above_cents: number;
    version: number;
  };
  'deposit-rules.of-place': {
    code: number;
  };
  'deposit-rules.one': {
    code: number;
    offer_code: number | null;
    title: string | null;
    partner_id: number | null;
    store: string | null;
    amount_cents: number;
    above_cents: number;
    reason: string;
    version: number;
    setter: string;
    set_at: number;
  };
  'deposit-rules.places': {
    offer: boolean;
    store: boolean;
  };
  'deposit-transfers.find': {
    code: number;
    deposit_code: number;
    state: "proposed" | "sending" | "done" | "failed" | "withdrawn";
    amount_cents: number;
    proposed_by: number;
    decided_by: number | null;
    reference: string | null;
    recorded_by: number | null;
    undone: number;
    movement: number | null;
    by_bank: boolean;
  };
  'deposit-transfers.insert': {
    code: number;
  };
  'deposits.chosen-for': {
    code: number;
  };
  'deposits.due': {
    code: number;
  };
  'deposits.find': {
    code: number;
    account_id: number;
    offer_code: number;
    title: string;
    amount_cents: number;
    state: "asked" | "held" | "returning" | "returned" | "kept" | "used" | "lapsed";
    asked_at: number;
    held_at: number | null;
    asked_back_at: number | null;
    purchase_code: number | null;
    decide_by: number | null;
    decided_by: number | null;
    reason: string | null;
    ended_at: number | null;
    chosen_purchase: number | null;
    used_cents: number;
    bank_asked_at: number | null;
    bank_given_at: number | null;
    transfer_by: number | null;
    bank_reminders: number;
    bank_reminded_at: number | null;
    bank_asked: boolean;
    has_bank: boolean;
    owed_cents: number;
    transfer_state: "proposed" | "sending" | "done" | "failed" | "withdrawn" | null;
    transfer_cents: number | null;
    transfer_reference: string | null;
    transfer_failure: string | null;
    charge: number;
    creditor: "house" | "store" | "deposit";
    partner_id: number | null;
    over: boolean;
    leads: boolean;
    comes_back_until: number | null;
    awaits_price: boolean;
    given_up: boolean;
    buyer: string;
    document: string | null;
    bought: number | null;
    unpaid: boolean | null;
    defaulted_at: number | null;
    due_at: number | null;
    regretted: boolean | null;
  };
  'deposits.insert': {
    code: number;
  };
  'deposits.insert-charge': {
    code: number;
  };
  'deposits.list': {
    code: number;
    offer_code: number;
    title: string;
    account_id: number;
    buyer: string;
    amount_cents: number;
    state: "asked" | "held" | "returning" | "returned" | "kept" | "used" | "lapsed";
    asked_at: number;
    held_at: number | null;
    ended_at: number | null;
    purchase_code: number | null;
    decide_by: number | null;
    chosen_purchase: number | null;
    used_cents: number;
    decider: string | null;
    reason: string | null;
    owed_cents: number;
    attention: "decidir" | "liberar" | "transferir" | "devolver" | "dados" | "propor" | null;
    failure: string | null;
    awaits_price: boolean;
    due_at: number | null;
    bank_asked_at: number | null;
    bank_reminders: number;
    bank_reminded_at: number | null;
    bank_given_at: number | null;
    transfer_by: number | null;
    has_bank_data: boolean;
    transfer_code: number | null;
    transfer_state: "proposed" | "sending" | "done" | "failed" | "withdrawn" | null;
    transfer_cents: number | null;
    transfer_reason: string | null;
    proposed_by: number | null;
    proposed_at: number | null;
    proposer: string | null;
    transfer_decided_by: number | null;
    transfer_decided_at: number | null;
    transfer_decider: string | null;
    decision: string | null;
    transfer_ended_at: number | null;
    reference: string | null;
    recorded_by: number | null;
    decided_by: number | null;
    movement: number | null;
    movement_day: string | null;
    by_bank: boolean;
    transfer_failure: string | null;
  };
  'deposits.list-one': {
    code: number;
    offer_code: number;
    title: string;
    account_id: number;
    buyer: string;
    amount_cents: number;
    state: "asked" | "held" | "returning" | "returned" | "kept" | "used" | "lapsed";
    asked_at: number;
    held_at: number | null;
    ended_at: number | null;
    purchase_code: number | null;
    decide_by: number | null;
    chosen_purchase: number | null;
    used_cents: number;
    decider: string | null;
    reason: string | null;
    owed_cents: number;
    attention: "decidir" | "liberar" | "transferir" | "devolver" | "dados" | "propor" | null;
    failure: string | null;
    awaits_price: boolean;
    due_at: number | null;
    bank_asked_at: number | null;
    bank_reminders: number;
    bank_reminded_at: number | null;
    bank_given_at: number | null;
    transfer_by: number | null;
    has_bank_data: boolean;
    transfer_code: number | null;
    transfer_state: "proposed" | "sending" | "done" | "failed" | "withdrawn" | null;
    transfer_cents: number | null;
    transfer_reason: string | null;
    proposed_by: number | null;
    proposed_at: number | null;
    proposer: string | null;
    transfer_decided_by: number | null;
    transfer_decided_at: number | null;
    transfer_decider: string | null;
    decision: string | null;
    transfer_ended_at: number | null;
    reference: string | null;
    recorded_by: number | null;
    decided_by: number | null;
    movement: number | null;
    movement_day: string | null;
    by_bank: boolean;
    transfer_failure: string | null;
  };
  'deposits.live': {
    code: number;
  };
  'deposits.of-account': {
    code: number;
    account_id: number;
    offer_code: number;
    title: string;
    amount_cents: number;
    state: "asked" | "held" | "returning" | "returned" | "kept" | "used" | "lapsed";
    asked_at: number;
    held_at: number | null;
    asked_back_at: number | null;
    purchase_code: number | null;
    decide_by: number | null;
    decided_by: number | null;
    reason: string | null;
    ended_at: number | null;
    chosen_purchase: number | null;
    used_cents: number;
    bank_asked_at: number | null;
    bank_given_at: number | null;
    transfer_by: number | null;
    bank_reminders: number;
    bank_reminded_at: number | null;
    bank_asked: boolean;
    has_bank: boolean;
    owed_cents: number;
    transfer_state: "proposed" | "sending" | "done" | "failed" | "withdrawn" | null;
    transfer_cents: number | null;
    transfer_reference: string | null;
    transfer_failure: string | null;
    charge: number;
    creditor: "house" | "store" | "deposit";
    partner_id: number | null;
    over: boolean;
    leads: boolean;
    comes_back_until: number | null;
    awaits_price: boolean;
    given_up: boolean;
    buyer: string;
    document: string | null;
    bought: number | null;
    unpaid: boolean | null;
    defaulted_at: number | null;
    due_at: number | null;
    regretted: boolean | null;
  };
  'deposits.rule-of-offer': {
    amount_cents: number | null;
    above_cents: number | null;
  };
  'desk.counts': {
    kind: "question" | "proposal" | "conditional-sale" | "cancellation" | "refund" | "verification" | "document" | "data-request" | "suspicion" | "dead-mail" | "ended-offer" | "store-registration" | "conversation" | "complaint" | "purchase";
    total: number;
    mine: number;
    free: number;
    overdue: number;
    due: number | null;
    oldest: number;
    first: number;
  };
  'desk.name': {
    name: string;
  };
  'desk.team': {
    id: number;
    staff_role: "sales" | "content" | "finance" | "support" | "yard" | "administrator" | null;
    partner_id: number | null;
  };
  'desk.waiting': {
    code: number;
    subject: string;
  };
  'directory.accounts': {
    id: number;
    name: string;
    email: string;
    document: string | null;
    phone: string | null;
    kind: "F" | "J" | "C";
    profile_code: 4 | 5 | 6 | 7;
    created_at: number;
    email_confirmed_at: number | null;
    identity_verified_at: number | null;
    deposit_cents: number;
    blocked_at: number | null;
    listed_at: number | null;
    staff_role: "sales" | "content" | "finance" | "support" | "yard" | "administrator" | null;
    partner_id: number | null;
    store: string | null;
  };
  'directory.counts': {
    bids: number;
    proposals: number;
    running_purchases: number;
    purchases: number;
    requests: number;
    flags: number;
    verification: number | null;
  };
  'directory.document': {
    document: string | null;
  };
  'directory.head': {
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
    idiom: "PTBR" | "EN" | null;
    created_at: number;
    email_confirmed_at: number | null;
    identity_verified_at: number | null;
    deposit_cents: number;
    paid_deposit_cents: number;
    blocked_at: number | null;
    listed_at: number | null;
    erased_at: number | null;
    staff_role: "sales" | "content" | "finance" | "support" | "yard" | "administrator" | null;
    partner_id: number | null;
    partner_name: string | null;
    has_second_step: boolean;
    last_access_at: number | null;
    address: string | null;
  };
  'directory.is-account': {
    id: number;
  };
  'directory.notifications': {
    code: number;
    title: string;
    created_at: number;
    read_at: number | null;
    attachment_name: string | null;
  };
  'documents.ask': {
    code: number;
  };
  'documents.claim-reminders': {
    code: number;
    kind: "identidade" | "habilitacao" | "estado-civil" | "parceiro" | "empresa";
    reason: string;
    due_on: string;
    account_id: number;
    email: string;
    name: string;
    idiom: "PTBR" | "EN" | null;
    profile_code: 4 | 5 | 6 | 7;
    blocked_at: number | null;
  };
  'documents.find': {
    code: number;
    account_id: number;
    name: string;
    kind: "identidade" | "habilitacao" | "estado-civil" | "parceiro" | "empresa";
    reason: string;
    due_on: string;
    asked_at: number;
    asked_by: string;
    state: "asked" | "sent" | "accepted" | "refused" | "withdrawn";
    guid: string | null;
    type: "pdf" | "png" | "jpg" | null;
    bytes: number | null;
    sent_at: number | null;
    decided_at: number | null;
    decided_by: string | null;
    decision: string | null;
    expires_on: string | null;
  };
  'documents.forget': {
    guid: string | null;
  };
  'documents.forget-old': {
    guid: string | null;
  };
  'documents.list': {
    code: number;
    account_id: number;
    name: string;
    kind: "identidade" | "habilitacao" | "estado-civil" | "parceiro" | "empresa";
    reason: string;
    due_on: string;
    asked_at: number;
    asked_by: string;
    state: "asked" | "sent" | "accepted" | "refused" | "withdrawn";
    guid: string | null;
    type: "pdf" | "png" | "jpg" | null;
    bytes: number | null;
    sent_at: number | null;
    decided_at: number | null;
    decided_by: string | null;
    decision: string | null;
    expires_on: string | null;
  };
  'documents.lock-holder': {
    id: number;
    email: string;
    name: string;
    idiom: "PTBR" | "EN" | null;
    profile_code: 4 | 5 | 6 | 7;
    blocked_at: number | null;
  };
  'documents.own': {
    code: number;
    account_id: number;
    name: string;
    kind: "identidade" | "habilitacao" | "estado-civil" | "parceiro" | "empresa";
    reason: string;
    due_on: string;
    asked_at: number;
    asked_by: string;
    state: "asked" | "sent" | "accepted" | "refused" | "withdrawn";
    guid: string | null;
    type: "pdf" | "png" | "jpg" | null;
    bytes: number | null;
    sent_at: number | null;
    decided_at: number | null;
    decided_by: string | null;
    decision: string | null;
    expires_on: string | null;
  };
  'drafts.choices': {
    categorias: Json;
    subcategorias: Json;
    marcas: Json;
    estados: Json;
    lojas: Json;
  };
  'drafts.count': {
    drafts: number;
  };
  'drafts.count-photos': {
    photos: number;
  };
  'drafts.find': {
    code: number;
    partner_id: number | null;
    is_new: boolean;
    form: Json;
    version: number;
    state: "draft" | "waiting" | "returned";
    publish_at: number | null;
    report_code: string | null;
    report_name: string | null;
    changed_at: number;
    changer: string;
    sent_at: number | null;
    sender: string | null;
    returned_at: number | null;
    returner: string | null;
    reason: string | null;
    begun_by_house: boolean;
  };
  'drafts.hold-open-store': {
    id: number;
  };
  'drafts.lock': {
    code: number;
    partner_id: number | null;
    is_new: boolean;
    form: Json;
    version: number;
    state: "draft" | "waiting" | "returned";
    publish_at: number | null;
    report_code: string | null;
    report_name: string | null;
    changed_at: number;
    changer: string;
    sent_at: number | null;
    sender: string | null;
    returned_at: number | null;
    returner: string | null;
    reason: string | null;
    begun_by_house: boolean;
  };
  'drafts.models': {
    codigo: number;
    nome: string;
    categoria: number;
  };
  'drafts.names': {
    brand: string;
    model: string;
  };
  'drafts.offers': {
    code: number;
    version: number;
    title: string;
    state: "aguardando" | "devolvida" | "rascunho" | "vendida" | "suspensa" | "encerrada" | "fora" | "agendada" | "no-ar";
    change: "draft" | "waiting" | "returned" | null;
    plate: string | null;
    partner_id: number | null;
    store: string | null;
    photo: string | null;
    photos: number;
    price_cents: number | null;
    bids: number;
    end_at: number | null;
    published_at: number | null;
    problems: number;
    spotlight: boolean;
    changed_at: number;
  };
  'drafts.photos': {
    guid: string;
    drawing: Json | null;
    width: number;
    height: number;
    address: string;
    original: string | null;
  };
  'drafts.store-name': {
    name: string;
  };
  'drafts.stored-offer': {
    tags: string;
    spotlight: boolean;
    accepts_proposals: boolean;
    proposal_floor_cents: number | null;
    owner_id: number | null;
    status: "A" | "V" | "C" | "L" | "X" | "E";
    published_at: number | null;
    created_at: number;
    report_code: string | null;
    report_name: string | null;
    increments: number[];
    open: boolean;
    last_seq: number;
    end_at: number;
    soft_close_ms: number;
    soft_close_cap_ms: number;
    increment_cents: number;
    own_increment: boolean;
    minimum_step: "any" | "increment";
    gallery: Json;
    videos: string[];
    fipe_codes: Json;
  };
  'drafts.take-code': {
    code: number;
  };
  'drafts.unknown-codes': {
    categoria: boolean | null;
    subcategoria: boolean | null;
    marca: boolean | null;
    modelo: boolean | null;
    cidade: boolean | null;
    loja: boolean;
  };
  'drafts.unused-photos': {
    guid: string;
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
  'employees.employer-of': {
    employer_id: number;
  };
  'employees.list': {
    id: number;
    name: string;
    email: string;
    registration: string | null;
    created_at: number;
    blocked_at: number | null;
  };
  'ended.offers': {
    offer_code: number;
    title: string;
    partner_id: number | null;
    store: string | null;
    outcome: "lance" | "condicional" | "sem-venda" | "compra" | "proposta" | "desfeita" | "segunda-chance";
    status: "A" | "V" | "C" | "L" | "X" | "E";
    price_cents: number;
    bid_count: number;
    closed_at: number | null;
    end_at: number;
    conditional: boolean;
    purchase_code: number | null;
    buyer_id: number | null;
    buyer: string | null;
    value_cents: number | null;
    cancelled_at: number | null;
    chance_account_id: number | null;
    chance_account: string | null;
    chance_cents: number | null;
    chance_until: number | null;
    withdrawn: boolean;
    away: boolean;
    flags: number;
    shown: boolean;
  };
  'exits.by-client': {
    code: number;
    purchase_code: number;
    vehicle_code: number;
    yard_code: number | null;
    confirmed_by: number;
    confirmed_at: number;
    undone_at: number | null;
    confirmer: string;
    partner_id: number | null;
  };
  'exits.collectors': {
    code: number;
    purchase_code: number;
    collector: Buffer;
  };
  'exits.due': {
    code: number;
    actorId: number;
  };
  'exits.insert': {
    code: number;
  };
  'exits.one': {
    code: number;
    purchase_code: number;
    vehicle_code: number;
    yard_code: number | null;
    confirmed_by: number;
    confirmed_at: number;
    undone_at: number | null;
    confirmer: string;
    partner_id: number | null;
  };
  'exits.standing': {
    code: number;
    purchase_code: number;
    vehicle_code: number;
    yard_code: number | null;
    confirmed_by: number;
    confirmed_at: number;
    undone_at: number | null;
    confirmer: string;
    partner_id: number | null;
  };
  'extensions.followers': {
    id: number;
    idiom: "PTBR" | "EN";
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
  'figures.by-category': {
    code: number;
    name: string;
    sales: number;
    cancelled: number;
    cents: number;
  };
  'figures.by-origin': {
    origin: "buy" | "bid" | "proposal";
    sales: number;
    cancelled: number;
    cents: number;
  };
  'figures.by-week': {
    week: string;
    sales: number;
    cancelled: number;
    cents: number;
  };
  'figures.complained-deals': {
    store: number;
    deals: number;
    complained: number;
  };
  'figures.complained-stores': {
    id: number;
    name: string;
  };
  'figures.complaints': {
    of: "category" | "store" | "all";
    category: "vicio-oculto" | "documentos" | "transferencia" | "descricao" | "debitos" | "custos" | "entrega" | "atendimento" | "outro" | null;
    store: number | null;
    opened: number;
    answered: number;
    median: number | null;
    in_time: number;
    late: number;
    escalated: number;
  };
  'figures.ended': {
    offers: number;
    unbid: number;
    bids: number;
    followers: number;
  };
  'figures.funnel': {
    published: number;
    followed: number;
    contested: number;
    sold: number;
    finished: number;
  };
  'figures.reference': {
    median: number | null;
    band: number;
    sales: number;
  };
  'figures.running': {
    offers: number;
    unbid: number;
    unbid_soon: number;
  };
  'figures.steps': {
    step: "V" | "C" | "L";
    passed: number;
    median: number | null;
    p90: number | null;
    standing: number;
  };
  'films.count': {
    count: number;
  };
  'films.due': {
    guid: string;
    draft_code: number;
    bytes: number;
    received: number;
    state: "receiving" | "refused" | "stored" | "kept";
    named: boolean;
  };
  'films.find': {
    guid: string;
    draft_code: number;
    bytes: number;
    received: number;
    state: "receiving" | "refused" | "stored" | "kept";
  };
  'forgivenesses.find': {
    code: number;
    partner_id: number;
    amount_cents: number;
    state: "proposed" | "forgiven" | "withdrawn" | "undone";
    proposed_by: number;
    decided_by: number | null;
  };
  'forgivenesses.insert': {
    code: number;
  };
  'forgivenesses.of-store': {
    code: number;
    amount_cents: number;
    state: "proposed" | "forgiven" | "withdrawn" | "undone";
    reason: string;
    proposed_by: number;
    proposed_at: number;
    decided_by: number | null;
    decided_at: number | null;
    decision: string | null;
    undone_by: number | null;
    undone_at: number | null;
    undo_reason: string | null;
    proposer: string;
    decider: string | null;
    undoer: string | null;
    purchases: number[];
  };
  'forgivenesses.open': {
    partner_id: number;
    since: number;
  };
  'forgivenesses.parts': {
    payout_code: number;
    charge: number;
    gross: number;
    commission: number;
  };
  'forgivenesses.sums': {
    amount: number;
    commission: number;
  };
  'gate.attempts': {
    tries: number;
  };
  'gate.by-plate': {
    code: number;
  };
  'gate.purchase': {
    code: number;
    offer_code: number;
    account_id: number;
    status: "V" | "C" | "L" | "X";
    freight: "S" | "N";
    cancelled_at: number | null;
    value_cents: number;
    cancellation_asked: boolean;
    payment_withdrawn: boolean;
    title: string;
    partner_id: number | null;
    buyer: string;
    document: string | null;
  };
  'gate.queue': {
    id: number;
  };
  'gate.sold': {
    sold: boolean;
  };
  'gate.vehicles': {
    code: number;
    plate: string | null;
    name: string;
    yard_code: number | null;
    spot: string | null;
    keys: number | null;
    exit_code: number | null;
    confirmed_at: number | null;
    confirmer: string | null;
  };
  'house-contacts.administrators': {
    id: number;
    editor: string | null;
  };
  'house-contacts.find': {
    phone: string;
    whatsapp: string;
    email: string;
    salesEmail: string;
    hours: string;
    teams: Json;
    version: number;
    editor: string | null;
    changed_at: number;
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
  'identity.list': {
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
  'import.brands': {
    code: number;
    name: string;
  };
  'import.cities': {
    code: number;
    name: string;
    uf: string;
  };
  'import.kept-photos': {
    import_key: string;
    guid: string;
    drawing: Json | null;
    width: number;
    height: number;
    profile_code: number | null;
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
  'imports.all': {
    id: number;
    account_id: number;
    partner_id: number | null;
    origin_partner_id: number | null;
    file_name: string;
    bytes: number;
    received: number;
    sha256: string | null;
    state: "uploading" | "reading" | "mapping" | "checking" | "checked" | "running" | "done" | "cancelled" | "stopped" | "undoing" | "undone";
    problem: Json | null;
    headings: Json;
    sheets: Json;
    samples: Json;
    signature: string | null;
    mapping: Json;
    end_from: number;
    end_to: number;
    records: number;
    position: number;
    counts: Json;
    created_at: number;
    started_at: number | null;
    finished_at: number | null;
    undone_at: number | null;
    photos_name: string | null;
    photos_bytes: number | null;
    photos_received: number;
    partner: string | null;
    store: string | null;
    author: string;
    undoer: string;
  };
  'imports.all-photos': {
    name: string;
    problem: Json | null;
    lines: number;
  };
  'imports.count-open': {
    open: number;
  };
  'imports.dealt': {
    code: number;
    bids: boolean;
    published: boolean;
    open: boolean;
    proposals: boolean;
    sold: boolean;
    visits: boolean;
    deposits: boolean;
    answered: boolean;
    edited: boolean;
  };
  'imports.find': {
    id: number;
    account_id: number;
    partner_id: number | null;
    origin_partner_id: number | null;
    file_name: string;
    bytes: number;
    received: number;
    sha256: string | null;
    state: "uploading" | "reading" | "mapping" | "checking" | "checked" | "running" | "done" | "cancelled" | "stopped" | "undoing" | "undone";
    problem: Json | null;
    headings: Json;
    sheets: Json;
    samples: Json;
    signature: string | null;
    mapping: Json;
    end_from: number;
    end_to: number;
    records: number;
    position: number;
    counts: Json;
    created_at: number;
    started_at: number | null;
    finished_at: number | null;
    undone_at: number | null;
    photos_name: string | null;
    photos_bytes: number | null;
    photos_received: number;
    partner: string | null;
    store: string | null;
    author: string;
    undoer: string;
  };
  'imports.find-mapping': {
    mapping: Json;
  };
  'imports.hold': {
    position: number;
  };
  'imports.imported-keys': {
    import_key: string;
  };
  'imports.importer': {
    staff_role: "sales" | "content" | "finance" | "support" | "yard" | "administrator" | null;
    partner_id: number | null;
    suspended: boolean;
  };
  'imports.insert': {
    id: number;
  };
  'imports.lines': {
    id: number;
    line: number;
    verdict: "new" | "changed" | "unchanged" | "refused" | "repeated";
    title: string;
    problems: Json;
    offer_code: number | null;
    photos: number;
    undone: boolean;
    kept: string | null;
  };
  'imports.lines-to-undo': {
    id: number;
    record: number;
    verdict: "new" | "changed" | "unchanged" | "refused" | "repeated";
    offer_code: number;
    before_form: Json | null;
    before_photos: Json | null;
    before_hash: string | null;
    after_mark: string | null;
  };
  'imports.lock': {
    id: number;
    account_id: number;
    partner_id: number | null;
    origin_partner_id: number | null;
    file_name: string;
    bytes: number;
    received: number;
    sha256: string | null;
    state: "uploading" | "reading" | "mapping" | "checking" | "checked" | "running" | "done" | "cancelled" | "stopped" | "undoing" | "undone";
    problem: Json | null;
    headings: Json;
    sheets: Json;
    samples: Json;
    signature: string | null;
    mapping: Json;
    end_from: number;
    end_to: number;
    records: number;
    position: number;
    counts: Json;
    created_at: number;
    started_at: number | null;
    finished_at: number | null;
    undone_at: number | null;
    photos_name: string | null;
    photos_bytes: number | null;
    photos_received: number;
    partner: string | null;
    store: string | null;
    author: string;
    undoer: string;
  };
  'imports.lock-auctions': {
    offer_code: number;
  };
  'imports.marks': {
    code: number;
    import_hash: string | null;
    mark: string;
  };
  'imports.offered-plates': {
    plate: string;
    code: number;
  };
  'imports.open-store': {
    id: number;
  };
  'imports.photo-facts': {
    files: number;
    unused: number;
    refused: number;
  };
  'imports.photo-problems': {
    name: string;
    problem: Json | null;
  };
  'imports.readable': {
    id: number;
  };
  'imports.refused-lines': {
    line: number;
    problems: Json;
    cells: Json;
  };
  'imports.release': {
    tries: number;
  };
  'imports.same-file': {
    id: number;
    author: string;
    at: number;
  };
  'imports.take': {
    id: number;
  };
  'increments.add': {
    code: number;
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
    code: number;
    store: string | null;
    category: string | null;
    editor: string;
    editorStore: number | null;
    changed_at: number;
  };
  'increments.lock': {
    partnerId: number | null;
    categoryCode: number | null;
    bands: Json;
    code: number;
    store: string | null;
    category: string | null;
    editor: string;
    editorStore: number | null;
    changed_at: number;
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
  'invitations.account': {
    id: number;
    name: string;
    surname: string;
    trade_name: string | null;
    staff_role: "sales" | "content" | "finance" | "support" | "yard" | "administrator" | null;
    of_store: boolean;
    is_employee: boolean;
    blocked: boolean;
    leaving: boolean;
    password_hash: string | null;
    confirmed: boolean;
  };
  'invitations.by-code': {
    code: number;
    email: string;
    name: string;
    staff_role: "sales" | "content" | "finance" | "support" | "yard" | "administrator" | null;
    employer_id: number | null;
    employer: string | null;
    partner_id: number | null;
    store: string | null;
    registration: string | null;
    idiom: "PTBR" | "EN";
    inviter_id: number | null;
    inviter: string | null;
    invited_at: number;
    sent_at: number;
    expires_at: number;
    outcome: "accepted" | "cancelled" | "replaced" | null;
  };
  'invitations.by-token': {
    code: number;
    email: string;
    name: string;
    staff_role: "sales" | "content" | "finance" | "support" | "yard" | "administrator" | null;
    employer_id: number | null;
    employer: string | null;
    partner_id: number | null;
    store: string | null;
    registration: string | null;
    idiom: "PTBR" | "EN";
    inviter_id: number | null;
    inviter: string | null;
    invited_at: number;
    sent_at: number;
    expires_at: number;
    outcome: "accepted" | "cancelled" | "replaced" | null;
  };
  'invitations.employer': {
    profile_code: 4 | 5 | 6 | 7;
    blocked: boolean;
    works: boolean;
  };
  'invitations.insert': {
    code: number;
  };
  'invitations.insert-account': {
    id: number;
  };
  'invitations.lock-account': {
    id: number;
    name: string;
    surname: string;
    trade_name: string | null;
    staff_role: "sales" | "content" | "finance" | "support" | "yard" | "administrator" | null;
    of_store: boolean;
    is_employee: boolean;
    blocked: boolean;
    leaving: boolean;
    password_hash: string | null;
    confirmed: boolean;
  };
  'invitations.lock-by-code': {
    code: number;
    email: string;
    name: string;
    staff_role: "sales" | "content" | "finance" | "support" | "yard" | "administrator" | null;
    employer_id: number | null;
    employer: string | null;
    partner_id: number | null;
    store: string | null;
    registration: string | null;
    idiom: "PTBR" | "EN";
    inviter_id: number | null;
    inviter: string | null;
    invited_at: number;
    sent_at: number;
    expires_at: number;
    outcome: "accepted" | "cancelled" | "replaced" | null;
  };
  'invitations.lock-by-token': {
    code: number;
    email: string;
    name: string;
    staff_role: "sales" | "content" | "finance" | "support" | "yard" | "administrator" | null;
    employer_id: number | null;
    employer: string | null;
    partner_id: number | null;
    store: string | null;
    registration: string | null;
    idiom: "PTBR" | "EN";
    inviter_id: number | null;
    inviter: string | null;
    invited_at: number;
    sent_at: number;
    expires_at: number;
    outcome: "accepted" | "cancelled" | "replaced" | null;
  };
  'invitations.lock-employer': {
    profile_code: 4 | 5 | 6 | 7;
    blocked: boolean;
    works: boolean;
  };
  'invitations.lock-open-to': {
    code: number;
    email: string;
    name: string;
    staff_role: "sales" | "content" | "finance" | "support" | "yard" | "administrator" | null;
    employer_id: number | null;
    employer: string | null;
    partner_id: number | null;
    store: string | null;
    registration: string | null;
    idiom: "PTBR" | "EN";
    inviter_id: number | null;
    inviter: string | null;
    invited_at: number;
    sent_at: number;
    expires_at: number;
    outcome: "accepted" | "cancelled" | "replaced" | null;
  };
  'invitations.of-employer': {
    code: number;
    email: string;
    name: string;
    staff_role: "sales" | "content" | "finance" | "support" | "yard" | "administrator" | null;
    employer_id: number;
    employer: string | null;
    partner_id: number | null;
    store: string | null;
    registration: string | null;
    idiom: "PTBR" | "EN";
    inviter_id: number | null;
    inviter: string | null;
    invited_at: number;
    sent_at: number;
    expires_at: number;
    outcome: "accepted" | "cancelled" | "replaced" | null;
  };
  'invitations.of-staff': {
    code: number;
    email: string;
    name: string;
    staff_role: "sales" | "content" | "finance" | "support" | "yard" | "administrator";
    employer_id: number | null;
    employer: string | null;
    partner_id: number | null;
    store: string | null;
    registration: string | null;
    idiom: "PTBR" | "EN";
    inviter_id: number | null;
    inviter: string | null;
    invited_at: number;
    sent_at: number;
    expires_at: number;
    outcome: "accepted" | "cancelled" | "replaced" | null;
  };
  'invitations.of-store': {
    code: number;
    email: string;
    name: string;
    staff_role: "sales" | "content" | "finance" | "support" | "yard" | "administrator" | null;
    employer_id: number | null;
    employer: string | null;
    partner_id: number;
    store: string | null;
    registration: string | null;
    idiom: "PTBR" | "EN";
    inviter_id: number | null;
    inviter: string | null;
    invited_at: number;
    sent_at: number;
    expires_at: number;
    outcome: "accepted" | "cancelled" | "replaced" | null;
  };
  'key-changes.older-marks': {
    documents: number;
    devices: number;
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
  'legal-checks.find': {
    code: number;
    vehicle: string;
    item: "furto-roubo" | "multas" | "ipva" | "licenciamento" | "seguro-obrigatorio" | "alienacao-fiduciaria" | "reserva-de-dominio" | "restricao-judicial" | "restricao-administrativa";
    status: "nada-consta" | "consta";
    cents: number | null;
    payer: "vendedor" | "comprador" | null;
    source: string;
    note: string | null;
    checked_on: string;
    by_register: boolean;
    recorded_at: number;
    recorder: string;
  };
  'legal-checks.plates': {
    plate: string | null;
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
  'limits.visible-leads': {
    cents: number;
  };
  'list-views.count': {
    total: number;
  };
  'list-views.delete': {
    name: string;
    role: string | null;
  };
  'list-views.list': {
    code: number;
    account_id: number;
    role: string | null;
    name: string;
    query: string;
    columns: string[] | null;
  };
  'list-views.save': {
    code: number;
    account_id: number;
    role: string | null;
    name: string;
    query: string;
    columns: string[] | null;
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
    dead_at: number | null;
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
  'mark-keys.find': {
    id: number;
    sealed: Buffer;
  };
  'media.drawing-by-guid': {
    drawing: Json | null;
    edited: boolean;
  };
  'media.due-loose': {
    guid: string;
    named: boolean;
  };
  'media.first-photos': {
    guid: string;
  };
  'media.own-icon': {
    selected: string;
    plain: string;
  };
  'media.partner-by-store': {
    name: string;
  };
  'members.list': {
    id: number;
    name: string;
    email: string;
    store_owner: boolean;
    blocked: boolean;
    last_seen_at: number | null;
  };
  'members.lock': {
    id: number;
    name: string;
    partner_id: number | null;
    store_owner: boolean;
    blocked: boolean;
  };
  'members.owns': {
    one: number;
  };
  'minimum-steps.lock-store': {
    minimum_step: "any" | "increment";
  };
  'minimum-steps.opened': {
    opened: boolean;
  };
  'monitor.bids': {
    seq: number;
    at: number;
    kind: "L" | "P" | "X" | "Z" | "F" | "R" | "M";
    value_cents: number;
    account_id: number;
    account: string;
    leads: boolean | null;
    annulled: "mistake" | "payment" | "suspicious" | "rules" | "failure" | "provoked" | "withdrawn" | "exposure" | "deposit" | "barred" | null;
    flags: Json;
  };
  'monitor.is-offer': {
    offer_code: number;
  };
  'monitor.running-offers': {
    offer_code: number;
    title: string;
    category_code: number | null;
    category: string | null;
    partner_id: number | null;
    store: string | null;
    last_seq: number;
    price_cents: number;
    bid_count: number;
    bidders: number;
    followers: number;
    leader_id: number | null;
    leader: string | null;
    reserve: "sem" | "atingida" | "abaixo";
    end_at: number;
    announced: number;
    flags: number;
    stay_cause: "store" | "offer" | null;
    stay_reason: string | null;
    stayed_at: number | null;
  };
  'names.add-icon': {
    code: number;
  };
  'names.category-order': {
    code: number;
  };
  'names.find': {
    kind: "category" | "subcategory" | "brand" | "model";
    code: number;
    name: string;
    english: string;
    category_code: number | null;
    category: string | null;
    brand_code: number | null;
    brand: string | null;
    active: boolean;
    icon: string | null;
    own_icon: number | null;
    version: number;
    editor: string | null;
    changed_at: number | null;
    shown: number;
    twin: Json | null;
  };
  'names.insert-brand': {
    code: number;
  };
  'names.insert-category': {
    code: number;
  };
  'names.insert-model': {
    code: number;
  };
  'names.insert-subcategory': {
    code: number;
  };
  'names.known': {
    category: boolean;
    brand: boolean;
    categories: number;
    subcategories: number;
    brands: number;
    models: number;
  };
  'names.list': {
    kind: "category" | "subcategory" | "brand" | "model";
    code: number;
    name: string;
    english: string;
    category_code: number | null;
    category: string | null;
    brand_code: number | null;
    brand: string | null;
    active: boolean;
    icon: string | null;
    own_icon: number | null;
    version: number;
    editor: string | null;
    changed_at: number | null;
    shown: number;
    twin: Json | null;
  };
  'names.lock-brand': {
    code: number;
  };
  'names.lock-category': {
    code: number;
  };
  'names.lock-model': {
    code: number;
  };
  'names.lock-offers': {
    code: number;
  };
  'names.lock-subcategory': {
    code: number;
  };
  'names.models-of-both': {
    code: number;
    into_code: number | null;
  };
  'names.other-categories': {
    n: number;
  };
  'names.same': {
    code: number;
    name: string;
  };
  'names.take-offers': {
    offer_code: number;
  };
  'names.uses-brand': {
    offers: number;
    prices_of_reference: number;
    drafts: number;
    searches: number;
    alerts: number;
    interests: number;
    banners: number;
    prices: number;
    teams: number;
    below: number;
  };
  'names.uses-category': {
    offers: number;
    prices_of_reference: number;
    drafts: number;
    searches: number;
    alerts: number;
    interests: number;
    banners: number;
    prices: number;
    teams: number;
    below: number;
  };
  'names.uses-model': {
    offers: number;
    prices_of_reference: number;
    drafts: number;
    searches: number;
    alerts: number;
    interests: number;
    banners: number;
    prices: number;
    teams: number;
    below: number;
  };
  'names.uses-subcategory': {
    offers: number;
    prices_of_reference: number;
    drafts: number;
    searches: number;
    alerts: number;
    interests: number;
    banners: number;
    prices: number;
    teams: number;
    below: number;
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
  'negotiations.own-bids': {
    first_at: number;
    last_code: number;
    stands: boolean;
    last_reason: string | null;
    taken_at: number | null;
    freight: "S" | "N";
    uf: string | null;
  };
  'negotiations.own-offer': {
    status: "A" | "V" | "C" | "L" | "X" | "E";
    end_at: number;
    closed_at: number | null;
    conditional_until: number | null;
    leads: boolean;
    store: string | null;
  };
  'negotiations.own-proposal': {
    status: "open" | "accepted" | "rejected" | "withdrawn" | "replaced" | "expired" | "countered";
    created_at: number;
    expires_at: number;
    countered: boolean;
    last_step: "send" | "accept" | "reject" | "counter" | "withdraw" | "replace" | "expire" | "lose-to-sale" | "lapse" | "review";
    last_step_at: number;
    answered_at: number | null;
    accepted_at: number | null;
  };
  'negotiations.own-result': {
    status: "A" | "V" | "C" | "L" | "X" | "E";
    purchase_code: number | null;
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
  'notification-newest': {
    code: number;
    title: string;
    body: string;
    created_at: number;
    read: boolean;
    texts: Json | null;
    office_path: string | null;
  };
  'notification-news': {
    account_id: number;
    unread: number;
    newest: Json;
  };
  'notification-unread': {
    total: number;
  };
  'office-user': {
    id: number;
    name: string;
    email: string;
    staff_role: "sales" | "content" | "finance" | "support" | "yard" | "administrator" | null;
    must_change_password: boolean;
    has_step: boolean;
    partner_id: number | null;
    partner_name: string | null;
    partner_store: string | null;
    partner_suspended: boolean;
    partner_pending: boolean;
    partner_reason: string | null;
  };
  'office-user-by-secret': {
    staff_role: "sales" | "content" | "finance" | "support" | "yard" | "administrator" | null;
    partner_id: number | null;
  };
  'open-records.others': {
    name: string;
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
  'owner-views.owner': {
    id: number;
    staff_role: "sales" | "content" | "finance" | "support" | "yard" | "administrator" | null;
    idiom: "PTBR" | "EN" | null;
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
    status: "pending" | "approved" | "refused" | "suspended" | "closed";
    email: string | null;
    email_verified_at: number | null;
    registered_at: number | null;
  };
  'partners.lock-by-id': {
    id: number;
    name: string;
    store: string | null;
    status: "pending" | "approved" | "refused" | "suspended" | "closed";
    email: string | null;
    idiom: "PTBR" | "EN";
    email_verified_at: number | null;
    registered_at: number | null;
    version: number;
    description: string;
    phone: string | null;
    site: string | null;
    address: string | null;
    city_code: number | null;
    photo: string | null;
    legal_name: string | null;
    representative: string | null;
  };
  'partners.lock-by-store': {
    id: number;
    name: string;
    store: string;
    status: "pending" | "approved" | "refused" | "suspended" | "closed";
    email: string | null;
    idiom: "PTBR" | "EN";
    email_verified_at: number | null;
    registered_at: number | null;
    version: number;
    description: string;
    phone: string | null;
    site: string | null;
    address: string | null;
    city_code: number | null;
    photo: string | null;
    legal_name: string | null;
    representative: string | null;
  };
  'partners.own-store': {
    name: string;
    store: string | null;
    status: "pending" | "approved" | "refused" | "suspended" | "closed";
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
  'payback-banks.find': {
    purchase_code: number;
    asked_at: number;
    reason: string;
    reminders: number;
    reminded_at: number | null;
    given_at: number | null;
    bank_data: Buffer | null;
    account_id: number;
    offer_code: number;
  };
  'payback-banks.to-remind': {
    purchase_code: number;
  };
  'payback-parts.due': {
    code: number;
  };
  'payback-parts.find': {
    code: number;
    payback_code: number;
    charge_code: number;
    kind: "price" | "commission" | "freight" | "documents" | "storage" | "deposit";
    amount_cents: number;
    end_to_end_id: string | null;
    refund_id: string | null;
    state: "proposed" | "sending" | "done" | "failed" | "withdrawn";
    processing: boolean;
    failure: string | null;
    tries: number;
  };
  'payback-parts.of-paybacks': {
    code: number;
    payback_code: number;
    charge_code: number;
    kind: "price" | "commission" | "freight" | "documents" | "storage" | "deposit";
    amount_cents: number;
    end_to_end_id: string | null;
    refund_id: string | null;
    state: "proposed" | "sending" | "done" | "failed" | "withdrawn";
    processing: boolean;
    failure: string | null;
    tries: number;
  };
  'paybacks.arrived-pix': {
    charge_code: number;
    end_to_end_id: string;
    amount_cents: number;
    paid_at: number;
    returned: number;
  };
  'paybacks.cancellation': {
    id: number;
    answered_by: number | null;
    has_bank_data: boolean;
  };
  'paybacks.endings': {
    ended_at: number;
  };
  'paybacks.find': {
    code: number;
    purchase_code: number;
    way: "pix" | "transfer" | "set-off";
    state: "proposed" | "sending" | "done" | "failed" | "withdrawn";
    amount_cents: number;
    target_charge: number | null;
    reason: string;
    proposed_by: number | null;
    proposed_at: number;
    decided_by: number | null;
    decided_at: number | null;
    decision: string | null;
    ended_at: number | null;
    reference: string | null;
    recorded_by: number | null;
    undone: number;
    undone_at: number | null;
    movement: number | null;
    movement_day: string | null;
    by_bank: boolean;
  };
  'paybacks.insert': {
    code: number;
  };
  'paybacks.list': {
    purchase_code: number;
    offer_code: number;
    title: string;
    buyer_id: number;
    buyer: string;
    amount: number;
    since: number;
    state: "liberar" | "em-envio" | "decidir";
    reason: "cancelada" | "apos-cancelamento" | "duas-vezes" | "a-mais";
    failed: boolean;
    transfer_code: number | null;
    transfer_cents: number | null;
  };
  'paybacks.of-purchase': {
    code: number;
    purchase_code: number;
    way: "pix" | "transfer" | "set-off";
    state: "proposed" | "sending" | "done" | "failed" | "withdrawn";
    amount_cents: number;
    target_charge: number | null;
    reason: string;
    proposed_by: number;
    proposed_at: number;
    decided_by: number | null;
    decided_at: number | null;
    decision: string | null;
    ended_at: number | null;
    reference: string | null;
    recorded_by: number | null;
    undone: number;
    undone_at: number | null;
    movement: number | null;
    movement_day: string | null;
    by_bank: boolean;
    undone_by: number | null;
    undo_reason: string | null;
    mistaken_by: number | null;
    proposer: string;
    decider: string | null;
    recorder: string | null;
    undoer: string | null;
    mistaken: string | null;
  };
  'paybacks.open': {
    code: number;
  };
  'paybacks.owed-of': {
    since: number;
    reason: "cancelada" | "apos-cancelamento" | "duas-vezes" | "a-mais";
  };
  'paybacks.undone-by': {
    actor_id: number | null;
  };
  'payouts.find': {
    code: number;
    partner_id: number;
    bank_code: number;
    state: "proposed" | "sending" | "done" | "failed" | "withdrawn";
    amount_cents: number;
    gross_cents: number;
    commission_cents: number;
    reason: string;
    proposed_by: number;
    proposed_at: number;
    decided_by: number | null;
    decided_at: number | null;
    decision: string | null;
    ended_by: number | null;
    ended_at: number | null;
    reference: string | null;
    undone: number;
    movement: number | null;
    movement_day: string | null;
    moved_since: boolean;
  };
  'payouts.insert': {
    code: number;
  };
  'payouts.latest-claims': {
    charge: number;
    purchase_code: number;
    partner_id: number;
    kind: "price" | "commission" | "freight" | "documents" | "storage" | "deposit";
    amount_cents: number;
    cancelled: boolean;
    made_at: number;
    handed_over_at: number | null;
    cancellation_asked: boolean;
    complaint_open: boolean;
    offer_code: number;
    title: string;
    category_codes: number[];
    open: number;
    last_paid_at: number | null;
    arrived: number;
    passed_on: number;
    deducted: number;
    before_book: boolean;
    on_its_way: boolean;
  };
  'payouts.list': {
    partner_id: number;
    name: string;
    due_cents: number;
    coming_cents: number;
    state: "liberar" | "registrar" | "propor" | "perdoar" | "deve" | "em-dia";
    since: number | null;
    forgiveness: boolean;
    usable_from: number | null;
  };
  'payouts.lock-claims': {
    code: number;
    purchase: number;
    store: number | null;
    buyer: number;
  };
  'payouts.lock-store': {
    id: number;
    name: string;
    document: string | null;
    legal_name: string | null;
  };
  'payouts.of-store': {
    code: number;
    partner_id: number;
    bank_code: number;
    state: "proposed" | "sending" | "done" | "failed" | "withdrawn";
    amount_cents: number;
    gross_cents: number;
    commission_cents: number;
    reason: string;
    proposed_by: number;
    proposed_at: number;
    decided_by: number | null;
    decided_at: number | null;
    decision: string | null;
    ended_by: number | null;
    ended_at: number | null;
    reference: string | null;
    undone: number;
    movement: number | null;
    movement_day: string | null;
    moved_since: boolean;
    undone_by: number | null;
    undone_at: number | null;
    undo_reason: string | null;
    mistaken_by: number | null;
    shown: string;
    proposer: string;
    decider: string | null;
    ender: string | null;
    undoer: string | null;
    mistaken: string | null;
  };
  'payouts.open': {
    partner_id: number;
    state: "proposed" | "sending" | "done" | "failed" | "withdrawn";
    since: number;
  };
  'payouts.parts': {
    payout_code: number;
    charge: number;
    purchase_code: number;
    gross: number;
    commission: number;
  };
  'payouts.store': {
    id: number;
    name: string;
    document: string | null;
    legal_name: string | null;
  };
  'payouts.sums': {
    paid: number;
    commission: number;
    sending: number;
  };
  'payouts.unsettled-claims': {
    charge: number;
    purchase_code: number;
    partner_id: number;
    kind: "price" | "commission" | "freight" | "documents" | "storage" | "deposit";
    amount_cents: number;
    cancelled: boolean;
    made_at: number;
    handed_over_at: number | null;
    cancellation_asked: boolean;
    complaint_open: boolean;
    offer_code: number;
    title: string;
    category_codes: number[];
    open: number;
    last_paid_at: number | null;
    arrived: number;
    passed_on: number;
    deducted: number;
    before_book: boolean;
    on_its_way: boolean;
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
    staff_role: "sales" | "content" | "finance" | "support" | "yard" | "administrator" | null;
    of_store: boolean;
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
    kind: "bid" | "conditional-sale" | "proposal" | "purchase" | "owed-back" | "unpaid" | "storage" | "second-chance" | "cancellation" | "deposit" | "offer";
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
  'personal-data.owned-ones': {
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
    staff_role: "sales" | "content" | "finance" | "support" | "yard" | "administrator" | null;
    of_store: boolean;
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
  'pickup-codes.by-mark': {
    purchase_code: number;
  };
  'pickup-codes.one': {
    account_id: number;
    offer_code: number;
    value_cents: number;
    sealed: Buffer | null;
    made_at: number | null;
  };
  'pickup-codes.without': {
    code: number;
  };
  'pickup-places.booked': {
    partner_id: number | null;
    city_code: number;
    purchase_code: number;
    from: number;
    until: number;
  };
  'pickup-places.list': {
    partner_id: number | null;
    store: string | null;
    city_code: number;
    city: string;
    uf: string;
    address: string;
    pickup_opens: number | null;
    pickup_closes: number | null;
    pickup_saturdays: boolean;
    pickup_capacity: number | null;
    pickup_version: number;
  };
  'pickup-places.lock': {
    opens: number | null;
    closes: number | null;
    saturdays: boolean;
    capacity: number | null;
    pickup_version: number;
  };
  'pickups.claim-reminders': {
    code: number;
    purchase_code: number;
  };
  'pickups.latest': {
    code: number;
    purchase_code: number;
    city_code: number;
    place: string;
    address: string;
    starts_at: number;
    ends_at: number;
    state: "booked" | "missed" | "cancelled";
    shown: "cancelada" | "faltou" | "marcada" | "retirada";
    third_party: Buffer | null;
    by_team: boolean;
    reason: string | null;
    version: number;
  };
  'pickups.list': {
    code: number;
    purchase_code: number;
    city_code: number;
    place: string;
    address: string;
    starts_at: number;
    ends_at: number;
    state: "cancelada" | "faltou" | "marcada" | "retirada";
    third_party: Buffer | null;
    by_team: boolean;
    reason: string | null;
    booked_at: number;
    version: number;
    offer_code: number;
    title: string;
    buyer: string;
    phone: string | null;
    store: string | null;
    plates: Json;
    spots: Json;
    storage_cents: number | null;
  };
  'pickups.lock-purchase': {
    code: number;
    offer_code: number;
    account_id: number;
    status: "V" | "C" | "L" | "X";
    freight: "S" | "N";
    value_cents: number;
    cancelled: boolean;
    cancellation_asked: boolean;
    payment_withdrawn: boolean;
    partner_id: number | null;
    title: string;
    gone: boolean;
  };
  'pickups.past': {
    purchase_code: number;
  };
  'pickups.places': {
    city_code: number;
    place: string;
    address: string;
    hours: string;
    pickup_opens: number | null;
    pickup_closes: number | null;
    pickup_saturdays: boolean;
    pickup_capacity: number | null;
  };
  'pickups.purchase': {
    code: number;
    offer_code: number;
    account_id: number;
    status: "V" | "C" | "L" | "X";
    freight: "S" | "N";
    value_cents: number;
    cancelled: boolean;
    cancellation_asked: boolean;
    payment_withdrawn: boolean;
    partner_id: number | null;
    title: string;
    gone: boolean;
  };
  'pickups.queue': {
    city_code: number;
  };
  'pickups.taken': {
    city_code: number;
    starts_at: number;
    ends_at: number;
  };
  'pickups.taken-then': {
    city_code: number;
    starts_at: number;
    ends_at: number;
  };
  'pix-payments.news': {
    end_to_end_id: string;
    txid: string;
  };
  'pix-payments.recorded': {
    end_to_end_id: string;
  };
  'pix-payments.watermark': {
    until: number;
  };
  'pix.debtor': {
    name: string;
    document: string | null;
    street: string | null;
    number: string | null;
    cep: string | null;
    city: string | null;
    uf: string | null;
  };
  'pix.due': {
    txid: string;
  };
  'pix.known': {
    txid: string;
  };
  'pix.latest': {
    txid: string;
    charge_code: number;
    amount_cents: number;
    expires_at: number;
    state: "asked" | "open" | "paid" | "ended";
    copy_text: string | null;
    tries: number;
    due_on: string | null;
  };
  'pix.live-dated': {
    txid: string;
  };
  'pix.lock-charge': {
    code: number;
  };
  'pix.oldest-dated': {
    asked_at: number | null;
  };
  'pix.one': {
    txid: string;
    charge_code: number;
    amount_cents: number;
    expires_at: number;
    state: "asked" | "open" | "paid" | "ended";
    copy_text: string | null;
    tries: number;
    due_on: string | null;
    cancelled_at: number | null;
    kind: "price" | "commission" | "freight" | "documents" | "storage" | "deposit";
    purchase_code: number | null;
    deposit_code: number | null;
    account_id: number;
    offer_code: number;
    payment_approved: boolean;
    charged_later: boolean;
    replaced: boolean;
    reserved: number;
    asked: boolean;
  };
  'pix.payable': {
    code: number;
    kind: "price" | "commission" | "freight" | "documents" | "storage" | "deposit";
    cancelled_at: number | null;
    due_at: number;
    account_id: number;
    payment_approved: boolean;
    charged_later: boolean;
    reserved: number;
    asked: boolean;
  };
  'pix.payable-deposit': {
    code: number;
    kind: "price" | "commission" | "freight" | "documents" | "storage" | "deposit";
    cancelled_at: number | null;
    due_at: number;
    account_id: number;
    payment_approved: boolean;
    charged_later: boolean;
    reserved: number;
    asked: boolean;
  };
  'pix.recent': {
    made: number;
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
    proposal_floor_cents: number | null;
    asked_cents: number;
    has_bid: boolean;
    published: boolean;
    store_open: boolean;
    stayed: boolean;
    offer_partner_id: number | null;
    buyer_name: string;
    buyer_email: string;
    buyer_profile: 4 | 5 | 6 | 7;
  };
  'proposals.review-list': {
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
    proposal_floor_cents: number | null;
    asked_cents: number;
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
  'purchase-debts.held-money': {
    cents: number;
  };
  'purchase-documents.ask': {
    code: number;
  };
  'purchase-documents.claim-reminders': {
    code: number;
    purchase_code: number;
    kind: "pagamento" | "transferencia" | "entrega" | "outro";
    reason: string;
    due_on: string;
  };
  'purchase-documents.drop-held': {
    guid: string;
  };
  'purchase-documents.forget-old': {
    guid: string;
  };
  'purchase-documents.list': {
    guid: string;
    purchase_code: number;
    series: string;
    version: number;
    kind: "pagamento" | "nota-fiscal" | "transferencia" | "laudo" | "recibo" | "entrega" | "outro";
    name: string;
    type: "pdf" | "png" | "jpg";
    bytes: number;
    side: "buyer" | "store" | "house";
    added_by: number;
    added_at: number;
    state: "held" | "sent" | "given" | "accepted" | "refused";
    request_code: number | null;
    decision: string | null;
    invoice_key: string | null;
  };
  'purchase-documents.lock': {
    code: number;
    offer_code: number;
    account_id: number;
    status: "V" | "C" | "L" | "X";
    negotiation_at: number | null;
    cancelled_at: number | null;
    finished_at: number | null;
    freight: "S" | "N";
    payment_approved: boolean;
    payment_withdrawn: boolean;
    partner_id: number | null;
    title: string;
    erased: boolean;
  };
  'purchase-documents.next-held': {
    guid: string;
    purchase_code: number;
    kind: "pagamento" | "nota-fiscal" | "transferencia" | "laudo" | "recibo" | "entrega" | "outro";
    side: "buyer" | "store" | "house";
    added_by: number;
    request_code: number | null;
    scan_tries: number;
  };
  'purchase-documents.open-requests': {
    code: number;
    kind: "pagamento" | "transferencia" | "entrega" | "outro";
    reason: string;
    due_on: string;
    asked_at: number;
  };
  'purchase-documents.purchase': {
    code: number;
    offer_code: number;
    account_id: number;
    status: "V" | "C" | "L" | "X";
    negotiation_at: number | null;
    cancelled_at: number | null;
    finished_at: number | null;
    freight: "S" | "N";
    payment_approved: boolean;
    payment_withdrawn: boolean;
    partner_id: number | null;
    title: string;
    erased: boolean;
  };
  'purchase-documents.show': {
    guid: string;
  };
  'purchase-papers.facts': {
    code: number;
    offer_code: number;
    origin: "buy" | "bid" | "proposal";
    created_at: number;
    negotiation_at: number | null;
    awaiting_withdrawal_at: number | null;
    finished_at: number | null;
    cancelled_at: number | null;
    value_cents: number;
    costs: Json | null;
    freight: "S" | "N";
    payment_approved: boolean;
    payment_approved_at: number | null;
    payment_method: string | null;
    title: string;
    store: string | null;
    buyer: string;
    free_days: number | null;
    daily_cents: number | null;
    most_days: number | null;
    keys: "always" | "paid" | null;
    charged_cents: number | null;
    waived_cents: number | null;
    vehicles: number;
  };
  'purchase-stages.claim-due': {
    code: number;
    offer_code: number;
    account_id: number;
    partner_id: number | null;
    title: string;
    step: "payment" | "delivery" | "pickup" | "release" | "credit" | "contact";
    due_on: string;
    late: boolean;
  };
  'purchase-stages.facts': {
    status: "V" | "C" | "L" | "X";
    negotiation_at: number | null;
    cancelled_at: number | null;
    payment_approved: boolean;
    payment_withdrawn: boolean;
    freight: "S" | "N";
  };
  'purchase-stages.without-term': {
    code: number;
    began_at: number;
  };
  'purchase-work.assignees': {
    id: number;
    name: string;
  };
  'purchase-work.of-leavers': {
    code: number;
    account_id: number;
    name: string;
  };
  'purchase-work.read': {
    invoice_issued: boolean;
    payment_approved: boolean;
    payment_method: string | null;
    payment_withdrawn: boolean;
    version: number;
    assignee_id: number | null;
    assignee: string | null;
    next_action: string | null;
    next_action_on: string | null;
    edited_at: number | null;
    editor: string | null;
    refunded_at: number | null;
  };
  'purchases.defaulters': {
    account_id: number;
  };
  'purchases.detail': {
    awaiting_contact_at: number;
    negotiation_at: number | null;
    awaiting_credit_at: number | null;
    awaiting_withdrawal_at: number | null;
    finished_at: number | null;
    cancelled_at: number | null;
    freight: "S" | "N";
    costs: Json | null;
    default_reason: string | null;
    payment_withdrawn: boolean;
    unpaid_again: boolean;
    stage_due_at: number | null;
    address: string | null;
    pickup_state: "booked" | "missed" | "cancelled" | null;
    pickup_at: number | null;
    bookable: boolean;
    withdrawn_at: number | null;
    delivery_state: "a-combinar" | "proposta" | "combinada" | "agendada" | "carregada" | "em-transito" | "tentativa" | "entregue" | "contestada" | "confirmada" | "recusada" | null;
    delivery_due_at: number | null;
    loaded_at: number | null;
    freight_cents: number | null;
    freight_charged: boolean;
    freight_charged_later: boolean;
    freight_owed_cents: number;
    papers: Json;
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
    payment_withdrawn: boolean;
    unpaid_again: boolean;
  };
  'purchases.insert': {
    code: number;
  };
  'purchases.list': {
    code: number;
    offer_code: number;
    title: string;
    status: "V" | "C" | "L" | "X";
    contacted: boolean;
    cancelled_at: number | null;
    cancellation_asked: boolean;
    origin: "buy" | "bid" | "proposal";
    value_cents: number;
    account_id: number;
    buyer: string;
    email: string;
    phone: string | null;
    partner_id: number | null;
    store: string | null;
    created_at: number;
    since: number;
    due: number | null;
    assignee_id: number | null;
    assignee: string | null;
    next_action: string | null;
    next_action_on: string | null;
    invoice_issued: boolean;
    payment_approved: boolean;
    payment_withdrawn: boolean;
    payment_withdrawn_at: number | null;
    payment_method: string | null;
    version: number;
    transfer: "open" | "late" | "done" | null;
    transfer_due: string | null;
    transfer_waits: boolean;
    negotiation_at: number | null;
    freight: "S" | "N";
    papers: Json;
  };
  'purchases.list-one': {
    code: number;
    offer_code: number;
    title: string;
    status: "V" | "C" | "L" | "X";
    contacted: boolean;
    cancelled_at: number | null;
    cancellation_asked: boolean;
    origin: "buy" | "bid" | "proposal";
    value_cents: number;
    account_id: number;
    buyer: string;
    email: string;
    phone: string | null;
    partner_id: number | null;
    store: string | null;
    created_at: number;
    since: number;
    due: number | null;
    assignee_id: number | null;
    assignee: string | null;
    next_action: string | null;
    next_action_on: string | null;
    invoice_issued: boolean;
    payment_approved: boolean;
    payment_withdrawn: boolean;
    payment_withdrawn_at: number | null;
    payment_method: string | null;
    version: number;
    transfer: "open" | "late" | "done" | null;
    transfer_due: string | null;
    transfer_waits: boolean;
    negotiation_at: number | null;
    freight: "S" | "N";
    papers: Json;
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
    payment_withdrawn: boolean;
    unpaid_again: boolean;
  };
  'purchases.milestones': {
    negotiation_at: number | null;
    awaiting_credit_at: number | null;
    awaiting_withdrawal_at: number | null;
    finished_at: number | null;
  };
  'purchases.next-steps': {
    code: number;
    status: "V" | "C" | "L" | "X";
    negotiation_at: number | null;
    cancelled_at: number | null;
    payment_approved: boolean;
    payment_withdrawn: boolean;
    freight: "S" | "N";
    stage_due_at: number | null;
    pickup_state: "booked" | "missed" | "cancelled" | null;
    pickup_at: number | null;
    bookable: boolean;
    withdrawn_at: number | null;
    delivery_state: "a-combinar" | "proposta" | "combinada" | "agendada" | "carregada" | "em-transito" | "tentativa" | "entregue" | "contestada" | "confirmada" | "recusada" | null;
    delivery_due_at: number | null;
    loaded_at: number | null;
    freight_cents: number | null;
    freight_charged: boolean;
    freight_charged_later: boolean;
    freight_owed_cents: number;
  };
  'purchases.own': {
    code: number;
    offer_code: number;
    title: string;
    photos: Json;
    origin: "buy" | "bid" | "proposal";
    created_at: number;
    status: "V" | "C" | "L" | "X";
    cancelled_at: number | null;
    cancellation: string | null;
    cancellation_requested_at: number | null;
    undone: "a-confirmar" | "veiculo" | "sim" | null;
    negotiation_at: number | null;
    awaiting_withdrawal_at: number | null;
    finished_at: number | null;
    stage_due_at: number | null;
    value_cents: number;
    costs: Json | null;
    payment_approved: boolean;
    payment_withdrawn: boolean;
    payment_approved_at: number | null;
    payment_method: string | null;
    invoice_issued: boolean;
    invoice_issued_at: number | null;
    freight: "S" | "N";
    address: string | null;
    store: string | null;
    partner_id: number | null;
    pickup_state: "booked" | "missed" | "cancelled" | null;
    pickup_at: number | null;
    bookable: boolean;
    withdrawn_at: number | null;
    delivery_state: "a-combinar" | "proposta" | "combinada" | "agendada" | "carregada" | "em-transito" | "tentativa" | "entregue" | "contestada" | "confirmada" | "recusada" | null;
    delivery_due_at: number | null;
    loaded_at: number | null;
    freight_cents: number | null;
    freight_charged: boolean;
    freight_charged_later: boolean;
    freight_owed_cents: number;
    papers: Json;
  };
  'purchases.own-vehicles': {
    name: string;
    plate: string | null;
    left_at: number | null;
  };
  'purchases.profile-price': {
    buy_now_cents: number;
  };
  'purchases.undone-alone': {
    times: number;
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
    hidden: boolean;
    hidden_at: number | null;
    hidden_by: number | null;
    hide_reason: string | null;
  };
  'questions.staff-list': {
    code: number;
    offer_code: number;
    title: string;
    text: string;
    answer: string | null;
    created_at: number;
    answered_at: number | null;
    hidden: boolean;
    hide_reason: string | null;
    answerer: string | null;
    answerer_store: number | null;
  };
  'receipts.by-reference': {
    code: number;
    charge_code: number;
    purchase_code: number | null;
    amount_cents: number;
    paid_on: string;
    payer_name: string;
    payer_document: string | null;
    reference: string;
    source: "transfer" | "cash" | "pix" | "opening";
    state: "counted" | "waiting" | "returned" | "reversed";
    recorded_by: number | null;
    recorded_at: number;
    decision: string | null;
    of_movement: boolean;
  };
  'receipts.find': {
    code: number;
    charge_code: number;
    purchase_code: number;
    amount_cents: number;
    paid_on: string;
    payer_name: string;
    payer_document: string | null;
    reference: string;
    source: "transfer" | "cash" | "pix" | "opening";
    state: "counted" | "waiting" | "returned" | "reversed";
    recorded_by: number | null;
    recorded_at: number;
    decision: string | null;
    of_movement: boolean;
  };
  'receipts.insert': {
    code: number;
  };
  'receipts.of-movement': {
    found: number;
  };
  'receipts.of-purchase': {
    code: number;
    charge_code: number;
    purchase_code: number;
    amount_cents: number;
    paid_on: string;
    payer_name: string;
    payer_document: string | null;
    reference: string;
    source: "transfer" | "cash" | "pix" | "opening";
    state: "counted" | "waiting" | "returned" | "reversed";
    recorded_by: number | null;
    recorded_at: number;
    decision: string | null;
    of_movement: boolean;
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
  'reference-prices.latest': {
    fipe_code: string;
    cents: number;
    month: string;
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
  'reference.insert-reason': {
    code: number;
  };
  'reference.loaded-hash': {
    content_hash: string;
  };
  'reference.staff-reasons': {
    code: number;
    description: string;
    description_en: string;
    needs_text: boolean;
    active: boolean;
    version: number;
    editor: string | null;
    changed_at: number | null;
    uses: number;
  };
  'refunds.list': {
    id: number;
    offer_code: number;
    title: string;
    purchase_code: number;
    value_cents: number;
    buyer_id: number;
    buyer: string;
    email: string;
    kind: "arrependimento" | "nao-concluida" | "cancelamento";
    reason: string | null;
    payment_method: string | null;
    payment_approved: boolean;
    invoice_issued: boolean;
    has_bank_data: boolean;
    vehicle_awaited: boolean;
    requested_at: number;
    answered_at: number;
    refunded_at: number | null;
    owed_cents: number;
    decider_id: number | null;
    decider: string;
  };
  'registrations.by-account': {
    account_id: number;
    partner_id: number;
    email: string;
    password_hash: string | null;
    status: "pending" | "approved" | "refused" | "suspended" | "closed";
    store: string | null;
    email_verified_at: number | null;
  };
  'registrations.by-email': {
    account_id: number;
    partner_id: number;
    email: string;
    password_hash: string | null;
    status: "pending" | "approved" | "refused" | "suspended" | "closed";
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
    status: "pending" | "approved" | "refused" | "suspended" | "closed";
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
    has_left: boolean;
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
    has_left: boolean;
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
  'reopenings.vehicle-away': {
    away: boolean;
  };
  'reports.find': {
    code: string;
    name: string;
  };
  'results.delivery': {
    code: number;
    status: "V" | "C" | "L" | "X";
    negotiation_at: number | null;
    cancelled_at: number | null;
    payment_approved: boolean;
    payment_withdrawn: boolean;
    stage_due_at: number | null;
    freight: "S" | "N";
    city: string | null;
    uf: string | null;
    costs: Json | null;
    delivery: "a-combinar" | "proposta" | "combinada" | "agendada" | "carregada" | "em-transito" | "tentativa" | "entregue" | "contestada" | "confirmada" | "recusada" | null;
    delivery_due_at: number | null;
    free_days: number | null;
    daily_cents: number | null;
    most_days: number | null;
    keys: "always" | "paid" | null;
    vehicles: number;
  };
  'results.person': {
    id: number;
    email: string;
    name: string;
    idiom: "PTBR" | "EN" | null;
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
  'reviews.reopen': {
    offer_code: number;
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
    visitable: boolean;
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
    left: boolean;
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
    left: boolean;
    cause: "court-order" | "debt-paid" | "theft" | "total-loss" | null;
  };
  'sale-withdrawals.of-offer': {
    "?column?": number;
  };
  'same-money.lines-of-stray': {
    code: number;
    day: string;
    words: string;
    recorded: boolean;
    purchases: number[] | null;
  };
  'same-money.recorded-beside-stray': {
    kind: "receipt" | "repayment";
    code: number;
    day: string;
    reference: string;
    purchase_code: number | null;
    store: number | null;
  };
  'same-money.strays-of-line': {
    code: number;
    end_to_end_id: string;
    amount_cents: number;
    left_cents: number;
    paid_at: number;
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
  'selling-side.addresses-of-store': {
    email: string;
    idiom: "PTBR" | "EN";
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
    role: "sales" | "content" | "finance" | "support" | "yard" | "administrator" | null;
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
    role: "sales" | "content" | "finance" | "support" | "yard" | "administrator" | null;
    away: boolean;
  };
  'selling-side.staff-with-role': {
    id: number;
    email: string;
    idiom: "PTBR" | "EN";
    confirmed: boolean;
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
  'selling-side.works-on': {
    id: number;
    email: string;
    idiom: "PTBR" | "EN";
    confirmed: boolean;
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
    staff_role: "sales" | "content" | "finance" | "support" | "yard" | "administrator" | null;
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
  'settings.administrators': {
    id: number;
  };
  'settings.changes': {
    number: number;
    value: string | null;
    reason: string;
    changed_at: number;
    editor: string;
  };
  'settings.editor': {
    name: string;
  };
  'settings.latest': {
    code: number;
    name: string;
    number: number;
    value: string | null;
    changed_at: number;
    editor: string;
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
  'staff.list': {
    id: number;
    name: string;
    email: string;
    staff_role: "sales" | "content" | "finance" | "support" | "yard" | "administrator";
    two_step: boolean;
    blocked_at: number | null;
    entered_at: number | null;
    has_app: boolean;
    has_passkey: boolean;
  };
  'staff.lock': {
    id: number;
    role: "sales" | "content" | "finance" | "support" | "yard" | "administrator" | null;
  };
  'state-registration.lock': {
    id: number;
    kind: "F" | "J" | "C";
    email: string;
    name: string;
    idiom: "PTBR" | "EN" | null;
    state_registration: string | null;
    state_registration_exempt: boolean;
  };
  'statement-lines.booked': {
    cents: number;
  };
  'statement-lines.list': {
    code: number;
    statement_code: number;
    account: string;
    day: string;
    amount_cents: number;
    words: string;
    payer_name: string | null;
    payer_document: string | null;
    txid: string | null;
    reference: string;
    state: "conferida" | "ignorada" | "aberta";
    booked_cents: number;
    paid: number[] | null;
    moved: number[] | null;
    similar_purchase: number | null;
    ignore_reason: string | null;
    ignored_by: number | null;
    ignored_at: number | null;
    ignorer: string | null;
    file_name: string;
    imported_by: number;
    imported_at: number;
    importer: string;
    stray_code: number | null;
    apart_reason: string | null;
    identified_by: number | null;
    identified_at: number | null;
    teller: string | null;
  };
  'statement-lines.list-one': {
    code: number;
    statement_code: number;
    account: string;
    day: string;
    amount_cents: number;
    words: string;
    payer_name: string | null;
    payer_document: string | null;
    txid: string | null;
    reference: string;
    state: "conferida" | "ignorada" | "aberta";
    booked_cents: number;
    paid: number[] | null;
    moved: number[] | null;
    similar_purchase: number | null;
    ignore_reason: string | null;
    ignored_by: number | null;
    ignored_at: number | null;
    ignorer: string | null;
    file_name: string;
    imported_by: number;
    imported_at: number;
    importer: string;
    stray_code: number | null;
    apart_reason: string | null;
    identified_by: number | null;
    identified_at: number | null;
    teller: string | null;
  };
  'statement-lines.lock': {
    code: number;
    statement_code: number;
    day: string;
    amount_cents: number;
    words: string;
    payer_name: string | null;
    payer_document: string | null;
    txid: string | null;
    reference: string;
    ignored_at: number | null;
    bank_id: string | null;
    stray_code: number | null;
    apart_reason: string | null;
  };
  'statement-lines.open-charges': {
    code: number;
    kind: "price" | "commission" | "freight" | "documents" | "storage" | "deposit";
    purchase_code: number;
    title: string;
    account_id: number;
    buyer: string;
    document: string | null;
    open_cents: number;
  };
  'statement-lines.pix-charges': {
    txid: string;
    charge_code: number;
  };
  'statements.insert': {
    code: number;
  };
  'stays.any-of-store': {
    offer_code: number;
  };
  'stays.insert': {
    offer_code: number;
  };
  'stays.list': {
    id: number;
    offer_code: number;
    title: string;
    partner_id: number | null;
    store: string | null;
    cause: "store" | "offer";
    reason: string;
    began_at: number;
    over_at: number | null;
    state: "liberada" | "encerrada" | "suspensa";
    begun_by: string | null;
    over_by: string | null;
    end_at: number;
    bid_count: number;
    participants: number;
    proposals: number;
  };
  'stays.lock-store': {
    id: number;
    name: string;
    store: string | null;
    status: "pending" | "approved" | "refused" | "suspended" | "closed";
    email: string | null;
    idiom: "PTBR" | "EN";
    version: number;
    standing_at: number | null;
    standing_by: string | null;
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
  'stays.waiting-deals': {
    offer_code: number;
    deal: "conditional" | "second-chance";
    ref: number;
    account_id: number;
    value_cents: number;
    until: number;
  };
  'step-reminders.note': {
    step: string;
  };
  'storage.add-waiver': {
    code: number;
  };
  'storage.claim-due-charges': {
    code: number;
    offer_code: number;
    account_id: number;
    partner_id: number | null;
    title: string;
    step: "storage-payment";
    due_on: string;
    late: boolean;
  };
  'storage.day-facts': {
    delivered: boolean;
    cancellation_asked: boolean;
    complaint_open: boolean;
    vehicles: number;
  };
  'storage.days': {
    day: string;
    outcome: "reclamacao-conta" | "livre" | "conta" | "entrega" | "cancelamento" | "reclamacao" | "documento" | "fechado" | "sem-horario" | "sem-registro";
    vehicles: number;
  };
  'storage.final-complaints': {
    code: number;
  };
  'storage.find': {
    code: number;
    free_days: number;
    daily_cents: number;
    most_days: number;
    keys: "always" | "paid";
    through: string | null;
    waived_cents: number;
    charged_cents: number;
    last_free_told: string | null;
    begun_told_at: number | null;
    ended_at: number | null;
    version: number;
    offer_code: number;
    account_id: number;
    status: "V" | "C" | "L" | "X";
    freight: "S" | "N";
    cancelled: boolean;
    released_at: number | null;
    partner_id: number | null;
    title: string;
    vehicles: number;
    unpaid_cents: number;
    erased: boolean;
  };
  'storage.last-due': {
    due_at: number | null;
  };
  'storage.lock': {
    code: number;
    free_days: number;
    daily_cents: number;
    most_days: number;
    keys: "always" | "paid";
    through: string | null;
    waived_cents: number;
    charged_cents: number;
    last_free_told: string | null;
    begun_told_at: number | null;
    ended_at: number | null;
    version: number;
    offer_code: number;
    account_id: number;
    status: "V" | "C" | "L" | "X";
    freight: "S" | "N";
    cancelled: boolean;
    released_at: number | null;
    partner_id: number | null;
    title: string;
    vehicles: number;
    unpaid_cents: number;
    erased: boolean;
  };
  'storage.purchase': {
    account_id: number;
    partner_id: number | null;
  };
  'storage.running': {
    code: number;
  };
  'storage.waivers': {
    amount_cents: number;
    of_charge: boolean;
    reason: string;
    at: number;
    author: string;
  };
  'store-banks.current': {
    code: number;
    partner_id: number;
    sealed: Buffer | null;
    shown: string;
    changed_by: number;
    changed_at: number;
    usable_from: number;
  };
  'store-banks.insert': {
    code: number;
  };
  'store-banks.sent-to': {
    code: number;
    partner_id: number;
    sealed: Buffer | null;
    shown: string;
    changed_by: number;
    changed_at: number;
    usable_from: number;
  };
  'store-commissions.insert': {
    code: number;
  };
  'store-commissions.list': {
    code: number;
    partner_id: number | null;
    category_code: number | null;
    basis_points: number;
    minimum_cents: number;
    maximum_cents: number | null;
    valid_from: number;
    reason: string;
    store: string | null;
    by: string;
  };
  'store-commissions.places': {
    store: boolean;
    category: boolean;
  };
  'store-names.holder': {
    id: number;
  };
  'store-owing.stale': {
    id: number;
  };
  'store-repayments.find': {
    code: number;
    partner_id: number;
    amount_cents: number;
    way: "transfer" | "cash";
    reference: string;
    recorded_by: number;
    undone: boolean;
    passed_on_again: boolean;
    of_movement: boolean;
  };
  'store-repayments.insert': {
    code: number;
  };
  'store-repayments.of-store': {
    code: number;
    amount_cents: number;
    way: "transfer" | "cash";
    paid_on: string;
    reference: string;
    recorded_by: number;
    recorded_at: number;
    recorder: string;
    reversed_by: number | null;
    reversed_at: number | null;
    reverse_reason: string | null;
    reverser: string | null;
    passed_on_again: boolean;
    of_movement: boolean;
    purchases: number[];
  };
  'store-repayments.parts': {
    payout_code: number;
    charge: number;
    gross: number;
    commission: number;
  };
  'store-repayments.sums': {
    amount: number;
    commission: number;
  };
  'stores.head': {
    id: number;
    name: string;
    store: string | null;
    state: "aberta" | "suspensa" | "recusada" | "encerrada" | "analise" | "incompleta";
    city: string | null;
    email: string | null;
    offers: number;
    members: number;
    since: number;
    member_since: number | null;
    version: number;
    legal_name: string | null;
    document: string | null;
    site: string | null;
    phone: string | null;
    email_verified_at: number | null;
    representative: string | null;
    representative_document: string | null;
    idiom: "PTBR" | "EN";
    description: string;
    photo: string | null;
    address: string | null;
    city_code: number | null;
    standing_reason: string | null;
    standing_at: number | null;
    standing_by: string | null;
    owner_id: number | null;
    owner_name: string;
    owner_email: string | null;
    stayed: number;
    bidders: number;
    proposals: number;
    purchases: number;
  };
  'stores.list': {
    id: number;
    name: string;
    store: string | null;
    state: "aberta" | "suspensa" | "recusada" | "encerrada" | "analise" | "incompleta";
    city: string | null;
    email: string | null;
    offers: number;
    members: number;
    since: number;
    member_since: number | null;
  };
  'stray-pix.list': {
    code: number;
    end_to_end_id: string;
    amount_cents: number;
    left_cents: number;
    paid_at: number;
    payer_text: string | null;
    state: "liberar" | "em-envio" | "decidir" | "encerrado";
    failed: boolean;
  };
  'stray-pix.list-one': {
    code: number;
    end_to_end_id: string;
    amount_cents: number;
    left_cents: number;
    paid_at: number;
    payer_text: string | null;
    state: "liberar" | "em-envio" | "decidir" | "encerrado";
    failed: boolean;
  };
  'stray-returns.due': {
    code: number;
  };
  'stray-returns.find': {
    code: number;
    stray_code: number;
    amount_cents: number;
    way: "pix" | "elsewhere";
    state: "proposed" | "sending" | "done" | "failed" | "withdrawn";
    reason: string;
    proposed_by: number;
    proposed_at: number;
    decided_by: number | null;
    decided_at: number | null;
    decision: string | null;
    ended_at: number | null;
    refund_id: string;
    processing: boolean;
    failure: string | null;
    tries: number;
    end_to_end_id: string;
  };
  'stray-returns.insert': {
    code: number;
  };
  'stray-returns.lock-stray': {
    code: number;
    end_to_end_id: string;
    amount_cents: number;
    left_cents: number;
    paid_at: number;
  };
  'stray-returns.of-stray': {
    code: number;
    stray_code: number;
    amount_cents: number;
    way: "pix" | "elsewhere";
    state: "proposed" | "sending" | "done" | "failed" | "withdrawn";
    reason: string;
    proposed_by: number;
    proposed_at: number;
    decided_by: number | null;
    decided_at: number | null;
    decision: string | null;
    ended_at: number | null;
    refund_id: string;
    processing: boolean;
    failure: string | null;
    tries: number;
    end_to_end_id: string;
    proposer: string;
    decider: string | null;
  };
  'stray-returns.receipts-of-stray': {
    code: number;
    amount_cents: number;
    purchase_code: number | null;
    kind: "price" | "commission" | "freight" | "documents" | "storage" | "deposit";
  };
  'stray-returns.repayments-of-stray': {
    code: number;
    amount_cents: number;
    partner_id: number;
    store: string;
  };
  'stray-unbooked.all': {
    end_to_end_id: string;
    amount_cents: number;
    paid_at: number;
    seen_at: number;
    tries: number;
  };
  'stray-unbooked.due': {
    end_to_end_id: string;
    txid: string | null;
    amount_cents: number;
    payer_text: string | null;
    paid_at: number;
    tries: number;
  };
  'stray-unbooked.kept': {
    end_to_end_id: string;
  };
  'strays.by-code': {
    code: number;
    end_to_end_id: string;
    amount_cents: number;
    left_cents: number;
  };
  'strays.by-reference': {
    code: number;
    end_to_end_id: string;
    amount_cents: number;
    left_cents: number;
  };
  'strays.insert': {
    code: number;
  };
  'strays.recorded': {
    end_to_end_id: string;
  };
  'strays.returned': {
    cents: number;
  };
  'strays.told': {
    cents: number;
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
  'strikes.list-all': {
    code: number;
    account_id: number;
    buyer: string;
    at: number;
    reason: string;
    removed_at: number | null;
    removal_reason: string | null;
    purchase_code: number;
    offer_code: number;
    title: string;
    value_cents: number;
    given_by: string | null;
  };
  'strikes.remove': {
    code: number;
  };
  'surveys.answer-list': {
    code: number;
    occasion: "completed" | "cancelled" | "lost";
    question: number;
    statement: string;
    statement_en: string;
    kind: "TEXTO_LIVRE" | "ESCOLHA";
    answer: string;
    answer_en: string;
    offer_code: number | null;
    title: string | null;
    store: string | null;
    answered_at: number;
  };
  'surveys.answers': {
    week: string;
    question: number | null;
    option: number | null;
    n: number;
  };
  'surveys.by-week': {
    week: string;
    answered: number;
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
  'surveys.find-question': {
    id: number;
    statement: string;
    statement_en: string;
    kind: "TEXTO_LIVRE" | "ESCOLHA";
    options: Json;
    rated: boolean;
    version: number;
    editor: string | null;
    changed_at: number | null;
    uses: number;
  };
  'surveys.invite': {
    guid: string;
  };
  'surveys.invited': {
    invited: number;
    of_these: number;
    answered: number;
  };
  'surveys.lock': {
    survey_guid: string;
    title: string;
    title_en: string;
    answered: boolean;
  };
  'surveys.lock-question': {
    id: number;
  };
  'surveys.questions': {
    id: number;
    statement: string;
    statement_en: string;
    kind: "TEXTO_LIVRE" | "ESCOLHA";
    options: Json;
  };
  'surveys.questions-of-staff': {
    id: number;
    statement: string;
    statement_en: string;
    kind: "TEXTO_LIVRE" | "ESCOLHA";
    options: Json;
    rated: boolean;
    version: number;
    editor: string | null;
    changed_at: number | null;
    uses: number;
  };
  'surveys.stores': {
    codigo: number;
    nome: string;
  };
  'surveys.title': {
    title: string;
    title_en: string;
  };
  'taken-work.all': {
    kind: "question" | "proposal" | "conditional-sale" | "cancellation" | "refund" | "verification" | "document" | "data-request" | "suspicion" | "dead-mail" | "ended-offer" | "store-registration" | "conversation" | "complaint";
    code: number;
    account_id: number;
    staff_role: "sales" | "content" | "finance" | "support" | "yard" | "administrator" | null;
    partner_id: number | null;
    away: boolean;
    name: string;
    subject: string | null;
    store: number | null;
    active_at: number;
  };
  'taken-work.list': {
    code: number;
    account_id: number;
    name: string;
    store: number | null;
    taken_at: number;
  };
  'taken-work.lock': {
    account_id: number;
    name: string;
    store: number | null;
  };
  'team.colleague': {
    id: number;
    email: string;
    name: string;
    idiom: "PTBR" | "EN" | null;
  };
  'team.lock-administrators': {
    id: number;
    email: string;
    name: string;
    idiom: "PTBR" | "EN" | null;
  };
  'team.store-owners': {
    id: number;
    email: string;
    name: string;
    idiom: "PTBR" | "EN" | null;
  };
  'texts.list': {
    code: number;
    key: string;
    title: string | null;
    draft: boolean;
    number: number | null;
    publisher: string | null;
    published_at: number | null;
  };
  'texts.number-draft': {
    number: number | null;
  };
  'texts.shown': {
    title: string;
    html: string;
    title_en: string;
    html_en: string;
  };
  'texts.versions': {
    number: number | null;
    title: string;
    html: string;
    title_en: string;
    html_en: string;
    restored: number | null;
    version: number;
    editor: string | null;
    changed_at: number | null;
    publisher: string | null;
    published_at: number | null;
  };
  'transfer-fines.add': {
    code: number;
  };
  'transfer-fines.list': {
    code: number;
    happened_on: string;
    cents: number;
    description: string;
    payer: "buyer" | "seller";
    reason: string | null;
    recorded_at: number;
  };
  'transfer.changed': {
    purchase_code: number;
  };
  'transfer.claim-due-steps': {
    purchase_code: number;
  };
  'transfer.claim-reminders': {
    purchase_code: number;
    buyer_due_on: string;
    reminded: "none" | "ten" | "three" | "late";
  };
  'transfer.events': {
    code: number;
    step: "gravame" | "atpv" | "assinatura-vendedor" | "assinatura-comprador" | "comunicacao" | "detran" | "liberacao";
    kind: "sent" | "done" | "confirmed" | "refused" | "waived" | "undone";
    side: "buyer" | "store" | "house";
    account_id: number;
    at: number;
    done_on: string | null;
    document: string | null;
    words: string | null;
    name: string;
  };
  'transfer.facts': {
    seen: string;
  };
  'transfer.lock': {
    code: number;
  };
  'transfer.purchase': {
    code: number;
    offer_code: number;
    account_id: number;
    created_at: number;
    cancelled_at: number | null;
    partner_id: number | null;
    title: string;
    paid_at: number | null;
    invoice_at: number | null;
    delivered_at: number | null;
    exempt: boolean;
    plated: boolean;
    lien: boolean;
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
  'undo.take': {
    action: string;
    before: Json;
  };
  'undoing.adopt-request': {
    id: number;
  };
  'undoing.insert': {
    id: number;
  };
  'undoing.release-request': {
    id: number;
  };
  'undoing.returned': {
    vehicle_awaited: boolean;
    vehicle_back_at: number | null;
    refunded_at: number | null;
    money_left: boolean;
  };
  'undoing.vehicle': {
    status: "V" | "C" | "L" | "X";
    left: boolean;
  };
  'undoing.vehicle-awaited': {
    awaited: boolean;
  };
  'unproved-account.take-over': {
    id: number;
  };
  'vehicle-lookups.brand': {
    code: number;
    name: string;
  };
  'vehicle-lookups.find': {
    facts: Json | null;
  };
  'vehicle-lookups.model': {
    code: number;
    name: string;
    category_code: number;
  };
  'vehicle-lookups.of-user': {
    n: number;
  };
  'vehicle-lookups.take-call': {
    calls: number;
  };
  'visit-places.close-day': {
    place_code: number;
  };
  'visit-places.closed-days': {
    place: number;
    day: string;
    reason: string;
  };
  'visit-places.insert': {
    code: number;
  };
  'visit-places.lock': {
    code: number;
  };
  'visit-places.of-city': {
    code: number;
    open: boolean;
    hours: Json;
    capacity: number;
    contact: string;
    notes: string;
    version: number;
  };
  'visit-places.of-offer': {
    code: number;
    hours: Json;
    capacity: number;
    contact: string;
    notes: string;
    city_code: number;
    city: string;
    uf: string;
  };
  'visit-places.one': {
    code: number;
    partner_id: number | null;
    city_code: number;
    open: boolean;
    hours: Json;
    capacity: number;
    contact: string;
    notes: string;
    version: number;
  };
  'visit-places.open-day': {
    reason: string;
  };
  'visit-places.standing-on': {
    code: number;
  };
  'visit-places.taken': {
    place: number;
    from: number;
    until: number;
  };
  'visit-places.yard': {
    address: string;
  };
  'visit-places.yards': {
    partner_id: number | null;
    store: string | null;
    city_code: number;
    city: string;
    uf: string;
    address: string;
    code: number | null;
    open: boolean | null;
    hours: Json | null;
    capacity: number | null;
    contact: string | null;
    notes: string | null;
    version: number | null;
    standing: number;
  };
  'visits.astray': {
    code: number;
  };
  'visits.counts': {
    open: number;
    here: number;
    missed: number;
    came: number;
  };
  'visits.find': {
    code: number;
    account_id: number;
    offer_code: number;
    place_code: number;
    starts_at: number;
    ends_at: number;
    state: "pedida" | "marcada" | "passou" | "feita" | "faltou" | "cancelada" | "recusada";
    cause: "visitante" | "equipe" | "oferta" | "local" | "dia" | "prazo" | null;
    reason: string | null;
    note: string;
    booked_at: number;
    changed_at: number;
    reminded_at: number | null;
    version: number;
    title: string;
    partner_id: number | null;
    store: string | null;
    store_name: string | null;
    city: string;
    uf: string;
    address: string | null;
    contact: string;
    notes: string;
    visitor: string;
    phone: string | null;
  };
  'visits.insert': {
    code: number;
  };
  'visits.list': {
    code: number;
    offer_code: number;
    title: string;
    store_name: string | null;
    state: "pedida" | "marcada" | "passou" | "feita" | "faltou" | "cancelada" | "recusada";
    starts_at: number;
    ends_at: number;
    city: string;
    uf: string;
    visitor: string;
    phone: string | null;
    booked_at: number;
  };
  'visits.lock': {
    code: number;
  };
  'visits.of-account': {
    code: number;
    account_id: number;
    offer_code: number;
    place_code: number;
    starts_at: number;
    ends_at: number;
    state: "pedida" | "marcada" | "passou" | "feita" | "faltou" | "cancelada" | "recusada";
    cause: "visitante" | "equipe" | "oferta" | "local" | "dia" | "prazo" | null;
    reason: string | null;
    note: string;
    booked_at: number;
    changed_at: number;
    reminded_at: number | null;
    version: number;
    title: string;
    partner_id: number | null;
    store: string | null;
    store_name: string | null;
    city: string;
    uf: string;
    address: string | null;
    contact: string;
    notes: string;
    visitor: string;
    phone: string | null;
  };
  'visits.open-of-offers': {
    code: number;
  };
  'visits.open-offers': {
    code: number;
  };
  'visits.past': {
    code: number;
  };
  'visits.same': {
    code: number;
  };
  'visits.to-remind': {
    code: number;
  };
  'visits.told-visitor': {
    id: number;
    email: string;
    name: string;
    idiom: "PTBR" | "EN" | null;
  };
  'visits.unanswered': {
    code: number;
  };
  'visits.visitor': {
    confirmed: boolean;
  };
  'watch-lists.all': {
    kind: "sanctions" | "pep";
    source: string;
    names: number;
    read_at: number;
  };
  'watch-lists.named': {
    kind: string;
    name: string;
    document: string | null;
    detail: string;
  };
  'week-by-mail.claim-readers': {
    account_id: number;
    email: string;
    name: string;
    idiom: "PTBR" | "EN" | null;
    store_id: number | null;
    store_name: string | null;
  };
  'week-by-mail.wants': {
    account_id: number;
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
    editor: string | null;
    at: number;
  };
  'working-days.remove': {
    code: number;
    day: string;
    name: string;
  };
  'working-days.same': {
    name: string;
  };
  'working-days.save': {
    code: number;
  };
  'yard.by-client': {
    code: number;
    taken_by: number;
    taken_at: number;
  };
  'yard.count-photos': {
    photos: number;
  };
  'yard.event-by-client': {
    yard_code: number;
    by: number;
    at: number;
  };
  'yard.events': {
    kind: "entrada" | "vistoria" | "mudanca" | "anuncio" | "saida" | "saida-desfeita";
    details: Json;
    at: number;
    name: string;
  };
  'yard.insert': {
    code: number;
  };
  'yard.list': {
    code: number;
    plate: string | null;
    serial: string | null;
    kind: "carro" | "caminhao" | "onibus" | "maquina";
    city_code: number;
    city: string;
    uf: string;
    spot: string;
    partner_id: number | null;
    store: string | null;
    taken_at: number;
    taker: string;
    keys: number | null;
    offer_code: number | null;
    title: string | null;
    state: "saiu" | "sem-anuncio" | "rascunho" | "vendido" | "anunciado";
    left_at: number | null;
    version: number;
    photos: number;
  };
  'yard.list-one': {
    code: number;
    plate: string | null;
    serial: string | null;
    kind: "carro" | "caminhao" | "onibus" | "maquina";
    city_code: number;
    city: string;
    uf: string;
    spot: string;
    partner_id: number | null;
    store: string | null;
    taken_at: number;
    taker: string;
    keys: number | null;
    offer_code: number | null;
    title: string | null;
    state: "saiu" | "sem-anuncio" | "rascunho" | "vendido" | "anunciado";
    left_at: number | null;
    version: number;
    photos: number;
  };
  'yard.lock': {
    code: number;
    client_id: string;
    partner_id: number | null;
    plate: string | null;
    serial: string | null;
    kind: "carro" | "caminhao" | "onibus" | "maquina";
    city_code: number;
    spot: string;
    usage: number | null;
    counter: "Km" | "h";
    keys: number | null;
    checklist: Json;
    damages: Json;
    note: string;
    phone_time: string | null;
    offer_code: number | null;
    taken_by: number;
    taken_at: number;
    version: number;
    left_at: number | null;
  };
  'yard.move': {
    version: number;
  };
  'yard.named': {
    code: number;
    title: string;
    draft: boolean;
    is_new: boolean;
    open: boolean;
  };
  'yard.one': {
    code: number;
    client_id: string;
    partner_id: number | null;
    plate: string | null;
    serial: string | null;
    kind: "carro" | "caminhao" | "onibus" | "maquina";
    city_code: number;
    spot: string;
    usage: number | null;
    counter: "Km" | "h";
    keys: number | null;
    checklist: Json;
    damages: Json;
    note: string;
    phone_time: string | null;
    offer_code: number | null;
    taken_by: number;
    taken_at: number;
    version: number;
    left_at: number | null;
  };
  'yard.photo-by-client': {
    guid: string;
    yard_code: number | null;
    exit_code: number | null;
    added_by: number;
  };
  'yard.photos': {
    guid: string;
    client_id: string;
    width: number;
    height: number;
    added_at: number;
  };
  'yard.place': {
    name: string;
  };
  'yard.present': {
    code: number;
    spot: string;
    city: string;
    taken_at: number;
  };
}
