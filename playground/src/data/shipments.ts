/** The status of a shipment. */
export type ShipmentStatus = 'under way' | 'at port' | 'delayed' | 'held' | 'delivered';

/** A shipment in transit. */
export interface Shipment {
  id: string;
  cargo: string;
  supplier: string;
  from: string;
  to: string;
  carrier: string;
  load: string;
  /** In degrees Celsius; absent for goods without cooling. */
  temperature?: number;
  eta: string;
  status: ShipmentStatus;
  /** The completed fraction of the route, from 0 to 1. */
  progress: number;
}

/** The product's data: one customer's shipments of two weeks. */
export const shipments: readonly Shipment[] = [
  {
    id: 'QM-4821',
    cargo: 'Wild bilberry, 10 kg',
    supplier: 'Borealis Berries',
    from: 'Kotka',
    to: 'Rotterdam',
    carrier: 'MV Solveig',
    load: '2 × 40′ reefer',
    temperature: -20,
    eta: 'Today, 18:30',
    status: 'under way',
    progress: 0.86,
  },
  {
    id: 'QM-4817',
    cargo: 'Smoked trout, 1 kg',
    supplier: 'Saltmarsh Fisheries',
    from: 'Esbjerg',
    to: 'Rotterdam',
    carrier: 'MV Lyngvig',
    load: '1 × 20′ reefer',
    temperature: 2,
    eta: 'Tomorrow, 04:10',
    status: 'delayed',
    progress: 0.62,
  },
  {
    id: 'QM-4824',
    cargo: 'Oat base, bulk',
    supplier: 'Oatfield Mill',
    from: 'Gdynia',
    to: 'Rotterdam',
    carrier: 'MV Zofia',
    load: '3 × 20′ tank',
    temperature: 6,
    eta: 'Tomorrow, 09:45',
    status: 'under way',
    progress: 0.58,
  },
  {
    id: 'QM-4809',
    cargo: 'Lingonberry, 5 kg',
    supplier: 'Borealis Berries',
    from: 'Luleå',
    to: 'Bremerhaven',
    carrier: 'MV Norrsken',
    load: '1 × 40′ reefer',
    temperature: -20,
    eta: 'Wed, 13:20',
    status: 'under way',
    progress: 0.41,
  },
  {
    id: 'QM-4802',
    cargo: 'Smoked mackerel, 500 g',
    supplier: 'Saltmarsh Fisheries',
    from: 'Esbjerg',
    to: 'Felixstowe',
    carrier: 'MV Lyngvig',
    load: '1 × 20′ reefer',
    temperature: 2,
    eta: 'Customs, since 06:15',
    status: 'held',
    progress: 0.97,
  },
  {
    id: 'QM-4798',
    cargo: 'Barista oat drink, 1 l',
    supplier: 'Oatfield Mill',
    from: 'Rotterdam',
    to: 'Hull',
    carrier: 'MV Humber Lark',
    load: '2 × 40′ dry',
    eta: 'Today, 21:00',
    status: 'at port',
    progress: 0.95,
  },
  {
    id: 'QM-4826',
    cargo: 'Cartons, flat',
    supplier: 'Nordkarton',
    from: 'Gothenburg',
    to: 'Rotterdam',
    carrier: 'MV Älvsborg',
    load: '1 × 40′ dry',
    eta: 'Thu, 07:00',
    status: 'under way',
    progress: 0.22,
  },
  {
    id: 'QM-4795',
    cargo: 'Raspberry, 2.5 kg',
    supplier: 'Borealis Berries',
    from: 'Kotka',
    to: 'Hamburg',
    carrier: 'MV Solveig',
    load: '1 × 40′ reefer',
    temperature: -20,
    eta: 'Today, 11:40',
    status: 'at port',
    progress: 1,
  },
  {
    id: 'QM-4790',
    cargo: 'Cocoa oat drink, 1 l',
    supplier: 'Oatfield Mill',
    from: 'Rotterdam',
    to: 'Dublin',
    carrier: 'MV Liffey Star',
    load: '1 × 40′ dry',
    eta: 'Fri, 16:30',
    status: 'delayed',
    progress: 0.35,
  },
  {
    id: 'QM-4829',
    cargo: 'Wild bilberry, 2.5 kg',
    supplier: 'Borealis Berries',
    from: 'Umeå',
    to: 'Rotterdam',
    carrier: 'MV Norrsken',
    load: '2 × 40′ reefer',
    temperature: -20,
    eta: 'Sat, 05:15',
    status: 'under way',
    progress: 0.08,
  },
  {
    id: 'QM-4786',
    cargo: 'Smoked trout, 500 g',
    supplier: 'Saltmarsh Fisheries',
    from: 'Esbjerg',
    to: 'Rotterdam',
    carrier: 'Road, NL-418',
    load: '18 pallets',
    temperature: 2,
    eta: 'Mon, 08:05',
    status: 'delivered',
    progress: 1,
  },
  {
    id: 'QM-4781',
    cargo: 'Oat base, bulk',
    supplier: 'Oatfield Mill',
    from: 'Gdynia',
    to: 'Rotterdam',
    carrier: 'MV Zofia',
    load: '2 × 20′ tank',
    temperature: 6,
    eta: 'Mon, 14:50',
    status: 'delivered',
    progress: 1,
  },
  {
    id: 'QM-4774',
    cargo: 'Lingonberry, 10 kg',
    supplier: 'Borealis Berries',
    from: 'Luleå',
    to: 'Bremerhaven',
    carrier: 'MV Norrsken',
    load: '1 × 40′ reefer',
    temperature: -20,
    eta: 'Sun, 19:30',
    status: 'delivered',
    progress: 1,
  },
  {
    id: 'QM-4770',
    cargo: 'Labels and film',
    supplier: 'Nordkarton',
    from: 'Gothenburg',
    to: 'Rotterdam',
    carrier: 'MV Älvsborg',
    load: '6 pallets',
    eta: 'Sun, 06:20',
    status: 'delivered',
    progress: 1,
  },
];

