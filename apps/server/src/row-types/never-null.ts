/**
 * Functions and operators whose result is not null if no argument is: PostgreSQL does not expose this, so the ones in use are listed here.
 * A missing one makes a column nullable, never the other way round.
 */
export const nullOnlyFromNull = {
  functions: new Set(
    `abs age array_append array_cat array_remove ascii bool boolean btrim cardinality ceil ceiling char_length clock_timestamp concat
    concat_ws convert_from convert_to date date_part date_trunc decode digest encode extract float8 floor format format_type
    gen_random_uuid hashtext hashtextextended int2 int4 int8 interval json_array_length json_build_array json_build_object
    json_typeof jsonb_array_length jsonb_build_array jsonb_build_object jsonb_concat jsonb_typeof left length lower lpad ltrim
    make_date make_interval md5 mod nextval now num_nonnulls num_nulls numeric octet_length pg_current_snapshot
    pg_current_xact_id pg_is_in_recovery pg_snapshot_xmin pg_try_advisory_lock pg_try_advisory_xact_lock position random repeat
    replace reverse right round row_to_json rpad rtrim sha256 similarity split_part starts_with statement_timestamp strpos substr
    text timestamptz timezone to_char to_json to_jsonb to_timestamp to_tsvector translate trunc ts_rank unaccent upper
    word_similarity xid8 generate_series price_to_have search_text tsvector_to_array`.split(/\s+/u),
  ),
  /** Even if an argument is null. */
  evenFromNull: new Set(
    `concat concat_ws json_build_array json_build_object jsonb_build_array jsonb_build_object num_nonnulls num_nulls count row_number rank dense_rank
    percent_rank cume_dist ntile`.split(/\s+/u),
  ),
  operators: new Set(
    '+ - * / % = <> != < > <= >= || ~ ~* !~ !~* ~~ ~~* !~~ !~~* @> <@ && ? ?| ?& @@ ^ & | # << >>'.split(' '),
  ),
  /** For a non-empty group with non-null values. */
  aggregates: new Set(
    `sum min max avg array_agg string_agg bool_and bool_or every json_agg jsonb_agg json_object_agg jsonb_object_agg`.split(
      ' ',
    ),
  ),
} as const;
