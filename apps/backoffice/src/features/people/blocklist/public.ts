export { LiftListing } from './lift-listing.tsx';
