import { namesList } from '@patio/contract/catalogue/names/staff-name.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';
import { listSource } from '../../../platform/lists/public.ts';

/** The four kinds of names, as they are stored and written in translations. */
export type StoredKind = 'category' | 'subcategory' | 'brand' | 'model';

const own = `active, own_icon, version, changed_by, changed_at`;

/** Every name of the four kinds; `place` orders it, and `list` is the column of offers that lists it. */
const names = `(
  select 'category' as kind, 1 as rank, code, name, null::int as category_code, null::int as brand_code, icon, ${own},
    lpad(position::text, 5, '0') as place from category
  union all select 'subcategory', 2, s.code, s.name, s.category_code, null, null, s.active, s.own_icon, s.version, s.changed_by, s.changed_at,
    lpad(k.position::text, 5, '0') || ' ' || search_text(s.name) from subcategory s join category k on k.code = s.category_code
  union all select 'brand', 3, code, name, null, null, null, ${own}, search_text(name) from brand
  union all select 'model', 4, m.code, m.name, m.category_code, m.brand_code, null, m.active, m.own_icon, m.version, m.changed_by, m.changed_at,
    search_text(k.name) || ' / ' || search_text(m.name) from model m join brand k on k.code = m.brand_code)`;

const from = `from ${names} n left join account a on a.id = n.changed_by left join category c on c.code = n.category_code
  left join brand b on b.code = n.brand_code
  left join translation t on t.kind = n.kind and t.code = n.code::text and t.language = 'EN'`;

const shownIn = (column: string) =>
  `(select count(*) from offer o where o.status = 'A' and o.${column} @> array[n.code])`;

/** Another name of the same kind and place that looks the same, by what `get` selects of it. */
const twin = (get: (row: string) => string) => `case n.kind
  when 'category' then (select ${get('x')} from category x where x.code <> n.code and name_key(x.name) = name_key(n.name) limit 1)
  when 'subcategory' then (select ${get('x')} from subcategory x where x.category_code = n.category_code and x.code <> n.code
    and name_key(x.name) = name_key(n.name) limit 1)
  when 'brand' then (select ${get('x')} from brand x where x.code <> n.code and name_key(x.name) = name_key(n.name) limit 1)
  else (select ${get('x')} from model x where x.brand_code = n.brand_code and x.category_code = n.category_code and x.code <> n.code
    and name_key(x.name) = name_key(n.name) limit 1) end`;

interface Named {
  readonly codigo: number;
  readonly nome: string;
}

const base = statement({
  name: 'names.list',
  text: `select n.kind, n.code, n.name, coalesce(t.name, '') as english, n.category_code, c.name as category, n.brand_code, b.name as brand,
    n.active, coalesce('imagem-' || n.own_icon || '-x', n.icon) as icon, n.own_icon, n.version, a.name as editor, n.changed_at,
    case n.kind when 'category' then ${shownIn('category_codes')} when 'subcategory' then ${shownIn('subcategory_codes')}
      when 'brand' then ${shownIn('brand_codes')} else ${shownIn('model_codes')} end as shown,
    ${twin((row) => `json_build_object('codigo', ${row}.code, 'nome', ${row}.name)`)} as twin ${from}`,
  shape: shape<{ kind: StoredKind; twin: Named }>(),
});

const find = statement({
  name: 'names.find',
  text: `${base.text} where n.kind = $1 and n.code = $2`,
  shape: shape<{ kind: StoredKind; twin: Named }>(),
});

/** Where the list of names comes from; subcategories stand below their category, models below their brand. */
export const namesSource = listSource(namesList, {
  base,
  from,
  key: '(n.rank::bigint * 1000000000 + n.code)',
  sorts: {
    ordem: { sql: 'n.place', type: 'text' },
    nome: { sql: 'search_text(n.name)', type: 'text' },
    em: { sql: `coalesce(n.changed_at, 'epoch'::timestamptz)`, type: 'timestamptz' },
  },
  filters: {
    tipo: `(array['categoria', 'subcategoria', 'marca', 'modelo'])[n.rank]`,
    codigo: 'n.code',
    categoria: `case n.kind when 'category' then n.code when 'brand' then null else n.category_code end`,
    marca: `case n.kind when 'brand' then n.code else n.brand_code end`,
    ativo: 'n.active',
    parecido: `(${twin(() => 'true')} is not null)`,
  },
  searched: { texts: ['n.name', 't.name'], codes: ['n.code'] },
});

/** A name; undefined if unknown. */
export const findName = (queries: Queries, kind: StoredKind, code: number) => queries.row(find, [kind, code]);
export type NameRow = NonNullable<Awaited<ReturnType<typeof findName>>>;
