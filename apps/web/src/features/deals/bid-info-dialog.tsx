import { automaticIncrement } from '@patio/domain/auctions/increments.ts';
import { groupThousands } from '@patio/domain/money/format-money.ts';
import { Button } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { useEffect, useState } from 'react';
import { useTexts } from '../../platform/i18n/texts.ts';

interface Props {
  /** Centavos. */
  readonly increments: readonly number[];
  readonly onClose: () => void;
}

/** How bidding works: the house's own text, or the default ones, with what an automatic bid adds and a worked example (DETL-14, DETL-15). */
export function BidInfoDialog({ increments, onClose }: Props) {
  const { deal, shell } = useTexts();
  const own = useBidInfo();
  const reais = Math.round(automaticIncrement(null, increments) / 100);
  const increment = `R$ ${groupThousands(String(reais))},00`;
  return (
    <Dialog
      wide
      title={deal.howItWorks}
      closeLabel={shell.close}
      onClose={onClose}
      actions={
        <Button look="bid" onClick={onClose}>
          {shell.ok}
        </Button>
      }
    >
      <div className="prose max-w-2xl">
        {own === null ? null : (
          <>
            {own === '' ? (
              <>
                <h3 className="text-ink">{deal.infoManualTitle}</h3>
                <p>{deal.infoManual}</p>
                <h3 className="text-ink">{deal.infoAutomaticTitle}</h3>
              </>
            ) : (
              // The server cleans the texts of the house when they are saved.
              <div dangerouslySetInnerHTML={{ __html: own }} />
            )}
            <p>{deal.infoAutomatic(increment)}</p>
            <h3 className="text-ink">{deal.infoExampleTitle}</h3>
            <p>{deal.infoExample(increment)}</p>
            {own === '' ? <p>{deal.softClose(null)}</p> : null}
            <p>{deal.infoResult}</p>
          </>
        )}
      </div>
    </Dialog>
  );
}

/** The house's own words about bidding, '' when it has none, null until that is known. */
function useBidInfo(): string | null {
  const [html, setHtml] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    const load = async (): Promise<void> => {
      const { loadText } = await import('../content/public.ts');
      const text = await loadText('info_lance');
      if (current) setHtml(text?.html.trim() ?? '');
    };
    void load();
    return () => {
      current = false;
    };
  }, []);
  return html;
}
