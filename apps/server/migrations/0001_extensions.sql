-- Text search and look-ups ignore accents and case; every search column goes through search_text().
create extension if not exists unaccent;
create extension if not exists pg_trgm;

create text search configuration portuguese_unaccented (copy = pg_catalog.portuguese);
alter text search configuration portuguese_unaccented
  alter mapping for hword, hword_part, word with unaccent, portuguese_stem;

-- Immutable because the dictionary is named: only so may an index or a generated column use it.
create function search_text(value text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, value));

-- Offers and vehicles are addressed by one kind of code and never share one (C-30).
create sequence code_sequence start 1000;
