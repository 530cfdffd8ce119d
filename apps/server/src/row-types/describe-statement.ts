import type pg from 'pg';
import type { Statement } from '../platform/db/statement.ts';
import { columnsOf, type Known } from './analysis.ts';
import { asList, asNodes, readNodeTree, type TreeNode } from './node-tree.ts';
import type { Catalog } from './read-catalog.ts';

/** A column of a statement's result. */
export interface AnsweredColumn extends Known {
  readonly name: string;
  /** Its type by the name that PostgreSQL gives it. */
  readonly type: string;
}

interface Prepared {
  readonly parameters: readonly string[];
  readonly results: readonly string[] | null;
}

const prepared = `
  select array(select format_type(t, null) from unnest(parameter_types) with ordinality u(t, n) order by n) as parameters,
    case when result_types is not null then array(select format_type(t, null) from unnest(result_types) with ordinality u(t, n) order by n) end as results
  from pg_prepared_statements where name = 'described'`;
const body = `select prosqlbody::text as tree from pg_proc where proname = 'described' and pronamespace = pg_my_temp_schema()`;
const answering = /^\s*(?:--[^\n]*\n\s*)*(?:select|with|insert|update|delete|merge|values)\b/iu;

/**
 * The result of a statement, by PostgreSQL's names and types and its own analysis of the query, which it stores for the body of a function.
 * Throws with the name of a statement that PostgreSQL refuses.
 */
export async function describeStatement(
  client: pg.Client,
  catalog: Catalog,
  { name, text }: Statement,
): Promise<readonly AnsweredColumn[]> {
  if (!answering.test(text)) return [];
  try {
    await client.query(`begin; prepare described as ${text}`);
    const [found] = (await client.query<Prepared>(prepared)).rows;
    if (!found || found.results === null) return [];
    const { parameters, results } = found;
    await client.query(
      `create function pg_temp.described(${parameters.join(', ')}) returns void language sql begin atomic ${text}\n; end`,
    );
    const [tree] = (await client.query<{ tree: string }>(body)).rows;
    const columns = columnsOf(catalog, queryIn(tree?.tree ?? ''));
    if (columns.length !== results.length) throw new Error('the columns cannot be told apart');
    // A lock returns no columns.
    return columns
      .map((column, index) => ({ ...column, type: results[index] ?? '' }))
      .filter(({ type }) => type !== 'void');
  } catch (error) {
    throw new Error(`The statement ${name} cannot be described.`, { cause: error });
  } finally {
    await client.query('rollback; deallocate all');
  }
}

function queryIn(tree: string): TreeNode {
  const [query] = asList(readNodeTree(tree)).flatMap((each) => asNodes(each));
  if (query?.kind !== 'QUERY') throw new Error('no query was found');
  return query;
}
