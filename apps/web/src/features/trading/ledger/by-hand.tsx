import { ledgerLine } from '@patio/domain/trading/auctions/ledger/ledger-chain.ts';
import { useLedgerTexts } from './ledger-texts.ts';
import { publicLedger, type WireLedger } from './public-ledger.ts';

/** How to verify without this page, with the first line as an example. */
export function ByHand({ wire }: { wire: WireLedger | null }) {
  const texts = useLedgerTexts();
  const first = wire === null ? undefined : publicLedger(wire).entries[0];
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl font-bold">{texts.handTitle}</h2>
      <ul className="flex max-w-prose list-disc flex-col gap-2 pl-5">
        {texts.hand.map((paragraph) => (
          <li key={paragraph}>{paragraph}</li>
        ))}
      </ul>
      <p>
        {texts.exampleFormat} <code className="break-all">{texts.format}</code>
      </p>
      {first === undefined ? null : (
        <div className="flex flex-col gap-1">
          <p>{texts.example}</p>
          <code className="rounded-control bg-sunken p-3 text-sm break-all">
            printf %s '{ledgerLine(first)}' | sha256sum
          </code>
          <code className="rounded-control bg-sunken p-3 text-sm break-all">{first.hash}</code>
        </div>
      )}
    </section>
  );
}