/** A vessel at one of our berths. */
export interface BerthCall {
  vessel: string;
  /** The hour of the day, 0 to 24. */
  from: number;
  to: number;
  note: string;
  tone: 'planned' | 'working' | 'late';
}

/** Today's berths. */
export const berths: readonly { name: string; calls: readonly BerthCall[] }[] = [
  {
    name: 'East 2',
    calls: [
      { vessel: 'Solveig', from: 1, to: 9, note: 'Discharged', tone: 'planned' },
      { vessel: 'Humber Lark', from: 11, to: 21, note: 'Loading', tone: 'working' },
    ],
  },
  {
    name: 'East 3',
    calls: [
      { vessel: 'Zofia', from: 4, to: 12, note: 'Discharged', tone: 'planned' },
      { vessel: 'Lyngvig', from: 17, to: 24, note: '3 h late', tone: 'late' },
    ],
  },
  {
    name: 'Cold 1',
    calls: [{ vessel: 'Norrsken', from: 7, to: 19, note: 'Discharging', tone: 'working' }],
  },
];

/** Pending decisions. */
export const decisions: readonly { title: string; text: string; due: string }[] = [
  {
    title: 'Customs hold on QM-4802',
    text: 'Felixstowe asks for the health certificate of the mackerel.',
    due: 'Before 16:00',
  },
  {
    title: 'Lyngvig arrives three hours late',
    text: 'Cold 1 is free until 21:00. Move the trout there, or wait for East 3?',
    due: 'Today',
  },
  {
    title: 'Notice for contract C-1987',
    text: 'Saltmarsh Fisheries ends on 31 December unless it is renewed.',
    due: 'This month',
  },
];

/** The figures of the day. */
export const figures: readonly {
  label: string;
  value: string;
  note: string;
  isUrgent?: boolean;
}[] = [
  { label: 'Under way', value: '14', note: '3 more than last week' },
  { label: 'Due in 48 hours', value: '5', note: '2 of them chilled' },
  { label: 'Delayed', value: '2', note: 'Lyngvig, Liffey Star', isUrgent: true },
  { label: 'Cold chain kept', value: '99.2%', note: 'One alert, store 2' },
];
