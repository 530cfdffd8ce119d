import { count } from '../../count.ts';
import type { Texts } from '../../ptbr.ts';

const offers = count('open offer', 'open offers');
const bidders = count('bidder', 'bidders');
const proposals = count('open proposal', 'open proposals');
const purchases = count('purchase in progress', 'purchases in progress');

export const stores: Texts['stores'] = {
  title: 'Stores',
  name: 'Name',
  address: 'Address on the site',
  noAddress: 'not chosen yet',
  state: 'Status',
  states: {
    incompleta: 'Incomplete registration',
    analise: 'Under review',
    aberta: 'Open',
    suspensa: 'Suspended',
    recusada: 'Refused',
    encerrada: 'Closed',
  },
  city: 'City',
  offers: 'Open offers',
  members: 'Members',
  registered: 'Registered',
  memberSince: 'On the site since',
  email: 'E-mail',
  emailConfirmed: 'E-mail confirmed on',
  emailUnconfirmed: 'not confirmed yet',
  company: 'Legal name',
  site: 'Site of the company',
  phone: 'Telephone',
  representative: 'Legal representative',
  representativeCpf: 'CPF of the representative',
  owner: 'Answers for the store',
  noOwner: 'nobody',
  place: 'Address',
  description: 'Description',
  data: 'Data of the store',
  decided: 'Latest decision',
  reason: 'Reason',
  standing: 'Now',
  stayed: 'Offers that stand still',
  bidders: 'Bidders on open offers',
  proposals: 'Open proposals',
  purchases: 'Purchases in progress',
  open: 'Open the whole store',
  toStore: 'See the store on the site',
  toOwner: 'Open the account of the owner',
  back: 'All stores',
  number: (code) => `Store ${code}`,
  incompleteHint:
    'The e-mail is not confirmed or the address on the site is not chosen: the registration does not wait for a decision yet.',
  refusedHint: 'The partner can correct the data and send it again, with the same e-mail and password.',
  approve: 'Approve',
  approveTitle: (name) => `Open ${name} to the public?`,
  approveText: (address, owner, email) =>
    `The store appears at /${address}, and its offers are on the site. ${owner} answers for it and invites others. ${email} is notified by e-mail.`,
  approved: 'Store approved and notified.',
  refuse: 'Refuse',
  refuseTitle: (name) => `Refuse the registration of ${name}?`,
  refuseText: (email) =>
    `${email} receives the reason by e-mail. The address on the site is free again, and the partner has no access to the back office until the registration is sent again.`,
  refused: 'Registration refused and store notified.',
  storeReads: 'Reason, which the store reads',
  suspend: 'Suspend the store',
  suspendTitle: (name) => `Suspend ${name}?`,
  suspendText:
    'The store leaves the site at once, and its back office closes. The clocks of its offers stop; after 24 hours bidders may withdraw their bids. Purchases in progress pass to our team. The store, bidders and buyers are notified.',
  suspendScope: (scope) =>
    `This concerns ${offers(scope.ofertasAbertas)}, ${bidders(scope.participantes)}, ${proposals(scope.propostas)} and ${purchases(scope.compras)}.`,
  suspended: (number) => `Store suspended: ${count('offer stands', 'offers stand')(number)} still.`,
  release: 'Reopen the store',
  releaseTitle: (name) => `Reopen ${name}?`,
  releaseText:
    'The store is back on the site, and the offers that stood still because of it continue, each with the time it had left. Purchases that passed to our team stay there. The store, bidders and buyers are notified.',
  releaseScope: (number) => `Offers that continue: ${number}.`,
  released: (number) => `Store reopened: ${count('offer continues', 'offers continue')(number)}.`,
  end: 'Close for good',
  endTitle: (name) => `Close ${name} for good?`,
  endText: (members, running) =>
    [
      'The store does not come back, and its address is given to no other.',
      ...(members === 0
        ? []
        : [
            `${count('user loses access to the back office and remains a buyer', 'users lose access to the back office and remain buyers')(members)}.`,
          ]),
      ...(running === 0 ? [] : [`Our team completes ${purchases(running)}.`]),
      'The store is notified.',
    ].join(' '),
  ended: 'Store closed and notified.',
  history: 'History',
};
