import { Skeleton } from '@patio/ui/states.tsx';
import { Suspense, use } from 'react';
import { beforehand } from '../../../platform/screen/beforehand.ts';
import { fetchOnce } from '../../../platform/screen/fetch-once.ts';
import type { DealPanelProps } from './deal-panel-props.ts';

const loadAuctionDisplay = fetchOnce(() => import('./auction-display.tsx'));

/** Preloads it because a user is about to need it. */
export function prepareAuctionDisplay(): void {
  void loadAuctionDisplay();
}

// The page of a bidder has the bid field from the start: its code must be loaded before hydration.
beforehand(({ searchParams }) => searchParams.get('view') === 'leilao', loadAuctionDisplay);

interface Props extends DealPanelProps {
  readonly name: 'AuctionFigures' | 'AuctionActions';
}

/** A part of the auction display, which is loaded only where a user wants to bid. */
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
