/** The filter `comQuem` of a list: who has taken a record of it as work of the desk; 0: nobody. `key`: the number of the record. */
export function takenBy(kind: string, key: string): string {
  return `coalesce((select t.account_id from taken_work t where t.kind = '${kind}' and t.code = ${key}), 0)`;
}
