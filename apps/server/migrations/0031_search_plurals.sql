-- The other number of a word where the stemmer does not know it without accents: automóveis and automóvel, baús and baú, furgões
-- (which search_words() writes -ão already), vagens and vagem.
create function search_number(word text) returns text
  language sql immutable parallel safe
  return case
    when word ~ '[aeo]is$' then regexp_replace(word, 'is$', 'l')
    when word ~ '[aeo]l$' then regexp_replace(word, 'l$', 'is')
    when word ~ '[aeiou]ns$' then regexp_replace(word, 'ns$', 'm')
    when word ~ '[aeiou]m$' then regexp_replace(word, 'm$', 'ns')
    when word ~ '[aeiou]us$' then regexp_replace(word, 's$', '')
    when word ~ '[aeiou]u$' then word || 's'
  end;

-- Every word of the search in either number, in any order; the last one may be unfinished. Null without words.
create or replace function search_query(value text) returns tsquery
  language sql immutable parallel safe
  return (
    select string_agg(
      case
        when place < total and plainto_tsquery('pg_catalog.portuguese', word)::text = '' then null
        else '(' || concat_ws(' | ',
          nullif(plainto_tsquery('pg_catalog.portuguese', word)::text, ''),
          '''' || search_number(word) || '''',
          '''' || word || '''' || case when place = total then ':*' else '' end) || ')'
      end, ' & ')::tsquery
    from (
      select word, place, count(*) over () as total
      from regexp_split_to_table(trim(search_words(value)), ' +') with ordinality as w (word, place)
      where word <> ''
    ) words
  );
