/** A company that we buy from. */
export interface Supplier {
  name: string;
  place: string;
  supplies: string;
  deliveries: number;
  /** The percentage of deliveries on time. */
  onTime: number;
  contract: string;
  contractEnds: string;
}

/** The customer's suppliers. */
export const suppliers: readonly Supplier[] = [
  {
    name: 'Borealis Berries',
    place: 'Kotka, Finland',
    supplies: 'Frozen wild bilberry, lingonberry and raspberry',
    deliveries: 41,
    onTime: 95,
    contract: 'C-2041',
    contractEnds: 'Price review in autumn',
  },
  {
    name: 'Saltmarsh Fisheries',
    place: 'Esbjerg, Denmark',
    supplies: 'Smoked trout and mackerel',
    deliveries: 28,
    onTime: 89,
    contract: 'C-1987',
    contractEnds: 'Ends on 31 December',
  },
  {
    name: 'Oatfield Mill',
    place: 'Gdynia, Poland',
    supplies: 'Oat base and oat drinks',
    deliveries: 36,
    onTime: 100,
    contract: 'C-2102',
    contractEnds: 'Runs for two more years',
  },
  {
    name: 'Nordkarton',
    place: 'Gothenburg, Sweden',
    supplies: 'Cartons, labels and film',
    deliveries: 19,
    onTime: 97,
    contract: 'C-2088',
    contractEnds: 'Renews every June',
  },
];
