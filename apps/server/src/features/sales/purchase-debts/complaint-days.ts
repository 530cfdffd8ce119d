/** `keepsFromCollecting` of the domain in SQL, of a complaint `c`; one from before that was told stops storage whatever it is about. */
export const KEEPS_FROM_COLLECTING = `(not c.storage_told or c.remedy = 'desfazer'
    or c.category in ('vicio-oculto', 'documentos', 'descricao', 'debitos', 'entrega'))`;

/** `endedAgainstBuyer` of the domain in SQL, of a complaint `c` whose buyer was told what follows for storage. A test holds the two together. */
const ENDED_AGAINST_BUYER = `(c.storage_told and c.state = 'closed' and c.end_reason <> 'fulfilled'
    and case when c.finding is null then c.end_reason in ('withdrawn', 'unanswered') else c.finding = 'improcedente' end)`;

/** When the day of a storage day `d` begins, and `days` later. */
const begins = (days: number): string => `((d.day + ${days})::timestamp at time zone 'America/Sao_Paulo')`;

/**
 * What a storage day `d` counts as (`DayKind`): the day of a complaint counts after all once every complaint that kept its buyer from collecting on it
 * has ended against them.
 */
export const STORAGE_DAY_KIND = `case when d.outcome = 'reclamacao' and coalesce((select bool_and(${ENDED_AGAINST_BUYER}) from complaint c
    where c.purchase_code = d.purchase_code and ${KEEPS_FROM_COLLECTING} and c.opened_at < ${begins(1)}
      and (c.closed_at is null or c.closed_at >= ${begins(0)})), false) then 'reclamacao-conta' else d.outcome end`;
