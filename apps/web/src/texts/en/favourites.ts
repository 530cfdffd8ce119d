import type { Dictionary } from '../dictionary.ts';

export const favouriteTexts = {
  title: 'My favourites',
  list: 'Favourite offers',
  emptyTitle: 'No favourites',
  emptyText: 'You have not added any offers to your favourites yet.',
  seeOffers: 'See offers',
  failed: 'Your favourites could not be loaded.',
  added: 'Offer added to your favourites.',
  removed: 'Removed from your favourites',
  undo: 'Undo',
  notAdded: 'The offer could not be added to your favourites. Please try again.',
  notRemoved: 'The offer could not be removed from your favourites. Please try again.',
  ended: 'Ended',
  sold: 'Sold',
} satisfies Dictionary['favourites'];
