import { importStatement } from '@patio/contract/finance/statements/import-statement.ts';
import type { StaffMember } from '../../builders/staff.ts';

let made = 0;

/** Imports a statement of an account of its own with one movement that went out (centavos, day as yyyy-mm-dd), and gives its number. */
export async function importSent(
  by: StaffMember,
  { amount, id, day }: { readonly amount: number; readonly id: string; readonly day: string },
): Promise<number> {
  made += 1;
  const text = `OFXHEADER:100\n\n<OFX><STMTRS><CURDEF>BRL<BANKACCTFROM><ACCTID>sent ${made}</BANKACCTFROM>
<BANKTRANLIST><STMTTRN><TRNTYPE>DEBIT<DTPOSTED>${day.replaceAll('-', '')}<TRNAMT>-${(amount / 100).toFixed(2)}<FITID>${id}<MEMO>TED ENVIADA</STMTTRN>
</BANKTRANLIST></STMTRS></OFX>\n`;
  const conteudo = Buffer.from(text).toString('base64');
  const reply = await by.post('/admin/statements', { nome: 'extrato.ofx', conta: null, conteudo });
  if (reply.statusCode !== 201) throw new Error(reply.body);
  const { codigo } = importStatement.success.schema.parse(reply.json()).data;
  const listed = await by.get(`/admin/statement-lines?extrato=${codigo}`);
  return listed.json<{ data: readonly { codigo: number }[] }>().data[0]?.codigo ?? 0;
}
