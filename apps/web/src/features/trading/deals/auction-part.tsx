import { Skeleton } from '@patio/ui/states.tsx';
import { Suspense, use } from 'react';
import { beforehand } from '../../../platform/screen/beforehand.ts';
import { fetchOnce } from '../../../platform/screen/fetch-once.ts';
import type { DealPanelProps } from './deal-panel-props.ts';

const loadAuctionDisplay = fetchOnce(() => import('./auction-display.tsx'));

/** Fetches it because a user is about to want it. */
export function prepareAuctionDisplay(): void {
  void loadAuctionDisplay();
}

// Who comes to bid finds the bid field in the page: its code has to be there when the page is taken over.
beforehand(({ searchParams }) => searchParams.get('view') === 'leilao', loadAuctionDisplay);

interface Props extends DealPanelProps {
  readonly name: 'AuctionFigures' | 'AuctionActions';
}

/** A part of the auction display, which is fetched only where a user wants to bid. */
export function AuctionPart(props: Props) {
  return (
    <Suspense fallback={<Skeleton className={props.name === 'AuctionFigures' ? 'h-[88px]' : 'h-64'} />}>
      <Fetched {...props} />
    </Suspense>
  );
}

function Fetched({ name, ...props }: Props) {
  const Part = use(loadAuctionDisplay())[name];
  return <Part {...props} />;
}
