/** What an account (`a`) is found by: the expression of the index `account_search`. */
export const SEARCHED_ACCOUNT = `a.name || ' ' || a.surname || ' ' || a.email || ' ' || a.username || ' ' || coalesce(a.document, '') || ' ' ||
  coalesce(a.phone, '') || ' ' || coalesce(a.trade_name, '')`;
