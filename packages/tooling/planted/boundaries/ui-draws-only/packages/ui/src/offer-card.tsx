import { call } from '@patio/api-client/call.ts';

export const OfferCard = () => <p>{String(call)}</p>;
