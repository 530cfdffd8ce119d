import type { Queries } from '../../../../platform/db/database.ts';
import { shape, statement } from '../../../../platform/db/statement.ts';

interface Named {
  readonly codigo: number;
  readonly nome: string;
}

interface Choices {
  readonly categorias: readonly Named[];
  readonly subcategorias: readonly (Named & { readonly categoria: number })[];
  readonly marcas: readonly Named[];
  readonly estados: readonly (Named & { readonly uf: string })[];
  readonly lojas: readonly Named[];
}

const list = (columns: string, from: string) =>
  `(select coalesce(json_agg(json_build_object(${columns})), '[]') from (select * ${from}) t)`;

const choices = statement({
  name: 'drafts.choices',
  text: `select ${list(`'codigo', t.code, 'nome', t.name`, 'from category where active order by position')} as categorias,
    ${list(`'codigo', t.code, 'nome', t.name, 'categoria', t.category_code`, 'from subcategory where active order by name')} as subcategorias,
    ${list(`'codigo', t.code, 'nome', t.name`, 'from brand where active order by name')} as marcas,
    ${list(`'codigo', t.code, 'nome', t.name, 'uf', t.uf`, 'from state order by name')} as estados,
    ${list(`'codigo', t.id, 'nome', t.name`, `from partner where status = 'approved' and ($1::bigint is null or id = $1) order by name`)} as lojas`,
  shape: shape<Choices>(),
});

const models = statement({
  name: 'drafts.models',
  text: `select code as codigo, name as nome, category_code as categoria from model where brand_code = $1 and active order by name`,
});

const names = statement({
  name: 'drafts.names',
  text: `select b.name as brand, m.name as model from brand b join model m on m.brand_code = b.code where b.code = $1 and m.code = $2`,
});

/** The names of a brand and a model of it; undefined: there is no such model. */
export function findNames(queries: Queries, brand: number, model: number) {
  return queries.row(names, [brand, model]);
}

/** What a form can choose from; `storeId`: the only store, null: all. */
export async function findChoices(queries: Queries, storeId: number | null) {
  const row = await queries.row(choices, [storeId]);
  const { categorias = [], subcategorias = [], marcas = [], estados = [], lojas = [] } = row ?? {};
  return {
    categorias: [...categorias],
    subcategorias: [...subcategorias],
    marcas: [...marcas],
    estados: [...estados],
    lojas: [...lojas],
  };
}

/** The models of a brand. */
export function findModels(queries: Queries, brand: number) {
  return queries.rows(models, [brand]);
}
