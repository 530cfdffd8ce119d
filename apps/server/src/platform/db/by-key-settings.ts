/**
 * PostgreSQL settings of connections whose statements find everything by keys, however much they are given: one plan is right for all. By default
 * PostgreSQL plans many of them again each time, which costs a single bid more than everything else. A plan lives as long as its connection,
 * even one made while a table was almost empty and reading all of it was cheapest; so reading whole tables is ruled out, and work costs no
 * more as tables grow.
 */
export const byKeySettings: Readonly<Record<string, string>> = {
  plan_cache_mode: 'force_generic_plan',
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  enable_material: 'off',
};
