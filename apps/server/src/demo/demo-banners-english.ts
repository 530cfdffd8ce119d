import { bannerGuids } from './demo-banners.ts';

/** Title, description and own button of each banner of the demo world in English, in their order. */
const WORDS: readonly (readonly [title: string, description: string, button: string | null])[] = [
  ['Used vehicles with a history', 'Renewed fleets, inspection report and photos from every side.', null],
  ['Bid from wherever you are', 'Set your maximum and follow it live.', null],
  ['Pickups for the country', 'Diesel, double cab and four-wheel drive.', 'See cars'],
  ['Machines ready for the site', 'Hour meter checked and visits by appointment.', 'See machinery'],
  ['Buy now', 'A cash price, without waiting for the end of the offer.', null],
  ['Buses and minibuses', 'Charter, school and city.', 'See buses'],
  ['Make an offer', 'Say what you would pay: the sales team answers.', null],
  ['Want to sell with us?', 'Open your store and reach buyers all over the country.', 'Become a partner'],
  ['Trailers and implements', 'Grain trailers, boxes, curtainsiders and tippers.', 'See trailers'],
  ['Cars', 'From small cars to pickups, all with photos and known origin.', null],
  ['For the family', 'SUVs with seven seats.', null],
  ['Utility vehicles', 'Vans for your deliveries.', null],
  ['From fleet to fleet', 'Maintained on schedule, papers ready.', null],
  ['Machinery', 'Excavators, loaders and tractors.', null],
  ['In the field', 'Tractors from 75 to 230 horsepower.', null],
  ['Buses', 'Coaches, city and school buses.', null],
  ['Charter', 'Comfort for groups of any size.', null],
  ['Trucks', 'Tractor units, rigid trucks and tippers.', null],
  ['Ready for the road', 'Serviced, with calibrated tachograph.', null],
  ['Trailers and implements', 'For dry loads, grain, cold goods and liquids.', null],
  ['Tankers and tippers', 'Sizes and capacities on the page of the offer.', null],
];

/** The rows of table `translation`. */
export function bannerTranslationRows(): object[] {
  return bannerGuids().map((code, index) => {
    const words = WORDS[index];
    if (words === undefined) throw new Error(`The banner ${index} has no English words.`);
    const [name, description, button] = words;
    return { kind: 'banner', code, language: 'EN', name, description, button };
  });
}
