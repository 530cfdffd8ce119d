import type { Database } from '../../src/platform/db/database.ts';

/** Acts while the database refuses new mails to an address; removes what it set up, whatever happens. */
export async function whileMailRefused<Done>(
  database: Database,
  recipient: string,
  act: () => Promise<Done>,
): Promise<Done> {
  const run = (text: string) => database.run({ name: '', text });
  await run(
    `create function test_refuse_mail() returns trigger language plpgsql as $f$ begin
       if new.recipient = '${recipient}' then raise exception 'refused'; end if; return new; end $f$`,
  );
  await run(
    'create trigger test_refuse_mail before insert on mail for each row execute function test_refuse_mail()',
  );
  try {
    return await act();
  } finally {
    await run('drop function test_refuse_mail() cascade');
  }
}
